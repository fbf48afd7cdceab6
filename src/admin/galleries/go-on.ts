import type { KeyboardEvent } from 'react';

const FIELDS = 'textarea[data-description]';

/** In a field for a description: Enter leads on to the next one, Shift and Enter back. */
export function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // Enter also ends a word that an input method is putting together.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus();
}

/** Goes to the first field that nothing stands in. */
export function goToUndescribed(): void {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(FIELDS)];
  fields.find(({ value }) => value.trim() === '')?.focus();
}
