import { useState } from 'react';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { readAmount, writeAmount } from '#domain/settings/amounts.ts';

interface AmountFieldProps {
  label: string;
  error: string | undefined;
  /** A number, or nothing. */
  value: unknown;
  onChange: (amount: number | undefined) => void;
}

const amountIn = (text: string) => readAmount(text) || undefined;

/** An amount of money, which is kept as a number while it stands here as it was typed. */
export function AmountField({ label, error, value, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState('');
  const written = typeof value === 'number' ? writeAmount(value) : '';
  return (
    <TextField
      label={label}
      error={error}
      inputMode="decimal"
      value={amountIn(typed) === value ? typed : written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(amountIn(target.value));
      }}
    />
  );
}
