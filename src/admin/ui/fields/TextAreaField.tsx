import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { describedBy, FieldMessage } from './FieldMessage.tsx';

export interface TextAreaFieldProps {
  id?: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** For texts of a single line. */
  onEnter?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Counted down when room gets scarce, and never cut off. */
  limit?: number;
  rows?: number;
  placeholder?: string;
  autoFocus?: boolean;
  /** Of what is written in it, where that is not the screen's. */
  lang?: string | undefined;
}

/** A text area as tall as its text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const ownId = useId();
  const { id = ownId, label, value, onChange, error, hint, limit, onEnter, ...textarea } = props;
  const message = { hint, error, text: value, limit };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <AutosizeTextarea
        {...textarea}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, message)}
        className={`rounded-lg border bg-panel p-3 text-control focus-within:border-focus ${error ? 'border-bad' : 'border-field'}`}
      />
      <FieldMessage id={id} {...message} />
    </div>
  );
}

/** A text area as tall as its text. What others change of it leaves the cursor where it is. */
export function AutosizeTextarea({ className = '', ...textarea }: ComponentProps<'textarea'>) {
  const { value } = textarea;
  const box = useRef<HTMLDivElement>(null);
  /** Where the cursor was last, and in which text. */
  const last = useRef({ text: '', at: [0, 0] });
  function note({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    last.current = { text: target.value, at: [target.selectionStart, target.selectionEnd] };
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each text that is put into it.
  useLayoutEffect(() => {
    const area = box.current?.querySelector('textarea');
    const { text, at } = last.current;
    if (!area || area !== document.activeElement || area.value === text) return;
    const [start = 0, end = 0] = at.map((place) => placeIn(area.value, text, place));
    area.setSelectionRange(start, end);
  }, [value]);
  return (
    <div
      ref={box}
      className={`growing ${className}`}
      data-text={`${value || textarea.placeholder || ''} `}
      onSelectCapture={note}
      onInputCapture={note}
    >
      <textarea {...textarea} rows={textarea.rows ?? 1} />
    </div>
  );
}

/** A place in a text that has become another: behind the same words, or else before the same. */
function placeIn(now: string, before: string, at: number): number {
  const rest = before.slice(at);
  return now.startsWith(before.slice(0, at)) || !now.endsWith(rest) ? at : now.length - rest.length;
}
