import { type ReactNode, useId } from 'react';
import { AutosizeTextarea } from './AutosizeTextarea.tsx';
import { Counter, isNearLimit } from './Counter.tsx';
import { describedBy, FieldMessage } from './FieldMessage.tsx';

interface TextAreaFieldProps {
  /** Of the text area. */
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** For texts of a single line. */
  onEnter?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Counted down when room gets scarce, and never cut off. */
  limit?: number;
  rows?: number;
  placeholder?: string;
}

/** A text area as tall as its text. */
export function TextAreaField({
  id: givenId,
  label,
  value,
  onChange,
  error,
  hint,
  limit,
  onEnter,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isCounted = limit !== undefined && isNearLimit(value, limit);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <AutosizeTextarea
        {...textarea}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, counter: isCounted })}
        className={`rounded-lg border bg-panel p-3 text-control focus-within:border-focus ${error ? 'border-bad' : 'border-field'}`}
      />
      <FieldMessage
        id={id}
        hint={hint}
        error={error}
        counter={isCounted && <Counter id={`${id}-counter`} text={value} limit={limit} />}
      />
    </div>
  );
}
