import { saveStatus } from '#admin/articles/article-saver.ts';
import { useArticle } from '#admin/articles/article-store.ts';
import type { useLeaving } from '#admin/articles/use-leaving.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';

/** Asks an author who leaves an article that could not be saved on the way out. */
export function LeaveQuestion({ leaving }: { leaving: ReturnType<typeof useLeaving> }) {
  const status = useArticle(saveStatus);
  const hasRoom = useArticle((state) => state.copy !== 'refused');
  const canSave = status !== 'conflict' && status !== 'invalid';
  return (
    <ConfirmDialog
      isOpen={leaving.isAsking}
      title="Leave without saving?"
      onCancel={leaving.stay}
      actions={
        <>
          <Button kind="quiet" onClick={leaving.stay}>
            Stay here
          </Button>
          <Button onClick={leaving.leave}>Leave</Button>
          {canSave && (
            <Button kind="primary" isPending={status === 'saving'} onClick={leaving.saveAndLeave}>
              Save and leave
            </Button>
          )}
        </>
      }
    >
      <p>
        {hasRoom
          ? 'What you typed is kept on this device and is back when you open the article here again.'
          : 'This browser has no room for a copy: what you typed is back when you open the article again, as long as you don’t close or reload this page.'}{' '}
        Colleagues see it only once it is saved.
      </p>
    </ConfirmDialog>
  );
}
