import { site } from '#business/site.ts';
import { codeOf, nameOfLanguage } from '#languages/addresses.ts';
import { counted, type Losses } from './losses.ts';
import type { WordPressExport } from './read-export.ts';
import type { WordPressText } from './read-text.ts';

/** Codes of the languages of this site. */
export interface SiteLanguages {
  main: string;
  others: readonly string[];
}

const ours = (): SiteLanguages => ({
  main: codeOf(site.language),
  others: site.otherLanguages.map(codeOf),
});

/**
 * The language here of each text: '' is the main one, null for one that this site has not. Says how many of those there are.
 */
export function languageHere(
  { posts, pages }: WordPressExport,
  losses: Losses,
  { main, others }: SiteLanguages = ours(),
): (text: WordPressText) => string | null {
  const here = ({ code }: WordPressText) => {
    if (code === '' || code === main) return '';
    return others.includes(code) ? code : null;
  };
  const strange = (all: readonly WordPressText[], code: string) =>
    all.filter((text) => text.code === code && here(text) === null).length;
  const codes = new Set(
    [...posts, ...pages].filter((text) => here(text) === null).map(({ code }) => code),
  );
  for (const code of codes) {
    losses.say(
      `${counted(strange(posts, code), 'article')} and ${counted(strange(pages, code), 'page')} in another language, ${nameOfLanguage(code)} (${code}): this site has not got it. Add it (npm run language ${code}), then import again.`,
    );
  }
  return here;
}
