import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Counter, isNearLimit } from './Counter.tsx';
import { describedBy, FieldMessage } from './FieldMessage.tsx';
import { fieldClass } from './field-class.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  /** What to know before typing. */
  hint?: ReactNode;
  /** At the end of the box, such as a button. */
  end?: ReactNode;
  /** Counted down when room gets scarce, and never cut off. */
  limit?: number;
}

export function TextField({
  label,
  error,
  hint,
  end,
  limit,
  className = '',
  ...input
}: TextFieldProps) {
  const id = useId();
  const typed = useTypedText();
  const isCounted = limit !== undefined && isNearLimit(typed.text, limit);
  return (
    <div ref={typed.ref} onInput={typed.onInput} className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, counter: isCounted })}
          className={fieldClass({
            isWrong: Boolean(error),
            extra: `flex w-full items-center px-3.5 py-2 text-control ${end ? 'pr-18' : ''}`,
          })}
        />
        {end}
      </div>
      <FieldMessage
        id={id}
        hint={hint}
        error={error}
        counter={isCounted && <Counter id={`${id}-counter`} text={typed.text} limit={limit} />}
      />
    </div>
  );
}

/** The text in a field, also after a default or a reset. @returns a ref, the text, and an `input` listener. */
function useTypedText(): {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  onInput: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const read = () => {
    const field = ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    setText(field?.value ?? '');
  };
  // After every render: a form writes into its fields without an event.
  useEffect(read);
  return { ref, text, onInput: read };
}
