import type { ReactNode } from 'react';
import { contactFormWords } from '#business/words/contact-form.ts';

interface FieldProps {
  name: string;
  label: string;
  /** A sentence that says what to do about what was entered. */
  problem: string | undefined;
}

interface TextFieldProps extends FieldProps {
  autoComplete?: string;
  /** More than one line. */
  rows?: number;
}

/** A line to write on; its label stands on it until something is written. */
export function TextField({ name, label, problem, autoComplete, rows }: TextFieldProps) {
  const shared = {
    ...describe(name, problem),
    name,
    autoComplete,
    placeholder: ' ',
  };
  return (
    <Field name={name} label={label} problem={problem} wide={rows !== undefined}>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" />}
    </Field>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; text: string }[];
  /** The choice of none of them. */
  other: string;
}

/** A choice among a few; the first one means that nothing was chosen yet. */
export function SelectField({ name, label, problem, options, other }: SelectFieldProps) {
  return (
    <Field name={name} label={label} problem={problem} wide>
      <select {...describe(name, problem)} name={name}>
        <option value="">{contactFormWords.choose}</option>
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

/** A box to tick. */
export function ConsentField({ name, label, problem }: FieldProps): ReactNode {
  return (
    <div className="wide">
      <label className="consent">
        <input {...describe(name, problem)} name={name} type="checkbox" />
        {label}
      </label>
      <Problem name={name} problem={problem} />
    </div>
  );
}

function Field({
  name,
  label,
  problem,
  wide = false,
  children,
}: FieldProps & { wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'field wide' : 'field'}>
      {children}
      <label htmlFor={keyOf(name)}>{label}</label>
      <Problem name={name} problem={problem} />
    </div>
  );
}

function Problem({ name, problem }: { name: string; problem: string | undefined }) {
  return (
    problem && (
      <p className="problem" id={`${keyOf(name)}-problem`}>
        {problem}
      </p>
    )
  );
}

function describe(name: string, problem: string | undefined) {
  return {
    id: keyOf(name),
    'aria-required': name !== 'service',
    ...(problem ? { 'aria-invalid': true, 'aria-describedby': `${keyOf(name)}-problem` } : {}),
  };
}

function keyOf(name: string): string {
  return `enquiry-${name}`;
}
