import { Link } from 'react-router';
import { checkSign } from '#admin/articles/details/check-sign.ts';
import { focusField, useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';

const SIGNS = { must: '✕', caution: '!' };

/** What is to mend, each with the way there; what keeps the page from going live first. */
export function ProblemList({
  problems,
  onGo = (go) => go(),
}: {
  problems: readonly PageProblem[];
  /** Called for what leads to a field of this screen. */
  onGo?: (go: () => void) => void;
}) {
  const { setOpenKey } = useOpenPage();
  const inOrder = problems.toSorted((one, other) => rank(one) - rank(other));
  return inOrder.map((problem) => {
    const { level, key, at, to, text } = problem;
    const name = <span className="sr-only"> {staff.screens.quoted(text)}</span>;
    return (
      <li key={`${at} ${text}`} className="flex flex-wrap gap-x-2.5">
        <span aria-hidden="true" className={checkSign(level)}>
          {SIGNS[level]}
        </span>
        <span className="wrap-anywhere min-w-0 flex-1">{text}</span>
        {to && (
          <Link to={to} className="underline underline-offset-4">
            <RichText text={staff.pages.open} parts={{ part: name }} />
          </Link>
        )}
        {!to && (key || at) && (
          <Button
            kind="link"
            onClick={() =>
              onGo(() => {
                if (key) setOpenKey(key);
                focusField(at ?? key);
              })
            }
          >
            <RichText text={staff.pages.fix} parts={{ part: name }} />
          </Button>
        )}
      </li>
    );
  });
}

const rank = ({ level }: PageProblem) => (level === 'must' ? 0 : 1);

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
        <Button onClick={onClose}>{mayPublish ? staff.pages.notYet : staff.common.close}</Button>
        {mayPublish && (
          <Button kind="primary" onClick={onPublish}>
            {staff.pages.publishAnyway}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
