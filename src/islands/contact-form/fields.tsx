import type { ReactNode } from 'react';

interface FieldProps {
  name: string;
  label: string;
  /** What to do about the input. */
  problem: string | undefined;
  /** In the HTML, where the browser itself says what is missing. */
  isPlain: boolean;
}

type TextFieldProps = FieldProps & { autoComplete?: string; rows?: number };

/** One line or, with `rows`, several. */
export function TextField({ autoComplete, rows, ...field }: TextFieldProps) {
  const shared = { ...describe(field), autoComplete, placeholder: ' ', dir: 'auto' };
  return (
    <Field {...field} wide={rows !== undefined}>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" />}
    </Field>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; text: string }[];
  /** While nothing is chosen. */
  none: string;
  other: string;
}

/** The first choice means that none was made yet. */
export function SelectField({ options, none, other, ...field }: SelectFieldProps) {
  return (
    <Field {...field} wide>
      <select {...describe(field)}>
        <option value="">{none}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        <option value="">{other}</option>
      </select>
    </Field>
  );
}

export function ConsentField(field: FieldProps): ReactNode {
  return (
    <div className="wide">
      <label className="consent">
        <input {...describe(field)} type="checkbox" />
        {field.label}
      </label>
      <Problem {...field} />
    </div>
  );
}

function Field({ wide, children, ...field }: FieldProps & { wide: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'field wide' : 'field'}>
      {children}
      <label htmlFor={keyOf(field.name)}>{field.label}</label>
      <Problem {...field} />
    </div>
  );
}

function Problem({ name, problem }: FieldProps) {
  return (
    problem && (
      <p className="problem" id={`${keyOf(name)}-problem`}>
        {problem}
      </p>
    )
  );
}

function describe({ name, problem, isPlain }: FieldProps) {
  return {
    id: keyOf(name),
    [isPlain ? 'required' : 'aria-required']: name !== 'service',
    ...(problem ? { 'aria-invalid': true, 'aria-describedby': `${keyOf(name)}-problem` } : {}),
    name,
  };
}

function keyOf(name: string): string {
  return `enquiry-${name}`;
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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

function isField(element: Element): element is FormField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function copy(from: FormField, to: FormField): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.selectedIndex = from.selectedIndex;
  } else if (isBox(from) && isBox(to)) to.checked = from.checked;
  else to.value = from.value;
}

function focusAt(to: FormField, from: FormField): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || isBox(to)) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

function isBox(field: FormField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
