import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { sendPasswordCode } from '#data/accounts/auth.ts';
import type { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import { SendAgain } from './SendAgain.tsx';
import { codeHint, useCodeForm } from './use-code-form.ts';

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
        <RichText
          text={staff.signInSteps.codeSentTo(mail)}
          parts={{ b: (words) => <strong>{words}</strong> }}
        />
      </p>
      <TextField label={staff.signInSteps.codeFromTheMail} hint={codeHint()} {...field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isPending={isSubmitting}>
          {isSubmitting ? staff.signInSteps.saving : staff.signInSteps.changePassword}
        </Button>
        <Button onClick={onCancel}>{staff.signInSteps.cancel}</Button>
      </div>
      <SendAgain
        label={staff.signInSteps.sendAnotherCode}
        send={sendPasswordCode}
        sent={staff.signInSteps.codeSentAgain}
      />
    </form>
  );
}

/** In the server's own words, if it has any. */
export function passwordFault(failure: DataError): string {
  return failure.code === 'invalid' ? (failure.serverMessage ?? failure.message) : failure.message;
}
