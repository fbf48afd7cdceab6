import { perLanguage, speaking } from '#business/language.ts';
import { ARTICLE_WORDS, LIST_WORDS } from './words/articles.ts';
import { CONTACT_WORDS } from './words/contact.ts';
import { FRAME_WORDS, HEARD_WORDS } from './words/frame.ts';
import { JOB_WORDS } from './words/jobs.ts';
import { PRICE_WORDS } from './words/prices.ts';
import { filled, placesIn, type Word } from './words/word.ts';

type Group = Readonly<Record<string, Word>>;

const wordsHere = () =>
  ({
    ...FRAME_WORDS(),
    ...CONTACT_WORDS(),
    ...LIST_WORDS(),
    ...ARTICLE_WORDS(),
    ...JOB_WORDS(),
    ...PRICE_WORDS(),
    ...HEARD_WORDS(),
  }) satisfies Group;

/** Words around the pages that an owner may want otherwise, in the main language. */
export const WORDS = wordsHere();

export type WordName = keyof typeof WORDS;
export type Words = Readonly<Record<WordName, string>>;

const namesOf = (group: () => Group) => Object.keys(group()) as WordName[];

/** As the settings show them. */
export const WORD_GROUPS = {
  frame: namesOf(FRAME_WORDS),
  form: namesOf(CONTACT_WORDS),
  list: namesOf(LIST_WORDS),
  articles: namesOf(ARTICLE_WORDS),
  jobs: namesOf(JOB_WORDS),
  prices: namesOf(PRICE_WORDS),
  heard: namesOf(HEARD_WORDS),
} as const satisfies Readonly<Record<string, readonly WordName[]>>;

export type WordGroup = keyof typeof WORD_GROUPS;

const folderWords = perLanguage(
  () =>
    Object.fromEntries(
      Object.entries(wordsHere()).map(([name, { folder }]) => [name, folder]),
    ) as Words,
);

/** What the site says; a word that it does not know is passed over. @param own the owner's, in the language of the page. */
export function shownWords(own: Readonly<Record<string, string>>): Words {
  const known = Object.entries(own).filter(([name]) => Object.hasOwn(WORDS, name));
  return { ...folderWords(), ...Object.fromEntries(known) };
}

/** What the folder says in a language. @param language its code; '' for the main one. */
export const folderWordsIn = (language: string): Words => speaking(language, folderWords);

/** The places in braces that the folder's words have and these have not. */
export function missingPlaces(name: WordName, text: string): string[] {
  const there = placesIn(text);
  return placesIn(WORDS[name].folder).filter((place) => !there.includes(place));
}

/** How long a job took. */
export function weeksIn({ week, weeks }: Pick<Words, 'week' | 'weeks'>, count: number): string {
  return filled(count === 1 ? week : weeks, { count });
}
