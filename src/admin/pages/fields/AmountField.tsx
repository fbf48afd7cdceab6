import { useState } from 'react';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import type { Field } from '#sections/fields.ts';
import { problemOf } from '#sections/problems.ts';

interface AmountFieldProps {
  field: Extract<Field, { type: 'amount' }>;
  error: string | undefined;
  /** A number, or nothing. */
  value: unknown;
  onChange: (amount: number | undefined) => void;
}

/** An amount of money, which is kept as a number while it stands here as it was typed. */
export function AmountField({ field, error, value, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const written = typeof value === 'number' ? writeAmount(value) : '';
  // Until it is changed elsewhere.
  const text = typed && typed.value === value ? typed.text : written;
  const isRead = text === '' || readAmount(text) > 0;
  return (
    <TextField
      label={field.label}
      error={isRead ? error : problemOf(field, undefined)}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        const amount = readAmount(target.value) || undefined;
        // What can't be read does not take the place of the last amount.
        const next = amount === undefined && target.value !== '' ? value : amount;
        setTyped({ text: target.value, value: next });
        if (next !== value) onChange(next as number | undefined);
      }}
    />
  );
}
