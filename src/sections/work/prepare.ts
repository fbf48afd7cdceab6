import { shownSite } from '#build/content/shown-site.ts';
import { type Gallery, listGalleries, listGalleryTeasers } from '#build/content/site-content.ts';
import { weeks } from '#business/words/times.ts';
import { withoutWords } from '#domain/media/media.ts';
import type { FieldsOf } from '../kinds.ts';
import type { SectionContext } from '../place.ts';
import { byService } from './by-service.ts';
import { composeTiles, noteOf } from './tiles.ts';

export async function prepareWork(fields: FieldsOf<'work'>, { page }: SectionContext) {
  const { pictureNote: note, services } = await shownSite();
  const shown = shownGalleries(await listGalleries(), fields, page.key);
  if (fields.look === 'cards') {
    const teasers = await listGalleryTeasers();
    const cards = shown.flatMap(({ path }) => teasers.find((one) => one.path === path) ?? []);
    return { tiles: [], rest: [], cards, groups: [], note };
  }
  if (fields.look === 'services') {
    return { tiles: [], rest: [], cards: [], groups: byService(shown.map(listed), services), note };
  }
  const { tiles, rest } = composeTiles(shown, services);
  return {
    ...{ tiles, note, cards: [], groups: [] },
    rest: rest.map((gallery) => ({
      ...{ path: gallery.path, title: gallery.title },
      note: noteOf(gallery, services),
    })),
  };
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

function listed({ path, title, service, place, durationWeeks, cover }: Gallery) {
  const note = [place, durationWeeks && weeks(durationWeeks)].filter(Boolean).join(' · ');
  return { path, title, service, note, cover: cover && withoutWords(cover) };
}
