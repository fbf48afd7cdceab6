import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The text in a field, whether typed, a form's default or a reset.
 *
 * @returns a ref for the element around the field, the text, and a listener for its `input` events.
 */
export function useTypedText(): {
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
