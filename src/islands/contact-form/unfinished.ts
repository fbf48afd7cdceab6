/** What somebody has typed into the form of the HTML before the component took its place. */
export interface Unfinished {
  values: Partial<Record<string, string>>;
  /** Name of the field they were in, and where in it. */
  focused: { name: string; at: number | null } | null;
}

const NOTHING: Unfinished = { values: {}, focused: null };

/** Reads the form that is on the page now; call it before the first render is on the page. */
export function readUnfinished(): Unfinished {
  if (import.meta.env.SSR) return NOTHING;
  const form = document.querySelector<HTMLFormElement>('form.enquiry');
  if (!form) return NOTHING;
  const values: Unfinished['values'] = {};
  for (const [name, value] of new FormData(form)) values[name] = String(value);
  return { values, focused: focusedField(form) };
}

/** Puts somebody back into the field that they were in. */
export function focusAgain(form: HTMLFormElement | null, { focused }: Unfinished): void {
  const field = focused && form?.elements.namedItem(focused.name);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  if (isText(field)) field.setSelectionRange(focused?.at ?? null, focused?.at ?? null);
}

function focusedField(form: HTMLFormElement): Unfinished['focused'] {
  const field = document.activeElement;
  if (!field || !form.contains(field)) return null;
  const name = field.getAttribute('name');
  return name === null ? null : { name, at: isText(field) ? field.selectionStart : null };
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type === 'text')
  );
}
