import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import { staff } from '#languages/staff.ts';
import type { Field } from '#sections/fields.ts';
import { problemOf } from '#sections/problems.ts';

interface AmountFieldProps {
  /** Path with its section. */
  at: string;
  field: Extract<Field, { type: 'amount' }>;
  error: string | undefined;
  /** A number, or nothing. */
  value: unknown;
  onChange: (amount: number | undefined) => void;
}

/** An amount of money, which is kept as a number while it stands here as it was typed. */
export function AmountField({ at, field, error, value, onChange }: AmountFieldProps) {
  const label = staff.sections[field.label];
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const written = typeof value === 'number' ? writeAmount(value) : '';
  // Until it is changed elsewhere.
  const text = typed && typed.value === value ? typed.text : written;
  const problem = text !== '' && readAmount(text) === 0 ? problemOf(field, undefined) : '';
  // With no amount at all, the draft says so.
  const isUnread = problem !== '' && value !== undefined;
  const { noteUnread } = useOpenPage();
  const note = useEffectEvent((now: boolean) => noteUnread(at, now ? `${label}: ${problem}` : ''));
  useEffect(() => {
    if (!isUnread) return;
    note(true);
    return () => note(false);
  }, [isUnread]);
  return (
    <TextField
      label={label}
      error={problem || error}
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
