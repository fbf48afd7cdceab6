/** What stood in a form: names and values, as `FormData` has them. */
type Typed = (readonly [name: string, value: string])[];

const storedAs = (form: string) => `typed:${form}`;

/** What was typed in this tab before a reload, which on a phone is a pull; nothing where the browser keeps nothing. */
export function readTyped(form: string): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs(form)) ?? '[]') as Typed;
  } catch {
    return [];
  }
}

/** Until it is sent, or the tab is closed. */
export function keepTyped(form: string, typed: Typed): void {
  try {
    if (typed.length > 0) sessionStorage.setItem(storedAs(form), JSON.stringify(typed));
    else sessionStorage.removeItem(storedAs(form));
  } catch {
    // Without storage, or full: it is in the form all the same.
  }
}

export const forgetTyped = (form: string): void => keepTyped(form, []);

/**
 * Keeps what is typed into a form whose fields the browser holds, and puts back what was kept where nothing else was typed.
 *
 * @param except name of a field that nobody types into.
 * @returns what ends it.
 */
export function keepTyping(form: HTMLFormElement, name: string, except = ''): () => void {
  const keep = () => {
    const entries = [...new FormData(form)] as [string, FormDataEntryValue][];
    keepTyped(
      name,
      entries.flatMap(([field, value]) =>
        typeof value === 'string' && field !== except ? [[field, value]] : [],
      ),
    );
  };
  putBack(form, readTyped(name));
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}

function putBack(form: HTMLFormElement, typed: Typed): void {
  if (typed.length === 0) return;
  for (const field of form.elements) {
    const values = typed.flatMap(([name, value]) =>
      name === field.getAttribute('name') ? [value] : [],
    );
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (field.checked === field.defaultChecked) field.checked = values.includes(field.value);
    } else if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex === 0 && values[0]) field.value = values[0];
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === field.defaultValue) field.value = values[0] ?? field.value;
    }
  }
}
