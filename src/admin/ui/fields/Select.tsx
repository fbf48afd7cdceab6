import { type ComponentProps, useId } from 'react';
import { fieldClass } from './TextField.tsx';

interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  /** Whether the label is only read out. */
  isLabelHidden?: boolean;
  /** As that of a text field, in a form. */
  isLabelAbove?: boolean;
  value: NoInfer<Value>;
  options: Readonly<Partial<Record<Value, string>>>;
  onChange: (value: Value) => void;
}

/** The browser's own list: on a phone nothing is easier to use. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden = false, isLabelAbove = false, options, ...others } = props;
  const { onChange, className = '', ...select } = others;
  const id = useId();
  return (
    <div
      className={`${isLabelAbove ? 'grid justify-items-start gap-1.5' : 'flex items-center gap-3'} ${className}`}
    >
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <span className={`relative min-w-0 ${isLabelHidden ? 'w-full' : ''}`}>
        <select
          {...select}
          id={id}
          onChange={(event) => onChange(event.target.value as Value)}
          className={fieldClass({ extra: 'w-full appearance-none pe-9 ps-3 font-medium' })}
        >
          {Object.entries<string | undefined>(options).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-soft"
        >
          ▾
        </span>
      </span>
    </div>
  );
}
