import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { describedBy, FieldMessage } from './FieldMessage.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Where what stands beside it says it. */
  isLabelHidden?: boolean;
  error?: string | undefined;
  /** Or what it is for what is typed. */
  hint?: ReactNode | ((text: string) => ReactNode);
  /** At the end of the box, such as a button. */
  end?: ReactNode;
  /** Counted down when room gets scarce, and never cut off. */
  limit?: number;
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, error, hint, end, limit, className = '', ...input } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const read = () => setText(box.current?.querySelector('input')?.value ?? '');
  // After every render: a form writes into its fields without an event.
  useEffect(read);
  const said = typeof hint === 'function' ? hint(text) : hint;
  const message = { hint: said, error, text, limit };
  return (
    <div ref={box} onInput={read} className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, message)}
          className={fieldClass({
            isWrong: Boolean(error),
            extra: `flex w-full items-center px-3.5 py-2 text-control ${end ? 'pe-18' : ''}`,
          })}
        />
        {end}
      </div>
      <FieldMessage id={id} {...message} />
    </div>
  );
}

/** The look of fields and selects. */
export function fieldClass({ isWrong = false, extra = '' } = {}): string {
  return `min-h-11 rounded-lg border bg-panel text-text placeholder:text-soft disabled:opacity-60 ${isWrong ? 'border-bad' : 'border-field'} ${extra}`;
}
