import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { mediaTags } from '#admin/queries/media.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/ChangeFailed.tsx';
import { fieldClass } from '#admin/ui/field-class.ts';
import type { MediaItem } from '#data/media.ts';
import { useMediaChange } from './use-media-change.ts';

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** The tags of a picture: staff find it by them, visitors never see them. */
export function TagsField({ item }: { item: MediaItem }) {
  const change = useMediaChange(item);
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  function remove(tag: string) {
    setSaid(`“${tag}” removed.`);
    change.mutate({ tags: item.tags.filter((one) => one !== tag) });
    input.current?.focus();
  }

  return (
    <section aria-label="Tags">
      <h3 className="font-semibold">Tags</h3>
      {item.tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {item.tags.map((tag) => (
            <li
              key={tag}
              className="flex min-w-0 items-center rounded-full border border-line bg-panel pl-3"
            >
              <span className="wrap-anywhere min-w-0">{tag}</span>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => remove(tag)}
                className="grid size-11 cursor-pointer place-items-center rounded-full text-soft hover:text-text"
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddTags
        inputRef={input}
        onAdd={(tags) => {
          const all = [...new Set([...item.tags, ...tags])];
          if (all.length > MOST_TAGS) return `A picture has at most ${MOST_TAGS} tags.`;
          setSaid(`${tags.join(', ')} added.`);
          change.mutate({ tags: all });
          return '';
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ChangeFailed change={change} />
    </section>
  );
}

interface AddTagsProps {
  inputRef?: React.RefObject<HTMLInputElement | null>;
  /** @returns what is wrong with them, in a sentence; '' when they are taken. */
  onAdd: (tags: string[]) => string;
}

/** A line for new tags, with those that the library has already. */
export function AddTags({ inputRef, onAdd }: AddTagsProps) {
  const id = useId();
  const { data: known = [] } = useQuery(mediaTags);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    const tags = readTags(typed);
    if (tags.length === 0) return;
    const tooLong = tags.find((tag) => [...tag].length > LONGEST_TAG);
    const wrong = tooLong ? `A tag has at most ${LONGEST_TAG} characters.` : onAdd(tags);
    setFault(wrong);
    if (!wrong) setTyped('');
  }

  return (
    <form onSubmit={add} className="mt-2">
      <div className="flex gap-2">
        <input
          ref={inputRef}
          aria-label="New tag"
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
          list={`${id}-known`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Add a tag"
          className={fieldClass({ isWrong: Boolean(fault), extra: 'min-w-0 flex-1 px-3.5' })}
        />
        <datalist id={`${id}-known`}>
          {known.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button type="submit">Add</Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 text-bad text-note">
          {fault}
        </p>
      )}
    </form>
  );
}

/** 'oak, stairs' → two tags; nothing twice. */
export function readTags(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
}
