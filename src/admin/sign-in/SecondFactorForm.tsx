import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { createChallenge, verifyChallenge } from '#data/accounts/factors.ts';
import type { Factor } from '#domain/accounts/assurance.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { attempt } from './attempt.ts';
import { describeFactor } from './describe-factor.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { useCodeForm } from './use-code-form.ts';

export function SecondFactorForm() {
  const { user } = useStore($session);
  const factors = (user?.factors ?? []).filter(({ status }) => status === 'verified');
  const [chosen, setChosen] = useState(factors[0]?.id);
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  if (!factor) return null;
  return (
    <>
      {factors.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-medium">{staff.signInSteps.chooseDevice}</legend>
          {factors.map((one) => (
            <label key={one.id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="factor"
                className="size-4.5 accent-(--accent)"
                checked={one.id === factor.id}
                onChange={() => setChosen(one.id)}
              />
              {one.friendly_name || describeFactor(one)}
            </label>
          ))}
        </fieldset>
      )}
      <CodeForm key={factor.id} factor={factor} />
      <details className="text-soft">
        <summary className="min-h-11 cursor-pointer py-2.5">
          {staff.signInSteps.deviceNotHere}
        </summary>
        <p className="pb-3">{staff.signInSteps.deviceNotHereHint}</p>
      </details>
      <SignOutButton />
    </>
  );
}

function CodeForm({ factor }: { factor: Factor }) {
  const isPhone = factor.factor_type === 'phone';
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [sending, setSending] = useState({ isPending: false, fault: '' });
  const { field, submit, isSubmitting } = useCodeForm({
    async check(code) {
      // An app's code needs no sending: a challenge made now is never too old.
      const challenge = isPhone ? challengeId : await createChallenge(factor.id);
      await verifyChallenge(factor.id, challenge ?? '', code);
    },
    onDone: () => showToast(TOASTS.signedIn()),
    faultOf({ code, message, serverMessage }) {
      showToast(TOASTS.signInFailed(serverMessage));
      if (code !== 'invalid') return message;
      return isPhone ? staff.signInSteps.wrongSentCode : staff.signInSteps.wrongAppCode;
    },
    isReady: !isPhone || challengeId !== null,
  });

  async function sendCode() {
    setSending({ isPending: true, fault: '' });
    const { failure } = await attempt(async () => {
      setChallengeId(await createChallenge(factor.id, 'sms'));
    });
    setSending({ isPending: false, fault: failure?.message ?? '' });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft">
        {isPhone ? staff.signInSteps.codeByPhone : staff.signInSteps.codeByApp}
      </p>
      {isPhone && (
        <Button isPending={sending.isPending} onClick={sendCode}>
          {challengeId ? staff.signInSteps.sendAnotherCode : staff.signInSteps.sendTheCode}
        </Button>
      )}
      {sending.fault && <Callout tone="bad" title={sending.fault} />}
      <TextField label={staff.signInSteps.code} hint={staff.signInSteps.codeHint} {...field} />
      <Button
        type="submit"
        kind="primary"
        isPending={isSubmitting || (isPhone && !challengeId)}
        className="w-full"
      >
        {isSubmitting ? staff.signInSteps.checking : staff.signInSteps.verify}
      </Button>
    </form>
  );
}
