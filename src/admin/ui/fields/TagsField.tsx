import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import { splitList } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { ComboBox } from './ComboBox.tsx';

interface TagsFieldProps {
  id?: string;
  label: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  suggestions: readonly string[];
  /** What is wrong with new ones, '' when nothing is. @param count how many there are already. */
  findProblem: (wanted: readonly string[], count: number) => string;
  /** In which language they are; that of the site where it is left out. */
  lang?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Existing tags are suggested, new ones can be typed. */
export function TagsField(props: TagsFieldProps) {
  const { id, label, tags, onChange, suggestions, findProblem, lang = site.language } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');

  function add(words: string) {
    const wanted = splitList(words).filter((part) => !tags.some((tag) => isSame(tag, part)));
    const wrong = findProblem(wanted, tags.length);
    setProblem(wrong);
    setWord(wrong ? words : '');
    if (wrong || wanted.length === 0) return;
    // Spelled as the existing one: 'oak' and 'Oak' are one tag.
    const spelled = wanted.map((part) => suggestions.find((known) => isSame(known, part)) ?? part);
    setSaid(staff.lists.added(spelled.join(', ')));
    onChange([...tags, ...spelled]);
  }

  function write(text: string) {
    if (text.includes(',')) return add(text);
    setProblem('');
    setWord(text);
  }

  function remove(removed: readonly string[]) {
    setSaid(staff.lists.removed(removed.join(', ')));
    setProblem('');
    const left = tags.filter((tag) => !removed.includes(tag));
    // The list takes the focus with it when it goes.
    if (left.length === 0) document.getElementById(inputId)?.focus();
    onChange(left);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(word);
    }
    if (event.key === 'Backspace' && word === '' && tags.length > 0) remove(tags.slice(-1));
  }

  return (
    <div>
      <ComboBox
        id={inputId}
        label={label}
        text={word}
        onType={write}
        suggestions={suggestions.filter((known) => !tags.some((tag) => isSame(tag, known)))}
        onChoose={add}
        onLeave={() => add(word)}
        onKeyDown={onKeyDown}
        hint={props.hint ?? staff.lists.tagsHint}
        error={problem || props.error}
      />
      {tags.length > 0 && (
        <TagGroup
          aria-label={staff.lists.soFar(label)}
          onRemove={(keys) => remove([...keys].map(String))}
          className="mt-2"
        >
          <TagList className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Tag
                key={tag}
                id={tag}
                textValue={tag}
                className="inline-flex items-center rounded-full border border-line ps-3"
              >
                <span lang={lang} className="wrap-anywhere text-note">
                  {tag}
                </span>
                <Button
                  slot="remove"
                  className="grid size-11 cursor-pointer place-items-center rounded-full text-soft hover:text-text"
                >
                  <span aria-hidden="true">✕</span>
                </Button>
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

interface TagLimits {
  tags: number;
  characters: number;
}

/** What is wrong with new tags, '' when nothing is. @param count how many there are already. */
export function findTagProblem(wanted: readonly string[], count: number, limits: TagLimits) {
  if (wanted.some((tag) => [...tag].length > limits.characters)) {
    return staff.lists.tagTooLong(limits.characters);
  }
  return count + wanted.length > limits.tags ? staff.lists.tooManyTags(limits.tags) : '';
}
