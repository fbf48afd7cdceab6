import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import type { BarProps } from './use-article-bar.ts';

/** Back to what visitors read. */
export function DiscardQuestion({ bar: { versions, close } }: BarProps) {
  const { discarding } = versions;
  return (
    <ConfirmDialog
      isOpen
      title="Discard the waiting changes?"
      onCancel={close}
      confirm="Discard"
      onConfirm={() => discarding.mutate(undefined, { onSuccess: close })}
      change={discarding}
    >
      <p>
        The editor goes back to the text that is published. Visitors notice nothing. What you
        discard stays under Revisions, and you can undo this at once.
      </p>
    </ConfirmDialog>
  );
}

/** Before an article is taken off the site: what happens to it, and when. */
export function RemoveQuestion({ bar: { status, publishing, close } }: BarProps) {
  const isScheduled = status.status === 'scheduled';
  return (
    <ConfirmDialog
      isOpen
      title={isScheduled ? 'Take it off the schedule?' : 'Take this article off the site?'}
      onCancel={close}
      confirm={isScheduled ? 'Take it off the schedule' : 'Take it off the site'}
      onConfirm={() => {
        if (isScheduled) publishing.unscheduling.mutate();
        else publishing.send('remove');
        close();
      }}
    >
      {isScheduled ? (
        <p>It does not go live. The text stays here as a draft, and you can publish it any time.</p>
      ) : (
        <p>
          The site is built again without it; until that is done visitors still have it. After that{' '}
          <span className="wrap-anywhere font-medium">/blog/{status.published?.slug}</span> says
          that the page is not there. The text stays here as a draft, and you can publish it again
          any time.
        </p>
      )}
    </ConfirmDialog>
  );
}
