import { type KeyboardEvent, useId, useState } from 'react';
import { describedBy, FieldMessage } from './FieldMessage.tsx';
import { fieldClass } from './field-class.ts';

interface TagsFieldProps {
  /** Of the input, for whoever leads the keyboard to it. */
  id?: string;
  label: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Tags that are used elsewhere. */
  suggestions: readonly string[];
  /** The most tags, and the most characters of one. */
  limits: { tags: number; characters: number };
}

/** A few words by which a thing is found: those that exist are suggested, new ones can be written. */
export function TagsField({ id, label, tags, onChange, suggestions, limits }: TagsFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState('');
  const hint = 'Enter or a comma adds it.';

  function add(words: string) {
    const wanted = words
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !tags.some((tag) => isSame(tag, part)));
    const long = wanted.find((part) => [...part].length > limits.characters);
    if (long) return setProblem(`A tag has at most ${limits.characters} characters.`);
    if (tags.length + wanted.length > limits.tags) {
      return setProblem(`There can be at most ${limits.tags} tags.`);
    }
    // In the spelling that exists: 'oak' and 'Oak' are one tag to readers.
    const spelled = wanted.map((part) => suggestions.find((known) => isSame(known, part)) ?? part);
    setWord('');
    setProblem('');
    if (spelled.length > 0) onChange([...tags, ...spelled]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(word);
    }
    if (event.key === 'Backspace' && word === '') onChange(tags.slice(0, -1));
  }

  return (
    <div>
      <label htmlFor={inputId} className="mb-1.5 block font-medium">
        {label}
      </label>
      {tags.length > 0 && (
        <ul aria-label={`${label} so far`} className="mb-2 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center rounded-full border border-line pl-3">
              <span className="wrap-anywhere text-note">{tag}</span>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="grid size-11 cursor-pointer place-items-center rounded-full text-soft hover:text-text"
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={inputId}
        list={`${inputId}-known`}
        autoComplete="off"
        value={word}
        onChange={({ target, nativeEvent }) => {
          const { value } = target;
          const isPicked = !('inputType' in nativeEvent) && suggestions.includes(value);
          if (isPicked || value.includes(',')) add(value);
          else setWord(value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(word)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(inputId, { hint, error: problem || undefined })}
        className={fieldClass({
          isWrong: problem !== '',
          extra: 'block w-full px-3.5 text-control',
        })}
      />
      <datalist id={`${inputId}-known`}>
        {suggestions
          .filter((known) => !tags.some((tag) => isSame(tag, known)))
          .map((known) => (
            <option key={known} value={known} />
          ))}
      </datalist>
      <FieldMessage id={inputId} hint={hint} error={problem || undefined} />
    </div>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
