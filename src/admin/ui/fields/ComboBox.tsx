import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFilter } from 'react-aria-components';
import { staff } from '#languages/staff.ts';
import { describedBy, FieldMessage } from './FieldMessage.tsx';
import { fieldClass } from './TextField.tsx';

interface ComboBoxProps {
  id: string;
  label: string;
  text: string;
  onType: (text: string) => void;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
  /** What a suggestion is called, where it is not what is said. */
  nameOf?: (suggestion: string) => string;
  /** What it is, beside its name. */
  noteOf?: (suggestion: string) => string;
  /** What is looked through; its name alone by default. */
  wordsOf?: (suggestion: string) => string;
  onLeave?: () => void;
  /** Keys that no suggestion takes. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The focus begins in it. */
  isFirst?: boolean | undefined;
}

/** A text input with suggestions: arrow keys or the button open them, Enter or a press takes one. */
export function ComboBox(props: ComboBoxProps) {
  const { id, label, text, onType, suggestions, onChoose, placeholder, hint, error } = props;
  const { nameOf = itself, noteOf, wordsOf = nameOf } = props;
  const box = useSuggestions({ inputId: id, text, suggestions, onChoose, nameOf, wordsOf });
  const { isOpen, highlightedIndex } = box;

  return (
    <div>
      <label {...box.getLabelProps()} htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...box.getInputProps({
            placeholder,
            onChange: (event) => {
              box.startTyping();
              onType(event.currentTarget.value);
            },
            onBlur: props.onLeave,
            onKeyDown: (event) => {
              // Closes the list, not the dialog around the field.
              if (event.key === 'Escape' && isOpen) event.stopPropagation();
              if (!isOpen || highlightedIndex < 0) props.onKeyDown?.(event);
            },
          })}
          // biome-ignore lint/a11y/noAutofocus: the first field of a dialog.
          autoFocus={props.isFirst}
          type="text"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={fieldClass({
            isWrong: Boolean(error),
            extra: `block w-full ps-3.5 text-control ${suggestions.length > 0 ? 'pe-11' : 'pe-3.5'}`,
          })}
        />
        {suggestions.length > 0 && (
          <button
            type="button"
            {...box.getToggleButtonProps({
              'aria-label': staff.lists.suggestionsFor(label),
              // The field keeps the focus.
              onMouseDown: (event) => event.preventDefault(),
            })}
            className="absolute inset-y-0 inset-e-0 grid w-11 cursor-pointer place-items-center rounded-lg text-soft hover:text-text"
          >
            <span aria-hidden="true">▾</span>
          </button>
        )}
        <ul
          {...box.getMenuProps({ ref: box.list })}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 scroll-my-3 overflow-y-auto rounded-lg border border-line bg-panel p-1.5 shadow-lg"
        >
          {isOpen &&
            box.shown.map((name, index) => (
              <li
                key={name}
                {...box.getItemProps({ item: name, index })}
                className="wrap-anywhere flex min-h-11 cursor-pointer justify-between gap-4 rounded-md px-3 py-2.5 aria-selected:bg-shade"
              >
                {nameOf(name)}
                {noteOf && (
                  <span className="wrap-normal max-w-1/2 shrink-0 text-end text-note text-soft">
                    {noteOf(name)}
                  </span>
                )}
              </li>
            ))}
        </ul>
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

/** Whether a text has each word of what somebody typed, in any order: “home work” finds *Home › Our work*. */
export function useWordFilter(): (text: string, typed: string) => boolean {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (text, typed) => typed.split(/\s+/).every((word) => contains(text, word));
}

interface Suggesting {
  inputId: string;
  text: string;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
  nameOf: (suggestion: string) => string;
  wordsOf: (suggestion: string) => string;
}

const itself = (suggestion: string) => suggestion;

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/** A combobox that filters while typing, and shows all by arrow keys or button; choosing only calls `onChoose`. */
function useSuggestions({ inputId, text, suggestions, onChoose, nameOf, wordsOf }: Suggesting) {
  const hasWords = useWordFilter();
  const [isTyping, setTyping] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // What a key or a press has closed stays so, though the letters are still those of before.
  const isClosed = useRef(false);

  /** A complete or empty text needs no suggestion. */
  function findMatches(typed: string): string[] {
    const part = typed.trim();
    return suggestions.filter((one) => {
      return part !== '' && nameOf(one) !== part && hasWords(wordsOf(one), part);
    });
  }

  const matches = isTyping ? findMatches(text) : [];
  const shown = matches.length > 0 ? matches : [...suggestions];

  function decide(
    state: UseComboboxState<string>,
    { type, changes }: UseComboboxStateChangeOptions<string>,
  ): Partial<UseComboboxState<string>> {
    if (type === InputChange) {
      isClosed.current = false;
      return { ...changes, isOpen: findMatches(changes.inputValue ?? '').length > 0 };
    }
    isClosed.current = changes.isOpen === false;
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
    if (isLate && !isClosed.current && document.activeElement?.id === inputId) openMenu();
  }, [isLate, inputId, openMenu]);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return { ...combobox, list, shown, startTyping: () => setTyping(true) };
}

function countOf(count: number): string {
  return count === 1 ? staff.lists.oneSuggestion : staff.lists.suggestions(count);
}
