/** What stood in a form: names and values, as `FormData` has them. */
type Typed = readonly (readonly [name: string, value: string])[];

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

/** All that stands in a form of fields that the browser holds. @param except names of fields that nobody types into. */
export function typedIn(form: HTMLFormElement, ...except: string[]): Typed {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !except.includes(name) ? [[name, value] as const] : [],
  );
}

/** Puts it back where nothing else was typed meanwhile. */
export function putBackTyped(form: HTMLFormElement, typed: Typed): void {
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
