import { type ReactNode, useState } from 'react';
import { LinkField } from '#admin/editor/LinkField.tsx';
import { linkAddress } from '#admin/editor/link-address.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { leadOn } from '#data/numbers.ts';
import { nameOfSource } from '#domain/numbers/describe-numbers.ts';
import { isOldAddress } from '#domain/site/old-address.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { showToast } from '#stores/toasts.ts';
import type { NumbersPart } from './Figures.tsx';

/** Where visitors come from, and what they did not find. */
export function NumbersAside({ numbers: { sources, missed }, titleOf }: NumbersPart) {
  const [asked, setAsked] = useState<string | null>(null);
  const words = staff.numbers;
  return (
    <div className="grid content-start gap-6">
      <Card title={words.whereFrom}>
        {sources.map(({ source, visits }) => (
          <Counted key={source} count={visits}>
            {nameOfSource(source)}
          </Counted>
        ))}
      </Card>
      <Card title={words.missed}>
        {missed.map(({ path, count, source }) => (
          <Counted key={path} count={count}>
            <span className="block">{path}</span>
            {source && (
              <span className="block text-note text-soft">{words.from(nameOfSource(source))}</span>
            )}
            {isOldAddress(path) && (
              <Button
                kind="link"
                aria-haspopup="dialog"
                onClick={() => setAsked(path)}
                className="-mb-2 print:hidden"
              >
                <span>
                  {words.leadOn}
                  <span className="sr-only"> {path}</span>
                </span>
              </Button>
            )}
          </Counted>
        ))}
      </Card>
      {asked !== null && (
        <LeadOnDialog path={asked} titleOf={titleOf} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

function Card({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title} className="rounded-xl border border-line bg-panel p-5">
      <h3 className="font-semibold text-note text-soft">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-line border-t">{children}</ul>
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

interface LeadOnDialogProps extends Pick<NumbersPart, 'titleOf'> {
  path: string;
  onClose: () => void;
}

/** Asks which page an address is to lead to. */
function LeadOnDialog({ path, titleOf, onClose }: LeadOnDialogProps) {
  const [to, setTo] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = useDataChange({
    run: (leadsTo: string) => leadOn(path, leadsTo),
    changes: ['numbers', 'changes'],
  });
  function submit() {
    const address = linkAddress(to, window.location.origin);
    // A page that is not there could lead back here.
    if (!address?.startsWith('/') || titleOf(address) === address) return setWrong(true);
    change.mutate(address, {
      onSuccess: () => {
        const text = staff.numbers.isLedOnNote(path, titleOf(address));
        showToast({ kind: 'success', title: staff.numbers.isLedOn, text });
        onClose();
      },
    });
  }
  return (
    <ConfirmDialog
      isOpen
      isForm
      title={staff.numbers.leadOnFrom(path)}
      confirm={staff.numbers.leadOn}
      onConfirm={submit}
      onCancel={onClose}
      change={change}
    >
      <LinkField
        isFirst
        hasNoFiles
        label={staff.numbers.pageInItsPlace}
        value={to}
        onChange={setTo}
        error={isWrong ? staff.numbers.choosePage : undefined}
      />
    </ConfirmDialog>
  );
}
