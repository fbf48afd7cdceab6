import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { PasswordField } from '#admin/ui/fields/PasswordField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { changePassword, isPasswordOf, sendPasswordCode } from '#data/accounts/auth.ts';
import { DataError } from '#data/errors.ts';
import { passwordAdvice } from '#domain/accounts/password.ts';
import { staff } from '#languages/staff.ts';
import { $arrivalMessage, $session } from '#stores/session.ts';
import { finishRecovery } from '#stores/session-watch.ts';
import { attempt } from './attempt.ts';
import { newPasswordRules } from './rules/account-rules.ts';
import { SendAgain } from './SendAgain.tsx';
import { useCodeForm } from './use-code-form.ts';

/** After a link from a mail. */
export function NewPasswordForm() {
  return (
    <PasswordForm
      asksCurrent={false}
      onChanged={() => {
        $arrivalMessage.set({
          title: staff.signInSteps.passwordChanged,
          text: staff.signInSteps.passwordChangedHint,
        });
        finishRecovery();
      }}
    />
  );
}

interface PasswordFormProps {
  /** Asks for the current password too: an open laptop is not enough. */
  asksCurrent: boolean;
  onChanged?: () => void;
}

export function PasswordForm({ asksCurrent, onChanged }: PasswordFormProps) {
  const { user, profile } = useStore($session);
  const mail = user?.email ?? '';
  const [state, setState] = useState<'asking' | 'code-sent' | 'changed' | 'unknown'>('asking');
  const { field, handleSubmit, getValues, reset, setError, fault, isSubmitting } = useFields(
    newPasswordRules({ email: mail, name: profile?.full_name }, asksCurrent),
    { defaultValues: { current: '', password: '' } },
  );
  const proof = (current: string) => (asksCurrent ? { current } : {});

  function finish() {
    reset();
    setState('changed');
    onChanged?.();
  }

  const submit = handleSubmit(async ({ current, password }) => {
    setState('asking');
    const { failure, answer } = await attempt(async () => {
      if (asksCurrent && !(await isPasswordOf(mail, current))) return 'not-yours';
      return await requestPasswordChange(password, proof(current));
    });
    if (failure?.code === 'invalid') setError('password', { message: passwordFault(failure) });
    else if (failure) {
      // The request may have arrived.
      if (failure.isUnknown) setState('unknown');
      setError('root', { message: failure.message });
    } else if (answer === 'changed') finish();
    else if (answer === 'code-sent') setState('code-sent');
    else {
      setError('current', { message: staff.signInSteps.wrongPassword }, { shouldFocus: true });
    }
  });

  if (state === 'code-sent') {
    const { current, password } = getValues();
    return (
      <PasswordCodeForm
        mail={mail}
        change={(code) => changePassword(password, { ...proof(current), code })}
        onDone={finish}
        onCancel={() => setState('asking')}
      />
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      {state === 'changed' && (
        <Callout tone="good" title={staff.signInSteps.passwordChanged}>
          {staff.signInSteps.passwordChangedHint}
        </Callout>
      )}
      {fault && (
        <Callout
          tone="bad"
          title={
            state === 'unknown'
              ? staff.signInSteps.passwordUnknown
              : staff.signInSteps.passwordNotChanged
          }
        >
          {fault}
        </Callout>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="email" hidden autoComplete="username" value={mail} readOnly />
      {asksCurrent && (
        <PasswordField
          label={staff.signInSteps.currentPassword}
          autoComplete="current-password"
          {...field('current')}
        />
      )}
      <PasswordField
        label={staff.signInSteps.newPassword}
        autoComplete="new-password"
        hint={passwordAdvice()}
        {...field('password')}
      />
      <Button
        type="submit"
        kind={asksCurrent ? 'secondary' : 'primary'}
        isPending={isSubmitting}
        className={asksCurrent ? 'justify-self-start' : 'w-full'}
      >
        {isSubmitting
          ? staff.common.saving
          : asksCurrent
            ? staff.signInSteps.changePassword
            : staff.signInSteps.saveTheNewPassword}
      </Button>
    </form>
  );
}

interface PasswordCodeFormProps {
  mail: string;
  change: (code: string) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

/** In a session older than a day a new password needs a mailed code too. */
function PasswordCodeForm({ mail, change, onDone, onCancel }: PasswordCodeFormProps) {
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
      <TextField
        label={staff.signInSteps.codeFromTheMail}
        hint={staff.signInSteps.codeHint}
        {...field}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isPending={isSubmitting}>
          {isSubmitting ? staff.common.saving : staff.signInSteps.changePassword}
        </Button>
        <Button onClick={onCancel}>{staff.common.cancel}</Button>
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
function passwordFault(failure: DataError): string {
  return failure.code === 'invalid' ? (failure.serverMessage ?? failure.message) : failure.message;
}

/** Changes the password, or mails a code where the session is too old. */
async function requestPasswordChange(
  password: string,
  proof: { current?: string },
): Promise<'changed' | 'code-sent'> {
  try {
    await changePassword(password, proof);
    return 'changed';
  } catch (error) {
    if (!(error instanceof DataError && error.code === 'too-long-ago')) throw error;
  }
  try {
    await sendPasswordCode();
  } catch (error) {
    // The last code is on its way and still good.
    if (!(error instanceof DataError && error.code === 'mail-sent-just-now')) throw error;
  }
  return 'code-sent';
}
