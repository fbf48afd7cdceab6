import type { ComponentProps } from 'react';

/** A text area that is always as tall as its text: the page scrolls, never a box inside it. */
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
