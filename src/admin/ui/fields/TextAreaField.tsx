import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldMessage } from './FieldMessage.tsx';

export interface TextAreaFieldProps {
  id?: string | undefined;
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
  /** Of what is written in it, where that is not the screen's. */
  lang?: string | undefined;
}

/** A text area as tall as its text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const ownId = useId();
  const { id = ownId, label, value, onChange, error, hint, limit, onEnter, ...textarea } = props;
  const message = { hint, error, text: value, limit };
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
        aria-describedby={describedBy(id, message)}
        className={`rounded-lg border bg-panel p-3 text-control focus-within:border-focus ${error ? 'border-bad' : 'border-field'}`}
      />
      <FieldMessage id={id} {...message} />
    </div>
  );
}

/** A text area as tall as its text. */
export function AutosizeTextarea({ className = '', ...textarea }: ComponentProps<'textarea'>) {
  return (
    <div
      className={`growing ${className}`}
      data-text={`${textarea.value || textarea.placeholder || ''} `}
    >
      <textarea {...textarea} rows={textarea.rows ?? 1} />
    </div>
  );
}
