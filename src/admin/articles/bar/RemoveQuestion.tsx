import type { ArticleStatus } from '#admin/articles/use-publication-status.ts';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import type { Publishing } from './use-publishing.ts';

interface RemoveQuestionProps {
  status: ArticleStatus;
  publishing: Publishing;
  onClose: () => void;
}

/** Before an article is taken off the site: what happens to it, and when. */
export function RemoveQuestion({ status, publishing, onClose }: RemoveQuestionProps) {
  const isScheduled = status.status === 'scheduled';
  return (
    <ConfirmDialog
      isOpen
      title={isScheduled ? 'Take it off the schedule?' : 'Take this article off the site?'}
      onCancel={onClose}
      confirm={isScheduled ? 'Take it off the schedule' : 'Take it off the site'}
      onConfirm={() => {
        if (isScheduled) publishing.unscheduling.mutate();
        else publishing.send('remove');
        onClose();
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
