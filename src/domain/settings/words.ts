import { blog } from '#business/blog.ts';
import { blogWords } from '#business/words/blog.ts';
import { placeNames, shellWords } from '#business/words/shell.ts';

interface Word {
  /** What staff read. */
  label: string;
  limit: number;
  /** What the folder says. */
  folder: string;
}

/** Words around the pages that an owner may want otherwise. */
export const WORDS = {
  services: {
    label: 'Button of the services in the menu',
    ...{ limit: 24, folder: shellWords.servicesButton },
  },
  blog: { label: 'Link to the articles', ...{ limit: 40, folder: placeNames.blog } },
  feed: { label: 'Link to the feed', ...{ limit: 40, folder: shellWords.feed } },
  chat: { label: 'Link to WhatsApp', ...{ limit: 40, folder: shellWords.whatsapp } },
  blogLabel: { label: 'Above articles and their list', ...{ limit: 24, folder: blogWords.label } },
  blogName: { label: 'Title of the list of articles', ...{ limit: 60, folder: blog.name } },
  blogLead: { label: 'Sentence below that title', ...{ limit: 200, folder: blog.lead } },
} satisfies Readonly<Record<string, Word>>;

export type WordName = keyof typeof WORDS;
export type Words = Readonly<Record<WordName, string>>;

const FOLDER = Object.fromEntries(
  Object.entries(WORDS).map(([name, { folder }]) => [name, folder]),
) as Words;

/** What the site says; a word that it does not know is passed over. */
export function shownWords(own: Readonly<Record<string, string>>): Words {
  const known = Object.entries(own).filter(([name]) => Object.hasOwn(WORDS, name));
  return { ...FOLDER, ...Object.fromEntries(known) };
}
