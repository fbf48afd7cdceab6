import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
  /** What to know before typing. */
  hint?: ReactNode;
  /** Sits at the end of the box, for example a button that shows a password. */
  end?: ReactNode;
}

/** A labelled line of text; the error and the hint are read out with it. */
export function TextField({ label, error, hint, end, className = '', ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`block min-h-11 w-full rounded-lg border bg-panel px-3.5 py-2 text-control text-text placeholder:text-soft ${error ? 'border-bad' : 'border-field'} ${end ? 'pr-18' : ''}`}
        />
        {end}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-note text-soft">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-bad text-note">
          {error}
        </p>
      )}
    </div>
  );
}
