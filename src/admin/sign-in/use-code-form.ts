import { useEffect } from 'react';
import { useZodForm } from '#admin/ui/use-zod-form.ts';
import { CODE_LENGTH, codeRules, digitsOf } from './account-rules.ts';

/** Below the field of a code: nothing happens there that was not said before. */
export const CODE_HINT = 'It is checked as soon as the sixth digit is there.';

/**
 * A form of one field for a code of six digits, typed or pasted. It sends itself with the last digit,
 * and a wrong code is selected, so that the next one takes its place.
 *
 * @param check asks the server; answers what is wrong in a sentence, '' when nothing is.
 * @param options.isReady whether there is something to check against yet; then the field has the focus.
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
    // Room for what is pasted with gaps.
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
