import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useRef, useState, useTransition } from 'react';
import { attempt } from '#admin/sign-in/attempt.ts';
import { describeFactor } from '#admin/sign-in/describe-factor.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { removeFactor } from '#data/accounts/factors.ts';
import type { Factor } from '#domain/accounts/assurance.ts';
import { staff } from '#languages/staff.ts';
import { refreshAccount } from '#stores/account.ts';
import { $session } from '#stores/session.ts';
import { EnrolForm } from './EnrolForm.tsx';

type DeviceNews = ComponentProps<typeof Callout>;

export function FactorsPanel() {
  const { user } = useStore($session);
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState<DeviceNews | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  const factors = (user?.factors ?? []).filter(({ status }) => status === 'verified');
  return (
    <>
      {news && <Callout {...news} />}
      {factors.length === 0 && !isAdding && <p>{staff.account.noTwoFactorYet}</p>}
      {factors.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {factors.map((factor) => (
            <FactorLine
              key={factor.id}
              factor={factor}
              isLast={factors.length === 1}
              onOutcome={(outcome) => {
                setNews(outcome);
                if (outcome.tone === 'good') addButton.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {factors.length === 1 && !isAdding && (
        <p className="text-note text-soft">{staff.account.addSecondDevice}</p>
      )}
      {isAdding ? (
        <EnrolForm
          taken={(user?.factors ?? []).map(({ friendly_name }) => friendly_name ?? '')}
          onDone={(added) => {
            setAdding(false);
            if (!added) return;
            setNews({
              tone: 'good',
              title: staff.account.deviceAdded(added),
              children: staff.account.signingInTakesBoth,
            });
          }}
        />
      ) : (
        <Button
          ref={addButton}
          className="justify-self-start"
          onClick={() => {
            setNews(null);
            setAdding(true);
          }}
        >
          {staff.account.addAnAuthenticatorApp}
        </Button>
      )}
    </>
  );
}

function FactorLine({
  factor,
  isLast,
  onOutcome,
}: {
  factor: Factor;
  isLast: boolean;
  /** With 'good' the line is gone, and the focus with it. */
  onOutcome: (news: DeviceNews) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, start] = useTransition();
  const name = factor.friendly_name || describeFactor(factor);

  async function remove() {
    const { failure } = await attempt(() => removeFactor(factor.id));
    setAsking(false);
    await refreshAccount();
    onOutcome(
      failure
        ? {
            tone: 'bad',
            title: staff.account.wasNotRemoved(name, failure.isUnknown),
            children: failure.message,
          }
        : { tone: 'good', title: staff.account.deviceRemoved(name) },
    );
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-note text-soft">
          {describeFactor(factor)}
          {factor.created_at && (
            <RichText
              text={staff.account.addedWhen}
              parts={{ time: <RelativeTime at={factor.created_at} /> }}
            />
          )}
        </p>
      </div>
      <Button
        kind="danger"
        aria-label={staff.account.removeNamed(name)}
        onClick={() => setAsking(true)}
      >
        {staff.account.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={staff.account.askRemove(name)}
        onCancel={() => setAsking(false)}
        cancel={staff.screens.keepIt}
        confirm={staff.account.remove}
        onConfirm={() => start(remove)}
        change={{ isPending, error: null }}
      >
        <p>{isLast ? staff.account.removingTheOnlyOne : staff.account.removingOneOfSeveral}</p>
      </ConfirmDialog>
    </li>
  );
}
