import { useEffectEvent, useRef, useState } from 'react';
import { useSaverState } from '#admin/saving/use-saver.ts';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { fieldProblem } from '#domain/galleries/field-rules.ts';
import {
  FIELDS,
  type Field,
  type FieldName,
  readTyped,
  typedOf,
} from '#domain/galleries/fields.ts';
import { inWordsOf } from '#domain/galleries/gallery-words.ts';
import { staff } from '#languages/staff.ts';
import { takingBack } from './changes.ts';
import { useGalleryActions } from './gallery-context.ts';
import { type GalleryDraft, withField } from './gallery-saver.ts';

/** A field of the open gallery in the language on the screen, with its label and its limit in characters. */
export function useGalleryField(name: FieldName) {
  const { language: shown } = useGalleryActions();
  const { kind, isTranslated, label: key, limit }: Field = FIELDS[name];
  const label = staff.galleries[key];
  // Dates and services are the same in all languages.
  const language = isTranslated ? shown : '';
  const { saved, ...field } = useGalleryText(label, {
    read: (draft) => typedOf(inWordsOf(draft, language)[name]),
    write: (draft, text) => withField(draft, name, language, readTyped(name, text)),
    tidied: (text) => typedOf(readTyped(name, text)),
    // Half a number is no fault before it is left.
    isHalf: (text) => kind === 'number' && fieldProblem(name, text) !== '',
  });
  // The address in another language follows from the title there.
  const error = language !== '' && saved === '' ? '' : fieldProblem(name, saved);
  return { ...field, label, limit, error, lang: tagOf(language) };
}

interface TextOptions {
  read: (draft: GalleryDraft) => string;
  write: (draft: GalleryDraft, text: string) => Partial<GalleryDraft>;
  tidied: TypedOptions['tidied'];
  isHalf?: TypedOptions['isHalf'];
}

/** A text of the open gallery. */
export function useGalleryText(label: string, { read, write, ...options }: TextOptions) {
  const { saver } = useGalleryActions();
  const saved = useSaverState(saver, ({ typed }) => read(typed));
  const now = () => saver.state.get().typed;
  const field = useTyped(label, {
    ...{ ...options, saved, now: () => read(now()) },
    put: (text) => saver.dispatch({ type: 'typed', value: write(now(), text) }),
    flush: async () => (await saver.saveAll()) !== null,
  });
  return { ...field, saved };
}

interface TypedOptions {
  saved: string;
  /** The same, whenever it is asked for. */
  now: () => string;
  put: (text: string) => void;
  /** @returns whether everything that was typed is saved then. */
  flush: () => Promise<boolean>;
  /** What is kept of a text. */
  tidied: (text: string) => string;
  /** What is put in when it is left, and not before. */
  isHalf?: (text: string) => boolean;
}

/** A text that saves itself: a stretch of typing is one step that can be taken back. */
export function useTyped(label: string, options: TypedOptions) {
  const { saved, now, put, flush, tidied, isHalf = () => false } = options;
  const { remember } = useGalleryActions();
  // While the author types, what is made of the text does not replace it.
  const [typing, setTyping] = useState<string | null>(null);
  const before = useRef<string | null>(null);
  const isOwn = typing !== null && (isHalf(typing) || tidied(typing) === tidied(saved));

  const leave = useEffectEvent(async () => {
    const text = before.current;
    before.current = null;
    if (typing !== null && isHalf(typing)) put(typing);
    else setTyping(null);
    const after = now();
    if (!(await flush()) || text === null || tidied(text) === tidied(after)) return;
    const takeBack = async () => {
      // What a colleague has written there since then stays.
      if (tidied(now()) !== tidied(after)) return;
      put(text);
      await flush();
    };
    remember(takingBack(staff.galleries.changeOf(label), takeBack));
  });

  return {
    text: isOwn ? typing : saved,
    type(text: string) {
      before.current ??= now();
      setTyping(text);
      if (!isHalf(text)) put(text);
    },
    leave: () => void leave(),
  };
}
