import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { PasswordField } from '#admin/ui/fields/PasswordField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { signUp } from '#data/accounts/auth.ts';
import { passwordAdvice } from '#domain/accounts/password.ts';
import { staff } from '#languages/staff.ts';
import { $arrivalMessage } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { attempt } from './attempt.ts';
import { EmailField } from './EmailField.tsx';
import { signUpRules } from './rules/account-rules.ts';
import type { SignInView, StepProps } from './sign-in-view.ts';

/** Where mail confirms addresses, a taken one gets the same answer, which hides who works here. */
export function SignUpForm({ view: { mail }, onView }: StepProps) {
  const [isTaken, setTaken] = useState(false);
  const { field, handleSubmit, getValues, isSubmitting } = useFields(signUpRules, {
    defaultValues: { fullName: '', email: mail, password: '' },
  });
  const lead = (name: SignInView['name']) => onView({ name, mail: getValues('email') });

  const submit = handleSubmit(async ({ fullName, email, password }) => {
    setTaken(false);
    const { failure } = await attempt(async () => {
      if (await signUp(fullName, email, password)) {
        $arrivalMessage.set({ title: staff.signInSteps.accountIsThere });
      } else {
        showToast(TOASTS.signedUp());
        onView({ name: 'confirm', mail: email });
      }
    });
    if (failure?.code === 'mail-sent-just-now') {
      onView({ name: 'confirm', mail: email, isRepeated: true });
    } else if (failure) {
      showToast(TOASTS.signUpFailed(failure.serverMessage));
      setTaken(failure.code === 'already-there');
    }
  });

  return (
    <>
      <p className="text-soft">{staff.signInSteps.createAccountHint}</p>
      {isTaken && (
        <Callout
          tone="caution"
          title={staff.signInSteps.addressHasAccount}
          actions={
            <>
              <Button onClick={() => lead('sign-in')}>{staff.signIn.signIn}</Button>
              <Button onClick={() => lead('forgotten')}>
                {staff.signInSteps.chooseANewPassword}
              </Button>
            </>
          }
        />
      )}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField label={staff.signInSteps.fullName} autoComplete="name" {...field('fullName')} />
        <EmailField {...field('email')} />
        <PasswordField
          label={staff.signIn.password}
          autoComplete="new-password"
          hint={passwordAdvice()}
          {...field('password')}
        />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? staff.signInSteps.creatingTheAccount : staff.signInSteps.createAccount}
        </Button>
      </form>
      <Button kind="link" className="-my-2 justify-self-start" onClick={() => lead('sign-in')}>
        {staff.signInSteps.iHaveAnAccount}
      </Button>
    </>
  );
}
