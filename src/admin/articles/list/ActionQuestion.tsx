import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { pluralize } from '#domain/text/when.ts';
import { ACTIONS, nameOf, onSite } from './article-actions.ts';
import type { ArticleActions, Task } from './use-article-actions.ts';

/** Before articles come off the site, or are gone for good. */
export function ActionQuestion({ actions }: { actions: ArticleActions }) {
  const { question, cancel, change } = actions;
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={question ? titleOf(question) : ''}
      onCancel={cancel}
      confirm={question && ACTIONS[question.action].label}
      kind={question?.action === 'delete' ? 'danger' : 'primary'}
      onConfirm={() => {
        if (question) change.mutate(question);
      }}
      change={change}
    >
      {question && <p>{consequence(question)}</p>}
    </ConfirmDialog>
  );
}

function titleOf({ action, articles }: Task): string {
  if (action === 'delete') return `Delete ${nameOf(articles)} for good?`;
  return action === 'bin' ? `Move ${nameOf(articles)} to the bin?` : `Archive ${nameOf(articles)}?`;
}

function consequence({ action, articles }: Task): string {
  if (action === 'delete') {
    return 'The text and every earlier version of it are gone then. This can’t be undone.';
  }
  const count = onSite(articles).length;
  const what =
    articles.length === 1
      ? 'It comes off the site, or off the schedule.'
      : `${pluralize(count, 'article')} of them ${count === 1 ? 'comes' : 'come'} off the site, or off the schedule.`;
  return `${what} The site is built again without ${count === 1 ? 'it' : 'them'}. The text is kept, and can be published again any time.`;
}
