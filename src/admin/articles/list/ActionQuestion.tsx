import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { pluralize } from '#domain/text/when.ts';
import { ACTIONS, nameOf, onSite } from './article-actions.ts';
import type { ArticleActions, Task } from './use-article-actions.ts';

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
      confirm={ACTIONS[question.action].label}
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
  if (action === 'delete') return `Delete ${name} for good?`;
  return action === 'bin' ? `Move ${name} to the bin?` : `Archive ${name}?`;
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
