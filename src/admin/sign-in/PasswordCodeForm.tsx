import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { sendPasswordCode } from '#data/accounts/auth.ts';
import type { DataError } from '#data/errors.ts';
import { SendAgain } from './SendAgain.tsx';
import { CODE_HINT, useCodeForm } from './use-code-form.ts';

interface PasswordCodeFormProps {
  mail: string;
  change: (code: string) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

/** In a session older than a day a new password needs a mailed code too. */
export function PasswordCodeForm({ mail, change, onDone, onCancel }: PasswordCodeFormProps) {
  const { field, submit, isSubmitting } = useCodeForm({
    check: change,
    onDone,
    faultOf: passwordFault,
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <p className="wrap-anywhere">
        You signed in more than a day ago, so we sent a code to <strong>{mail}</strong>. The
        password changes as soon as you enter it.
      </p>
      <TextField label="Code from the mail" hint={CODE_HINT} {...field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isPending={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Change password'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <SendAgain
        label="Send another code"
        send={sendPasswordCode}
        sent="Another code is on its way. Only the newest one works."
      />
    </form>
  );
}

/** In the server's own words, if it has any. */
export function passwordFault(failure: DataError): string {
  return failure.code === 'invalid' ? (failure.serverMessage ?? failure.message) : failure.message;
}
