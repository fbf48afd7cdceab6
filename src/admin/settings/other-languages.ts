import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import type { Closure } from '#business/types.ts';
import {
  type BusinessSettings,
  reasonKey,
  SENTENCES,
  type Sentence,
  wordKey,
} from '#domain/settings/business-settings.ts';
import { folderWordsIn, type WordName } from '#domain/settings/words.ts';
import { site } from '#site';
import type { SettingsValues } from './settings-rules.ts';

/** What a language has a field for, besides the words of the design. */
export type OwnSentence = Sentence | 'second';

/** What the folder says in a language: what holds while its field is empty. */
export const folderIn = (language: string): Record<OwnSentence, string> =>
  speaking(language, () => ({
    greeting: site.whatsapp?.greeting ?? '',
    note: site.pictureNote,
    vat: site.vatNote,
    legal: site.legalLine,
    area: site.areaServed,
    second: site.secondPhone?.label ?? '',
  }));

const NAMES: readonly OwnSentence[] = [...SENTENCES, 'second'];

type Words = Record<WordName, string>;

/** The fields of each language; those of one that the folder has no more are kept. */
export function valuesByLanguage({ translations }: BusinessSettings): SettingsValues['others'] {
  const codes = new Set([...otherLanguages(), ...Object.keys(translations)]);
  return Object.fromEntries(
    [...codes].map((code) => {
      const own = translations[code] ?? {};
      const sentences = NAMES.map((name) => [name, own[name] ?? '']);
      const words = Object.keys(folderWordsIn(code)).map((name) => [
        name,
        own[wordKey(name)] ?? '',
      ]);
      return [
        code,
        {
          ...(Object.fromEntries(sentences) as Record<OwnSentence, string>),
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
