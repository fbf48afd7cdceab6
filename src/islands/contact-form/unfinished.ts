type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The focused field, even just after it has left the page. */
let focused: EventTarget | null = null;
if (!import.meta.env.SSR) {
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/** The form of the HTML, which the visitor may be typing into. */
export function findUnfinished(): HTMLFormElement | null {
  return import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('form.enquiry');
}

/**
 * Copies the input and the focus from the old form, which has just left the page: copied earlier,
 * letters typed during the render would be lost.
 */
export function takeOver(old: HTMLFormElement | null, form: HTMLFormElement | null): void {
  for (const from of old?.elements ?? []) {
    if (!isField(from)) continue;
    const to = form?.elements.namedItem(from.name);
    if (!(to instanceof HTMLElement) || !isField(to)) continue;
    copy(from, to);
    if (from === focused) focusAt(to, from);
  }
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function copy(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.selectedIndex = from.selectedIndex;
  } else if (isBox(from) && isBox(to)) to.checked = from.checked;
  else to.value = from.value;
}

function focusAt(to: Field, from: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || isBox(to)) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
