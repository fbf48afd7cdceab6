import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import type { Closure } from '#business/types.ts';
import { reasonKey, wordKey } from '#domain/settings/business-settings.ts';
import { type BusinessSettings, SAID, type SaidName } from '#domain/settings/fields.ts';
import { folderWordsIn, type WordName } from '#domain/settings/words.ts';
import { site } from '#site';
import type { SettingsValues } from './settings-rules.ts';

/** What the folder says in a language: what holds while its field is empty. */
export const folderIn = (language: string) =>
  speaking(
    language,
    () =>
      Object.fromEntries(
        SAID.map(([name, { words, folder }]) => [name, words(folder(site))]),
      ) as Record<SaidName, string>,
  );

type Words = Record<WordName, string>;

/** The fields of each language; those of one that the folder has no more are kept. */
export function valuesByLanguage({ translations }: BusinessSettings): SettingsValues['others'] {
  const codes = new Set([...otherLanguages(), ...Object.keys(translations)]);
  return Object.fromEntries(
    [...codes].map((code) => {
      const own = translations[code] ?? {};
      const sentences = SAID.map(([name]) => [name, own[name] ?? '']);
      const words = Object.keys(folderWordsIn(code)).map((name) => [
        name,
        own[wordKey(name)] ?? '',
      ]);
      return [
        code,
        {
          ...(Object.fromEntries(sentences) as Record<SaidName, string>),
          words: Object.fromEntries(words) as Words,
        },
      ];
    }),
  );
}

/** The reasons of one closure by language. */
export function reasonsOf(
  { translations }: BusinessSettings,
  { from }: Pick<Closure, 'from'>,
): Record<string, string> {
  const codes = new Set([...otherLanguages(), ...Object.keys(translations)]);
  return Object.fromEntries(
    [...codes].map((code) => [code, translations[code]?.[reasonKey(from)] ?? '']),
  );
}

/** What is kept: neither what is empty nor what the folder says. */
export function translationsOf({
  others,
  closures,
}: Pick<SettingsValues, 'others' | 'closures'>): BusinessSettings['translations'] {
  const languages = Object.entries(others).map(([code, { words, ...sentences }]) => {
    const folder = { ...folderIn(code), ...keyed(folderWordsIn(code)) };
    const reasons = closures.map(({ from, reasons }) => [reasonKey(from), reasons[code] ?? '']);
    const all = { ...sentences, ...keyed(words), ...Object.fromEntries(reasons) };
    const own = Object.entries<string>(all).filter(
      ([name, text]) => text !== '' && text !== folder[name as keyof typeof folder],
    );
    return [code, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(languages.filter(([, own]) => Object.keys(own).length > 0));
}

const keyed = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [wordKey(name), word]));
