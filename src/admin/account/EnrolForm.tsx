import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { attempt } from '#admin/sign-in/attempt.ts';
import { useCodeForm } from '#admin/sign-in/use-code-form.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import {
  beginEnrolment,
  createChallenge,
  type Enrolment,
  removeFactor,
  verifyChallenge,
} from '#data/accounts/factors.ts';
import { staff } from '#languages/staff.ts';

interface EnrolFormProps {
  taken: string[];
  /** @param added the name of the new device; null when the person gave up. */
  onDone: (added: string | null) => void;
}

const nameRules = (taken: readonly string[]) =>
  z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, staff.account.nameTheDevice),
      z.refine((name) => !taken.includes(name), staff.account.deviceNameTaken),
    ),
  });

export function EnrolForm({ taken, onDone }: EnrolFormProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const { field, handleSubmit, getValues, setError, setFocus, isSubmitting } = useFields(
    nameRules(taken),
    { defaultValues: { name: suggestName(taken) } },
  );
  // The button that had the focus is gone.
  useEffect(() => setFocus('name'), [setFocus]);

  const begin = handleSubmit(async ({ name }) => {
    const { failure } = await attempt(async () => setEnrolment(await beginEnrolment(name)));
    if (failure) setError('name', { message: failure.message });
  });

  async function cancel() {
    // An unfinished factor would block the name.
    if (enrolment) await attempt(() => removeFactor(enrolment.factorId));
    onDone(null);
  }

  if (enrolment) {
    return (
      <VerifyEnrolmentForm
        enrolment={enrolment}
        onCancel={cancel}
        onDone={() => onDone(getValues('name').trim())}
      />
    );
  }
  return (
    <form
      noValidate
      className="grid max-w-md gap-5 rounded-xl border border-line bg-panel p-5"
      onSubmit={begin}
    >
      <TextField
        label={staff.account.nameOfTheDevice}
        hint={staff.account.deviceNameHint}
        maxLength={60}
        {...field('name')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isPending={isSubmitting}>
          {staff.account.continue}
        </Button>
        <Button onClick={cancel}>{staff.common.cancel}</Button>
      </div>
    </form>
  );
}

function suggestName(taken: string[]): string {
  let name = staff.account.myPhone;
  for (let number = 2; taken.includes(name); number += 1)
    name = staff.account.myNumberedPhone(number);
  return name;
}

interface VerifyEnrolmentFormProps {
  enrolment: Enrolment;
  onDone: () => void;
  onCancel: () => void;
}

function VerifyEnrolmentForm({ enrolment, onDone, onCancel }: VerifyEnrolmentFormProps) {
  const { factorId } = enrolment;
  const { field, submit, isSubmitting } = useCodeForm({
    check: async (code) => verifyChallenge(factorId, await createChallenge(factorId), code),
    onDone,
    faultOf: ({ code, message }) => (code === 'invalid' ? staff.account.wrongCode : message),
    // The instruction is read first.
    takesFocus: false,
  });
  const instruction = useRef<HTMLParagraphElement>(null);
  useEffect(() => instruction.current?.focus(), []);

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-xl border border-line bg-panel p-5 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="self-start justify-self-start rounded-lg bg-[#fff] p-3">
        <img src={enrolment.qrCode} alt={staff.account.qrCode} width={180} height={180} />
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <p ref={instruction} tabIndex={-1} className="outline-none">
            {staff.account.scanOrType}
          </p>
          <p>
            <code className="select-all rounded-md bg-shade box-decoration-clone px-2 py-1 leading-loose">
              {inGroups(enrolment.secret)}
            </code>
          </p>
        </div>
        <TextField
          label={staff.signInSteps.code}
          hint={staff.account.codeHint(staff.signInSteps.codeHint)}
          {...field}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isPending={isSubmitting}>
            {isSubmitting ? staff.signInSteps.checking : staff.signInSteps.verify}
          </Button>
          <Button onClick={onCancel}>{staff.common.cancel}</Button>
        </div>
      </div>
    </form>
  );
}

/** 'JBSWY3DPEHPK3PXP' → 'JBSW Y3DP EHPK 3PXP': apps ignore the gaps. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
