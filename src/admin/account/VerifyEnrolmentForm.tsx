import { useEffect, useRef } from 'react';
import { attempt } from '#admin/sign-in/attempt.ts';
import { CODE_HINT, useCodeForm } from '#admin/sign-in/use-code-form.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { createChallenge, type Enrolment, verifyChallenge } from '#data/factors.ts';

interface VerifyEnrolmentFormProps {
  enrolment: Enrolment;
  onDone: () => void;
  onCancel: () => void;
}

export function VerifyEnrolmentForm({ enrolment, onDone, onCancel }: VerifyEnrolmentFormProps) {
  const { factorId } = enrolment;
  // The instruction is read first.
  const { field, submit, isSubmitting } = useCodeForm(verify, { takesFocus: false });
  const instruction = useRef<HTMLParagraphElement>(null);
  useEffect(() => instruction.current?.focus(), []);

  async function verify(code: string): Promise<string> {
    const { failure } = await attempt(async () => {
      await verifyChallenge(factorId, await createChallenge(factorId), code);
    });
    if (!failure) {
      onDone();
      return '';
    }
    return failure.code === 'invalid'
      ? 'This is not the present code. It changes every 30 seconds: wait for the next one.'
      : failure.message;
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-xl border border-line bg-panel p-5 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="self-start justify-self-start rounded-lg bg-[#fff] p-3">
        <img
          src={enrolment.qrCode}
          alt="QR code for the authenticator app"
          width={180}
          height={180}
        />
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <p ref={instruction} tabIndex={-1} className="outline-none">
            Scan this with an authenticator app. On the same phone, or without a camera, type this
            key into the app instead:
          </p>
          <p>
            <code className="select-all rounded-md bg-shade box-decoration-clone px-2 py-1 leading-loose">
              {inGroups(enrolment.secret)}
            </code>
          </p>
        </div>
        <TextField
          label="Code"
          hint={`The six digits that the app shows now. ${CODE_HINT}`}
          {...field}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isPending={isSubmitting}>
            {isSubmitting ? 'Checking…' : 'Verify'}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </div>
    </form>
  );
}

/** 'JBSWY3DPEHPK3PXP' → 'JBSW Y3DP EHPK 3PXP': apps ignore the gaps. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
