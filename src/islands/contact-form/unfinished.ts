type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where somebody is now, also for the moment in which that field has left the page already. */
let focused: EventTarget | null = null;
if (!import.meta.env.SSR) {
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/** The form of the HTML, which somebody may be typing into until the component takes its place. */
export function findUnfinished(): HTMLFormElement | null {
  return import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('form.enquiry');
}

/**
 * Copies what was entered from the old form, which has just left the page, and puts the person back
 * into the field that they were in. Copied earlier, letters typed during the render would be lost.
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
