import { useQuery } from '@tanstack/react-query';
import { recentArticles } from '#admin/queries/articles.ts';
import { galleryList } from '#admin/queries/galleries.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { pages } from '#business/pages.ts';
import type { Site } from '#business/types.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { factsOf } from '#domain/pages/name-facts.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pageAmounts } from '#domain/pages/page-amounts.ts';
import { NO_SETTINGS, withSettings } from '#domain/settings/business-settings.ts';
import { money } from '#domain/settings/money.ts';
import { ownFormWords } from '#domain/settings/words/contact.ts';
import { shownWords } from '#domain/settings/words.ts';
import { whatsappUrl } from '#domain/site/whatsapp.ts';
import { browserBackend } from '#environment';
import { IS_UPRIGHT, pointsOf } from '#sections/hero/Hero.tsx';
import { sectionHtml } from '#sections/parts/section-html.ts';
import { byService } from '#sections/work/by-service.ts';
import { site as folderSite } from '#site';
import { type FramePicture, useFramePictures } from './use-frame-pictures.ts';

type Fields = Readonly<Record<string, unknown>>;

const SHAPES = ['wide', 'tall', 'tall', 'wide'] as const;
/** How many articles a section with a tag shows. */
const ARTICLES = 3;

/** In the editor: with the owner's settings, what the fields of a section only name, such as pictures and jobs. The build has `prepare.ts`. */
export function useSectionData(page: MergedPage) {
  const { data: { settings } = { settings: NO_SETTINGS } } = useQuery(businessSettings);
  const words = shownWords(settings.words);
  const site = { ...withSettings(folderSite, settings), words };
  const amounts = pageAmounts(page, settings);
  const named = Object.entries(amounts).map(([key, amount]) => [key, money(amount)]);
  const facts = factsOf(site, Object.fromEntries(named));
  const pictureOf = useFramePictures(page);
  const { data: galleries = [] } = useQuery(galleryList);
  const { data: articles = [] } = useQuery(recentArticles);
  const live = galleries.filter(({ state }) => state === 'live' || state === 'live_with_changes');

  function dataOf(kind: string, fields: Fields): unknown {
    switch (kind) {
      case 'hero': {
        const [wide, tall] = [pictureOf(fields.picture), pictureOf(fields.tall)];
        const cutOf = (found: FramePicture | null, media?: string) =>
          found ? [{ ...found.built, sizes: '100vw', ...sizeOf(found.media), media }] : [];
        return {
          cuts: [...cutOf(tall, IS_UPRIGHT), ...cutOf(wide)],
          alt: wide?.alt ?? '',
          points: pointsOf(inLibrary(wide), inLibrary(tall)),
        };
      }
      case 'head':
        return { picture: pictureOf(fields.picture) };
      case 'picture': {
        const found = pictureOf(fields.picture);
        return { picture: found && { ...found.built, ...sizeOf(found.media), alt: found.alt } };
      }
      case 'work':
        return jobs(live, fields, page.key, site);
      case 'contact': {
        const services = site.services.map(({ slug, name }) => ({ slug, name }));
        const own = { words: ownFormWords(settings.words), whatsappUrl: whatsappUrl(site) };
        return { site, form: { backend: browserBackend(), services, phone: site.phone, ...own } };
      }
      case 'list':
        return { services: fields.services === 'behind' ? services() : [] };
      case 'text':
        return { html: sectionHtml(`${fields.text}`) };
      case 'facts':
        return { html: sectionHtml(`${fields.text}`), site };
      case 'prices':
        return { amounts, vatNote: site.vatNote, words };
      case 'questions': {
        const items = fields.items as { key: string; answer: string }[];
        const answers = items.map(({ key, answer }) => [key, sectionHtml(answer)]);
        return { answers: Object.fromEntries(answers) };
      }
      case 'articles':
        return { articles: articles.slice(0, ARTICLES).map(teaser), words };
      case 'call':
        return { site };
      case 'people': {
        const items = fields.items as { key: string; picture?: unknown }[];
        const portraits = items.flatMap(({ key, picture }) => {
          const found = pictureOf(picture);
          return found ? [[key, found]] : [];
        });
        return { portraits: Object.fromEntries(portraits) };
      }
      default:
        return null;
    }
  }
  return {
    dataOf,
    /** What texts name in braces. */
    facts,
  };
}

/** Of the folder's pictures no point is known. */
const inLibrary = (found: FramePicture | null) =>
  found && found.media.id !== '' ? found.media : undefined;

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

const teaser = ({ slug, title }: { slug: string; title: string }) => ({
  ...{ path: `/blog/${slug}`, title, summary: '', minutes: 1 },
});

const services = () =>
  pages
    .filter(({ kind }) => kind === 'service')
    .map(({ key, slug, title, names }) => ({
      ...{ key, name: title, text: names?.hint ?? '' },
      ...{ link: `/services/${slug}`, path: `/services/${slug}` },
    }));

function jobs(
  all: readonly GalleryState[],
  { show, chosen, look }: Fields,
  service: string,
  site: Site,
) {
  const slugs = chosen as readonly string[];
  const shown =
    show === 'chosen'
      ? slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])
      : all.filter((one) => show !== 'service' || one.service === service);
  const { pictureNote: note } = site;
  const entries = shown.map(({ slug, title, cover, service: of }) => ({
    ...{ path: `/portfolio/${slug}`, title, cover, summary: '', place: '', durationWeeks: null },
    service: of,
    note: site.services.find((one) => one.slug === of)?.shortName ?? '',
  }));
  const none = { tiles: [], rest: [], cards: [], groups: [], note };
  if (look === 'cards') return { ...none, cards: entries };
  if (look === 'services') return { ...none, groups: byService(entries, services()) };
  const tiles = entries.slice(0, SHAPES.length).flatMap((entry, nth) => {
    const { cover: media } = entry;
    return media ? [{ ...entry, media, shape: SHAPES[nth] }] : [];
  });
  return { ...none, tiles, rest: entries.slice(SHAPES.length) };
}
