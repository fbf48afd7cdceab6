import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { useFilter } from 'react-aria-components';
import { staff } from '#languages/staff.ts';

interface Suggesting {
  inputId: string;
  text: string;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/** A combobox that filters while typing, and shows all by arrow keys or button; choosing only calls `onChoose`. */
export function useSuggestions({ inputId, text, suggestions, onChoose }: Suggesting) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [isTyping, setTyping] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  /** A complete or empty text needs no suggestion. */
  function findMatches(typed: string): string[] {
    const part = typed.trim();
    return suggestions.filter((name) => part !== '' && name !== part && contains(name, part));
  }

  const matches = isTyping ? findMatches(text) : [];
  const shown = matches.length > 0 ? matches : [...suggestions];

  function decide(
    state: UseComboboxState<string>,
    { type, changes }: UseComboboxStateChangeOptions<string>,
  ): Partial<UseComboboxState<string>> {
    if (type === InputChange) {
      return { ...changes, isOpen: findMatches(changes.inputValue ?? '').length > 0 };
    }
    // A press in the line moves the cursor.
    if (type === InputClick) return state;
    // What the pointer happened to be over is no choice.
    if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
    return changes;
  }

  const combobox = useCombobox<string>({
    id: inputId,
    inputId,
    inputValue: text,
    // The same one can be chosen again.
    selectedItem: null,
    items: shown,
    stateReducer: decide,
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
    onIsOpenChange: ({ isOpen }) => !isOpen && setTyping(false),
    getA11yStatusMessage: ({ isOpen, highlightedIndex }) =>
      isOpen && highlightedIndex < 0 ? countOf(shown.length) : '',
  });

  const { isOpen, openMenu } = combobox;
  const isLate = isTyping && !isOpen && matches.length > 0;
  useEffect(() => {
    // Suggestions that arrive after the letters are shown as those that were there.
    if (isLate && document.activeElement?.id === inputId) openMenu();
  }, [isLate, inputId, openMenu]);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return { ...combobox, list, shown, startTyping: () => setTyping(true) };
}

function countOf(count: number): string {
  return count === 1 ? staff.fields.oneSuggestion : staff.fields.suggestions(count);
}
