import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
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
    <Dialog isOpen role="alertdialog" title="Before it goes live" width="wide" onClose={onClose}>
      <p>
        {mayPublish
          ? 'It can go live like that. Do you want to mend this first?'
          : 'Not published. Visitors still see the page as it was before.'}
      </p>
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
        <Button onClick={onClose}>{mayPublish ? 'Not yet' : 'Close'}</Button>
        {mayPublish && (
          <Button kind="primary" onClick={onPublish}>
            Publish anyway
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
