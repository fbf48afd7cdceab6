import { shownSite } from '#build/content/shown-site.ts';
import { type Gallery, listGalleries } from '#build/content/site-content.ts';
import { withoutWords } from '#domain/media/media.ts';
import { weeksIn } from '#domain/settings/words.ts';
import type { FieldsOf } from '../kinds.ts';
import type { SectionContext } from '../place.ts';
import { byService } from './by-service.ts';
import { composeTiles, type Noted, noteOf } from './tiles.ts';

export async function prepareWork(fields: FieldsOf<'work'>, { page }: SectionContext) {
  const site = await shownSite();
  const none = { tiles: [], rest: [], cards: [], groups: [], note: site.pictureNote };
  const shown = shownGalleries(await listGalleries(), fields, page.key);
  if (fields.look === 'cards') {
    const cards = shown.map((gallery) => ({ ...listed(gallery, site), summary: gallery.summary }));
    return { ...none, cards };
  }
  if (fields.look === 'services') {
    const jobs = shown.map((gallery) => ({ ...listed(gallery, site), service: gallery.service }));
    return { ...none, groups: byService(jobs, site.services) };
  }
  const { tiles, rest } = composeTiles(shown, site);
  const notes = rest.map((gallery) => ({
    ...{ path: gallery.path, title: gallery.title },
    note: noteOf(gallery, site),
  }));
  return { ...none, tiles, rest: notes };
}

function shownGalleries(
  galleries: readonly Gallery[],
  { show, chosen }: FieldsOf<'work'>,
  service: string,
): readonly Gallery[] {
  if (show === 'all') return galleries;
  if (show === 'service') return galleries.filter((gallery) => gallery.service === service);
  return chosen.flatMap((slug) => galleries.find((gallery) => gallery.slug === slug) ?? []);
}

function listed({ path, title, place, durationWeeks, cover }: Gallery, { words }: Noted) {
  const duration = durationWeeks && weeksIn(words, durationWeeks);
  const note = [place, duration].filter(Boolean).join(' · ');
  return { path, title, note, cover: cover && withoutWords(cover) };
}
