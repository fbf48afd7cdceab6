import { speaking } from '#business/language.ts';
import { pages } from '#business/pages.ts';
import { codeOf } from '#languages/addresses.ts';
import { site } from '#site';
import { NEEDED_KINDS } from './page.ts';

/**
 * Tags of the languages beside the main one that visitors have: those whose folder has the pages that are needed. One
 * that somebody is still writing keeps nobody from publishing the rest.
 */
export const shownLanguages = (): string[] =>
  site.otherLanguages.filter((tag) =>
    speaking(codeOf(tag), () =>
      NEEDED_KINDS.every((needed) => pages.some(({ kind }) => kind === needed)),
    ),
  );

/** Codes of those that visitors do not have yet. */
export function unfinishedLanguages(): string[] {
  const shown = shownLanguages();
  return site.otherLanguages.filter((tag) => !shown.includes(tag)).map(codeOf);
}
