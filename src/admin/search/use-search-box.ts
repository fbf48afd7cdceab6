import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer, Result } from './results.ts';

/** An entry of the list: a result, or the way to more of its kind. */
export type Entry = Result | 'more';

const { InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes;

interface SearchBoxOptions {
  typed: string;
  onType: (text: string) => void;
  answer: Answer;
  /** The answer is to an earlier text. */
  isLate: boolean;
  entries: readonly Entry[];
  onChoose: (entry: Entry) => void;
}

/** A combobox whose list stays open, with its first entry ready for Enter. */
export function useSearchBox({
  typed,
  onType,
  answer,
  isLate,
  entries,
  onChoose,
}: SearchBoxOptions) {
  const [highlighted, setHighlighted] = useState(0);
  // Pressed before the answer came: its first entry opens when it does.
  const [isWaiting, setWaiting] = useState(false);
  const [shown, setShown] = useState(answer);
  if (shown.groups !== answer.groups && signOf(shown) !== signOf(answer)) {
    setShown(answer);
    setHighlighted(0);
  }
  const combobox = useCombobox<Entry>({
    isOpen: true,
    inputValue: typed,
    // The same one can be chosen again.
    selectedItem: null,
    items: [...entries],
    itemToKey: (entry) => (entry === 'more' || !entry ? entry : `${entry.group} ${entry.id}`),
    highlightedIndex: Math.min(highlighted, entries.length - 1),
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      // Neither the field nor the pointer leaves it: Enter always does something.
      if (type !== InputBlur && type !== MenuMouseLeave && highlightedIndex >= 0)
        setHighlighted(highlightedIndex);
    },
    stateReducer: (state, { type, changes }) => (type === InputBlur ? state : changes),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    getA11yStatusMessage: () => '',
  });

  const arrive = useEffectEvent(() => {
    setWaiting(false);
    const [first] = entries;
    if (first) onChoose(first);
  });
  useEffect(() => {
    if (isWaiting && !isLate) arrive();
  }, [isWaiting, isLate]);

  return {
    ...combobox,
    type(text: string) {
      setWaiting(false);
      onType(text);
    },
    /** Enter before the answer is there. */
    wait: () => setWaiting(true),
  };
}

/** By which two answers are told apart. */
function signOf({ groups }: Answer): string {
  return groups.flatMap(({ results }) => results.map(({ id }) => id)).join();
}
