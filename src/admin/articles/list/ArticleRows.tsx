import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { articleTranslations } from '#admin/queries/translations.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import type { Action } from '#admin/ui/dialogs/ActionMenu.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { List } from '#admin/ui/lists/List.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { type ArticleState, duplicateArticle } from '#data/articles/article-list.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { ARTICLE_LIMITS } from '#domain/articles/article-text.ts';
import { titleOfCopy } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { ActionQuestion } from './ActionQuestion.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { ACTIONS, actionsFor } from './article-actions.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { useArticleActions } from './use-article-actions.ts';

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
      const copy = await duplicateArticle(article.id, title);
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
