import { directionOf } from '#languages/direction.ts';
import { site } from '#site';

/**
 * What says of an element that its words are the site's, not those of the staff area: screen readers and
 * spelling checkers go by it.
 */
export const inSiteLanguage = { lang: site.language } as const;

/** Says so of a whole page of the site that is shown in a frame. */
export function speakSiteLanguage({ documentElement }: Document): void {
  documentElement.lang = site.language;
  documentElement.dir = directionOf(site.language) ?? '';
}
