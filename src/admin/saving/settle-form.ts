import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameValue } from '#domain/documents/same-value.ts';

/**
 * Shows a form as saved. What was typed while the server was asked stays in the fields, as not saved.
 *
 * @param sent what stood in the fields when it was sent. @param stored what was made of it.
 */
export function settleForm<Input extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Input>, 'getValues' | 'reset'>,
  sent: Input,
  stored: Input,
): void {
  const now = structuredClone(getValues());
  reset(stored);
  if (!isSameValue(now, sent)) reset(now, { keepDefaultValues: true });
}
