import type { ComponentProps } from 'react';

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
