import { useEffect } from 'react';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import type { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import { attempt } from './attempt.ts';
import { CODE_LENGTH, codeRules, digitsOf } from './rules/account-rules.ts';

interface CodeFormOptions {
  check: (code: string) => Promise<void>;
  onDone: () => void;
  /** What to say of a failed check. */
  faultOf: (failure: DataError) => string;
  isReady?: boolean;
  /** False where something has to be read before. */
  takesFocus?: boolean;
}

/** A form for a six-digit code: submits itself with the last digit, and selects a wrong code. */
export function useCodeForm(options: CodeFormOptions) {
  const { check, onDone, faultOf, isReady = true, takesFocus = true } = options;
  const { handleSubmit, setError, clearErrors, setFocus, isSubmitting, ...form } = useFields(
    codeRules,
    { defaultValues: { code: '' }, reValidateMode: 'onSubmit' },
  );

  useEffect(() => {
    if (isReady && takesFocus) setFocus('code');
  }, [isReady, takesFocus, setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    const { failure } = isReady ? await attempt(() => check(code)) : { failure: null };
    if (isReady && !failure) return onDone();
    setError('code', { message: failure ? faultOf(failure) : staff.signInSteps.codeNeeded });
    setFocus('code', { shouldSelect: true });
  });

  const field = {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    // Room for pasted gaps.
    maxLength: 2 * CODE_LENGTH,
    ...form.field('code', {
      onChange: ({ target }: { target: HTMLInputElement }) => {
        clearErrors('code');
        if (isReady && !isSubmitting && digitsOf(target.value).length === CODE_LENGTH)
          void submit();
      },
    }),
  } as const;

  return { field, submit, isSubmitting };
}
