import { type ReactNode, useState } from 'react';
import { LinkField } from '#admin/editor/LinkField.tsx';
import { linkAddress } from '#admin/editor/link-address.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { leadOn } from '#data/numbers.ts';
import { nameOfSource } from '#domain/numbers/describe-numbers.ts';
import type { Numbers } from '#domain/numbers/numbers.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { showToast } from '#stores/toasts.ts';
import { useFirstRows } from './use-first-rows.tsx';

interface NumbersAsideProps {
  numbers: Numbers;
  titleOf: (path: string) => string;
}

/** Where visitors come from, and what they did not find. */
export function NumbersAside({ numbers: { sources, missed }, titleOf }: NumbersAsideProps) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <div className="grid content-start gap-6 empty:hidden">
      {sources.length > 0 && (
        <Card
          title={staff.numbers.whereFrom}
          all={sources.map(({ source, visits }) => (
            <Counted key={source} count={visits}>
              {nameOfSource(source)}
            </Counted>
          ))}
        />
      )}
      {missed.length > 0 && (
        <Card
          title={staff.numbers.missed}
          hint={staff.numbers.missedHint}
          all={missed.map(({ path, count, source }) => (
            <Counted key={path} count={count}>
              <span className="block">{path}</span>
              {source && (
                <span className="block text-note text-soft">
                  {staff.numbers.from(nameOfSource(source))}
                </span>
              )}
              <Button
                kind="link"
                aria-haspopup="dialog"
                onClick={() => setAsked(path)}
                className="-mb-2 print:hidden"
              >
                <span>
                  {staff.numbers.leadOn}
                  <span className="sr-only"> {path}</span>
                </span>
              </Button>
            </Counted>
          ))}
        />
      )}
      {asked !== null && (
        <LeadOnDialog path={asked} titleOf={titleOf} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

/** How many rows of a card are in sight at once. */
const FIRST = 8;

interface CardProps {
  title: string;
  hint?: string;
  all: readonly ReactNode[];
}

function Card({ title, hint, all }: CardProps) {
  const { rows, more } = useFirstRows(all, FIRST, title);
  return (
    <section aria-label={title} className="grid gap-2 rounded-xl border border-line bg-panel p-5">
      <h3 className="font-semibold text-note text-soft">{title}</h3>
      {hint && <p className="-mt-2 text-note text-soft">{hint}</p>}
      <ul className="divide-y divide-line border-line border-t">{rows}</ul>
      {more}
    </section>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li className="flex justify-between gap-4 py-2.5">
      <div className="wrap-anywhere min-w-0">{children}</div>
      <span className="tabular-nums">{count.toLocaleString(staffTag())}</span>
    </li>
  );
}

interface LeadOnDialogProps extends Pick<NumbersAsideProps, 'titleOf'> {
  path: string;
  onClose: () => void;
}

/** Asks which page an address is to lead to. */
function LeadOnDialog({ path, titleOf, onClose }: LeadOnDialogProps) {
  const [to, setTo] = useState('');
  const [isWrong, setWrong] = useState(false);
  const leading = useDataChange({
    run: (leadsTo: string) => leadOn(path, leadsTo),
    changes: ['numbers', 'changes'],
  });
  function submit() {
    const address = linkAddress(to, window.location.origin);
    if (!address?.startsWith('/')) return setWrong(true);
    leading.mutate(address, {
      onSuccess: () => {
        const text = staff.numbers.isLedOnNote(path, titleOf(address));
        showToast({ kind: 'success', title: staff.numbers.isLedOn, text });
        onClose();
      },
    });
  }
  return (
    <Dialog isOpen title={staff.numbers.leadOnFrom(path)} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{staff.numbers.leadOnHint}</p>
        <LinkField
          isFirst
          isToPages
          label={staff.numbers.pageInItsPlace}
          value={to}
          onChange={(address) => {
            setTo(address);
            setWrong(false);
          }}
          error={isWrong ? staff.numbers.choosePage : undefined}
        />
        <ChangeFailed change={leading} />
        <DialogActions>
          <Button onClick={onClose}>{staff.common.cancel}</Button>
          <Button kind="primary" type="submit" isPending={leading.isPending}>
            {staff.numbers.leadOn}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
