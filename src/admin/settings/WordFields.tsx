import { useLayoutEffect, useRef } from 'react';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import {
  folderWordsIn,
  WORD_GROUPS,
  WORDS,
  type WordGroup,
  type WordName,
} from '#domain/settings/words.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import type { SettingsFields } from './use-settings-form.ts';

/** Labels, buttons and sentences of the design, folded by the part of the site that says them. */
export function WordFields({ form }: { form: SettingsFields }) {
  return (
    <div className="grid gap-3">
      {(Object.keys(WORD_GROUPS) as WordGroup[]).map((group) => (
        <Group
          key={group}
          {...{ form, name: staff.settings.wordGroups[group], words: WORD_GROUPS[group] }}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  form: SettingsFields;
  name: string;
  words: readonly WordName[];
}

function Group({ form, name, words }: GroupProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const fields = words.flatMap((word) => [
    {
      ...{ word, id: word, label: staff.settings[WORDS[word].label], lang: site.language },
      ...{ placeholder: WORDS[word].folder, ...form.field(`words.${word}`) },
    },
    ...otherLanguages().map((code) => ({
      ...{ word, id: `${code} ${word}`, lang: tagOf(code) },
      label: staff.settings.inLanguage(staff.settings[WORDS[word].label], languageName(code)),
      placeholder: folderWordsIn(code)[word],
      hint: (text: string) =>
        sameAsOriginal(form.getValues(`words.${word}`) || WORDS[word].folder, text),
      ...form.field(`others.${code}.words.${word}`),
    })),
  ]);
  const isWrong = fields.some(({ error }) => error !== undefined);
  // The form leads to the first field that needs another look. It stays open while that is mended.
  useLayoutEffect(() => {
    if (isWrong && box.current) box.current.open = true;
  }, [isWrong]);
  return (
    <details ref={box} className="rounded-lg border border-line bg-panel">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{name}</summary>
      <fieldset
        aria-label={name}
        className="grid items-start gap-x-6 gap-y-4 border-line border-t p-4 sm:grid-cols-2"
      >
        {fields.map(({ word, id, ...field }) => (
          <TextField key={id} limit={WORDS[word].limit} {...field} />
        ))}
      </fieldset>
    </details>
  );
}
