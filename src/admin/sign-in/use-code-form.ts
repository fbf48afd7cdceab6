import { useEffect } from 'react';
import { useZodForm } from '#admin/ui/fields/use-zod-form.ts';
import { CODE_LENGTH, codeRules, digitsOf } from './account-rules.ts';

/** Announces the automatic submit. */
export const CODE_HINT = 'It is checked as soon as the sixth digit is there.';

/**
 * A form for a six-digit code: submits itself with the last digit, and selects a wrong code.
 *
 * @param check answers what is wrong, or ''.
 * @param options.takesFocus false where something has to be read before.
 */
export function useCodeForm(
  check: (code: string) => Promise<string>,
  { isReady = true, takesFocus = true } = {},
) {
  const { register, handleSubmit, setError, clearErrors, setFocus, formState } = useZodForm(
    codeRules,
    { defaultValues: { code: '' }, reValidateMode: 'onSubmit' },
  );
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (isReady && takesFocus) setFocus('code');
  }, [isReady, takesFocus, setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    const fault = isReady ? await check(code) : 'Have a code sent first.';
    if (fault === '') return;
    setError('code', { message: fault });
    setFocus('code', { shouldSelect: true });
  });

  const field = {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    // Room for pasted gaps.
    maxLength: 2 * CODE_LENGTH,
    error: errors.code?.message,
    ...register('code', {
      onChange: ({ target }: { target: HTMLInputElement }) => {
        clearErrors('code');
        if (isReady && !isSubmitting && digitsOf(target.value).length === CODE_LENGTH)
          void submit();
      },
    }),
  } as const;

  return { field, submit, isSubmitting };
}
