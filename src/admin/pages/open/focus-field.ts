/** Focuses a field of a section or of the page, once it is drawn. @param at its path, or null for none. */
export function focusField(at: string | null): void {
  if (!at) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.querySelector(`[data-field="${CSS.escape(at)}"]`);
      field?.closest('details')?.setAttribute('open', '');
      field?.scrollIntoView({ block: 'center' });
      field
        ?.querySelector<HTMLElement>('input, textarea, select, button')
        ?.focus({ preventScroll: true });
    }),
  );
}
