import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { articleTranslations } from '#admin/queries/translations.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import type { Action } from '#admin/ui/dialogs/ActionMenu.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { List } from '#admin/ui/lists/List.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import {
  type ArticleAction,
  type ArticleState,
  changeArticles,
} from '#data/articles/article-list.ts';
import { duplicateDocument } from '#data/documents/documents.ts';
import { requestRelease } from '#data/releases/releases.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { ARTICLE_LIMITS } from '#domain/articles/article-text.ts';
import { titleOfCopy } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { ACTIONS, actionsFor, nameOf, onSite, outcomeOf, type Task } from './article-actions.ts';

/** The rows of the list, and what can be done to one or to many of them. */
export function ArticleRows({ articles }: { articles: readonly ArticleState[] }) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  // What is no longer shown is not chosen any more.
  const chosen = articles.filter(({ id }) => chosenIds.includes(id));
  const actions = useArticleActions(() => setChosenIds([]));
  const { question, done, change } = actions;
  const navigate = useNavigate();
  const translationsOf = useTranslations(articles);
  const copying = useDataChange({
    run: async (article: ArticleState) => {
      const title = titleOfCopy(article.title, ARTICLE_LIMITS.title, staff.articles.copyOf);
      const copy = await duplicateDocument('post', article.id, title);
      navigate(STAFF.article(copy.id));
    },
    changes: ['posts'],
  });

  function choose(wanted: string, isChosen: boolean) {
    const others = chosenIds.filter((id) => id !== wanted);
    setChosenIds(isChosen ? [...others, wanted] : others);
  }

  function menuOf(article: ArticleState): Action[] {
    const possible = actionsFor([article]).map((action) => ({
      id: action,
      label: staff.articles[ACTIONS[action].label],
      isDangerous: action === 'delete' || action === 'bin',
      run: () => actions.ask({ action, articles: [article] }),
    }));
    const duplicate = {
      id: 'duplicate',
      label: staff.articles.duplicate,
      run: () => copying.mutate(article),
    };
    return article.deletedAt ? possible : [duplicate, ...possible];
  }

  return (
    <>
      {!question && <ChangeFailed change={change} />}
      <ChangeFailed change={copying} />
      <div>
        {articles.length > 0 && (
          <>
            <ChosenBar
              shown={articles}
              chosen={chosen}
              onChoose={setChosenIds}
              actions={actionsFor(chosen)}
              isPending={change.isPending}
              onAct={(action) => actions.ask({ action, articles: chosen })}
            />
            <List label={staff.articles.articles}>
              {articles.map((article) => (
                <ArticleRow
                  key={article.id}
                  article={article}
                  isChosen={chosenIds.includes(article.id)}
                  onChoose={(isChosen) => choose(article.id, isChosen)}
                  actions={menuOf(article)}
                  translations={translationsOf(article)}
                />
              ))}
            </List>
          </>
        )}
        <div role="status" className="sticky bottom-4 z-10 empty:hidden">
          {done && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-shade px-4 py-2 shadow-lg">
              <p>{done.sentence}</p>
              <div className="flex gap-2">
                {done.undo && (
                  <Button
                    isPending={change.isPending}
                    onClick={() => done.undo && actions.ask(done.undo)}
                  >
                    {staff.articles.undo}
                  </Button>
                )}
                <Button kind="quiet" onClick={actions.dismiss}>
                  {staff.articles.close}
                </Button>
              </div>
            </div>
          )}
        </div>
      </div>
      {question && <ActionQuestion question={question} actions={actions} />}
    </>
  );
}

/** In a site of one language nobody asks. */
function useTranslations(articles: readonly ArticleState[]) {
  const originalOf = ({ id, translationOf }: ArticleState) => translationOf ?? id;
  const originals = [...new Set(articles.map(originalOf))];
  const isAsked = otherLanguages().length > 0 && originals.length > 0;
  const { data = [] } = useQuery({ ...articleTranslations(originals), enabled: isAsked });
  const byOriginal = Map.groupBy(data, ({ originalId }) => originalId);
  return (article: ArticleState) => byOriginal.get(originalOf(article)) ?? [];
}

interface ActionQuestionProps {
  question: Task;
  actions: ArticleActions;
}

/** Before articles come off the site, or are gone for good. */
function ActionQuestion({ question, actions }: ActionQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={questionOf(question)}
      onCancel={actions.cancel}
      confirm={staff.articles[ACTIONS[question.action].label]}
      kind={question.action === 'delete' ? 'danger' : 'primary'}
      onConfirm={() => actions.change.mutate(question)}
      change={actions.change}
    >
      <p>{consequence(question)}</p>
    </ConfirmDialog>
  );
}

function questionOf({ action, articles }: Task): string {
  const name = nameOf(articles);
  if (action === 'delete') return staff.articles.askDeleteForGood(name);
  return action === 'bin' ? staff.articles.askBin(name) : staff.articles.askArchive(name);
}

function consequence({ action, articles }: Task): string {
  if (action === 'delete') {
    return staff.articles.deleteForGoodHint;
  }
  const count = onSite(articles).length;
  const what =
    articles.length === 1
      ? staff.articles.comesOffSiteOrSchedule
      : staff.articles.someComeOffSiteOrSchedule(staff.screens.articleCount(count), count === 1);
  return staff.articles.rebuiltWithoutThem(what, count === 1);
}

interface ChosenBarProps {
  shown: readonly ArticleState[];
  chosen: readonly ArticleState[];
  onChoose: (ids: readonly string[]) => void;
  actions: readonly ArticleAction[];
  isPending: boolean;
  onAct: (action: ArticleAction) => void;
}

/** Above the rows: chooses all of them, and does something to all that are chosen. */
function ChosenBar({ shown, chosen, onChoose, actions, isPending, onAct }: ChosenBarProps) {
  const isAll = shown.length > 0 && chosen.length === shown.length;
  return (
    <div className="sticky top-18 z-10 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 bg-paper py-1">
      <Checkbox
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        onChange={(isChecked) => onChoose(isChecked ? shown.map(({ id }) => id) : [])}
        className="ps-3.5 text-note"
      >
        {chosen.length > 0 ? staff.articles.chosen(chosen.length) : staff.articles.chooseAllShown}
      </Checkbox>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              kind={action === 'delete' ? 'danger' : 'secondary'}
              isPending={isPending}
              onClick={() => onAct(action)}
            >
              {staff.articles[ACTIONS[action].label]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Asks before an action takes articles off the site or can't be undone. @param onDone they left the list. */
function useArticleActions(onDone: () => void) {
  const [question, setQuestion] = useState<Task | null>(null);
  /** What was done last, and what takes it back. */
  const [done, setDone] = useState<ReturnType<typeof outcomeOf> | null>(null);
  const change = useDataChange({
    run: async (task: Task) => {
      const ids = task.articles.map(({ id }) => id);
      setDone(outcomeOf(task, await changeArticles(ids, task.action)));
      setQuestion(null);
      onDone();
      // Visitors have them until the site is built without them.
      if (onSite(task.articles).length > 0) await requestRelease();
    },
    changes: ['posts', 'releases'],
  });

  return {
    question,
    done,
    change,
    ask: (task: Task) => {
      setDone(null);
      change.reset();
      if (task.action === 'delete' || onSite(task.articles).length > 0) setQuestion(task);
      else change.mutate(task);
    },
    cancel: () => setQuestion(null),
    dismiss: () => setDone(null),
  };
}

type ArticleActions = ReturnType<typeof useArticleActions>;
