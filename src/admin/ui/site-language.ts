import { directionOf } from '#languages/direction.ts';
import { site } from '#site';

/** Says of a page of the site that is shown in a frame which language it speaks, and in which direction. */
export function speakSiteLanguage({ documentElement }: Document): void {
  documentElement.lang = site.language;
  documentElement.dir = directionOf(site.language) ?? '';
}
