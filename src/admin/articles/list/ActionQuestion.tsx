import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { staff } from '#languages/staff.ts';
import { ACTIONS, nameOf, onSite, type Task } from './article-actions.ts';
import type { ArticleActions } from './use-article-actions.ts';

interface ActionQuestionProps {
  question: Task;
  actions: ArticleActions;
}

/** Before articles come off the site, or are gone for good. */
export function ActionQuestion({ question, actions }: ActionQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={titleOf(question)}
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

function titleOf({ action, articles }: Task): string {
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
