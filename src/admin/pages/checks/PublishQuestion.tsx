import { type Check, ChecksList } from '#admin/documents/ChecksList.tsx';
import { focusField, useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';

/** What is to mend, what keeps the page from going live first. @param onGo called for what leads to a field of this screen. */
export function useProblemChecks(
  problems: readonly PageProblem[],
  onGo: (go: () => void) => void = (go) => go(),
): Check[] {
  const { setOpenKey } = useOpenPage();
  const go = (key: string | null, at: string | null) => () =>
    onGo(() => {
      if (key) setOpenKey(key);
      focusField(at ?? key);
    });
  return problems
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ level, text, key, at, to }) => ({
      ...{ level, text },
      fix: to ?? (key || at ? go(key, at) : null),
    }));
}

const rank = ({ level }: PageProblem) => (level === 'must' ? 0 : 1);

interface PublishQuestionProps {
  problems: readonly PageProblem[];
  onPublish: () => void;
  onClose: () => void;
}

/** What there is to mend, asked when somebody publishes. */
export function PublishQuestion({ problems, onPublish, onClose }: PublishQuestionProps) {
  const checks = useProblemChecks(problems, (go) => {
    onClose();
    go();
  });
  const mayPublish = problems.every(({ level }) => level === 'caution');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={staff.releases.beforeItGoesLive}
      width="wide"
      onClose={onClose}
    >
      <p>{mayPublish ? staff.pages.warningsQuestion : staff.pages.notPublished}</p>
      <ChecksList checks={checks} />
      <DialogActions>
        <Button onClick={onClose}>{mayPublish ? staff.pages.notYet : staff.common.close}</Button>
        {mayPublish && (
          <Button kind="primary" onClick={onPublish}>
            {staff.translations.beside.publishAnyway}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
