import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { ProblemList } from './ProblemList.tsx';

interface PublishQuestionProps {
  problems: readonly PageProblem[];
  onPublish: () => void;
  onClose: () => void;
}

/** What there is to mend, asked when somebody publishes. */
export function PublishQuestion({ problems, onPublish, onClose }: PublishQuestionProps) {
  const mayPublish = problems.every(({ level }) => level === 'caution');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={staff.pages.beforeItGoesLive}
      width="wide"
      onClose={onClose}
    >
      <p>{mayPublish ? staff.pages.warningsQuestion : staff.pages.notPublished}</p>
      <ul className="grid gap-3">
        <ProblemList
          problems={problems}
          onGo={(go) => {
            onClose();
            go();
          }}
        />
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{mayPublish ? staff.pages.notYet : staff.pages.close}</Button>
        {mayPublish && (
          <Button kind="primary" onClick={onPublish}>
            {staff.pages.publishAnyway}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
