import { useQueries, useQuery } from '@tanstack/react-query';
import { pictureAddresses } from '#admin/media/StoredPicture.tsx';
import { OWN_SECTION_DATA } from '#admin/own/section-data.ts';
import { folderPicture } from '#admin/pages/folder-pictures.ts';
import { useOtherPages } from '#admin/pages/open/use-other-pages.ts';
import { publishedArticles, readingMinutes } from '#admin/queries/articles.ts';
import { publishedGalleries } from '#admin/queries/galleries.ts';
import { mediaByFile, mediaById } from '#admin/queries/media.ts';
import { useServices } from '#admin/queries/services.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { publishedTestimonials } from '#admin/queries/testimonials.ts';
import { type MediaSummary, toSummary } from '#data/media/media.ts';
import { isRecord } from '#domain/documents/same-value.ts';
import { factsOf } from '#domain/pages/name-facts.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage, PictureField } from '#domain/pages/page.ts';
import { pageAmounts } from '#domain/pages/page-amounts.ts';
import { NO_SETTINGS, settingsIn, withSettings } from '#domain/settings/business-settings.ts';
import { shownWords } from '#domain/settings/words.ts';
import { pathIn } from '#languages/addresses.ts';
import { chosenArticles } from '#sections/articles/chosen-articles.ts';
import { contactData } from '#sections/contact/contact-data.ts';
import { IS_UPRIGHT, pointsOf } from '#sections/hero/Hero.tsx';
import type { FieldsOf } from '#sections/kinds.ts';
import { listedServices } from '#sections/list/listed-services.ts';
import { answersHtml, sectionHtml } from '#sections/parts/kept-body.ts';
import { sharedPart } from '#sections/shared/shared.ts';
import { shownSaid } from '#sections/testimonials/said.ts';
import { shownJobs } from '#sections/work/jobs.ts';
import { site as folderSite } from '#site';

type Fields = Readonly<Record<string, unknown>>;

/** In the editor: with the owner's settings, what the fields of a section only name, such as pictures and jobs. The build has `prepare.ts`. */
export function useSectionData(page: MergedPage, language: string) {
  const { data: saved } = useQuery(businessSettings);
  const settings = settingsIn(saved?.settings ?? NO_SETTINGS, language, folderSite);
  const words = shownWords(settings.words);
  const site = { ...withSettings(folderSite, settings), words, counts: settings.counts };
  const amounts = pageAmounts(page, settings);
  const facts = factsOf(site, amounts);
  const pictureOf = useFramePictures(page);
  const { shown: services } = useServices(language);
  const hasJobs = page.sections.some(({ kind }) => kind === 'work' || kind === 'testimonials');
  const hasWords = page.sections.some(({ kind }) => kind === 'testimonials');
  const { data: said = [] } = useQuery({ ...publishedTestimonials, enabled: hasWords });
  const { data: galleries = [] } = useQuery({ ...publishedGalleries(language), enabled: hasJobs });
  const others = useOtherPages(page.sections.some(({ kind }) => kind === 'shared')) ?? [];
  const articlesOf = useFrameArticles(page, language);

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
        return shownJobs(galleries, fields as FieldsOf<'work'>, {
          ...{ page: page.key, services, words, note: site.pictureNote },
          fileOf: (picture) => picture,
        });
      case 'contact':
        return contactData(site, services, settings);
      case 'list':
        return listedServices(fields as FieldsOf<'list'>, services);
      case 'text':
        return { html: sectionHtml(`${fields.text}`) };
      case 'facts':
        return { html: sectionHtml(`${fields.text}`), site };
      case 'prices':
        return { amounts, vatNote: site.vatNote, words };
      case 'questions':
        return { answers: answersHtml(fields.items as FieldsOf<'questions'>['items']) };
      case 'shared':
        return sharedPart(others, fields as FieldsOf<'shared'>, settings, site);
      case 'articles':
        return { articles: articlesOf(fields as FieldsOf<'articles'>), words };
      case 'testimonials':
        return shownSaid(said, fields as FieldsOf<'testimonials'>, {
          ...{ page: page.key, words, jobs: galleries },
        });
      case 'people': {
        const items = fields.items as { key: string; picture?: unknown }[];
        const portraits = items.flatMap(({ key, picture }) => {
          const found = pictureOf(picture);
          return found ? [[key, found]] : [];
        });
        return { portraits: Object.fromEntries(portraits) };
      }
      default:
        return OWN_SECTION_DATA[kind]?.(fields as never, pictureOf) ?? null;
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

type Choice = Pick<FieldsOf<'articles'>, 'show' | 'chosen' | 'tag'>;

/** What a new section has before anything is chosen. */
const UNCHOSEN: Choice = { show: 'chosen', chosen: [], tag: '' };

/** Finds the articles of the sections of a page; none while they are fetched. */
function useFrameArticles(page: MergedPage, language: string) {
  const sections = visibleSections(page).filter(({ kind }) => kind === 'articles');
  const { data: all = [] } = useQuery({
    ...publishedArticles(language),
    enabled: sections.length > 0,
  });
  const shown = sections.flatMap(({ fields }) => chosenArticles(all, { ...UNCHOSEN, ...fields }));
  // Their texts are long: only those that are shown are read.
  const slugs = [...new Set(shown.map(({ ownSlug }) => ownSlug))].sort();
  const { data: minutes } = useQuery(readingMinutes(language, slugs));
  return (fields: Choice) =>
    chosenArticles(all, fields).map(({ slug, ownSlug, title, summary, tags }) => ({
      ...{ slug, title, summary, tags, path: pathIn(language, `/blog/${ownSlug}`) },
      minutes: minutes?.get(ownSlug) ?? 1,
    }));
}

/** A picture as the kinds of sections want it. */
interface FramePicture {
  media: MediaSummary;
  built: { avif: string; webp: string; src: string };
  alt: string;
}

/** Widest that a frame shows. */
const WIDEST = 1536;
/** Of the folder's pictures, whose size only the build measures: the stylesheet fits them in. */
const ANY_SIZE = { width: 1600, height: 1000 };

/** Finds the pictures of a page, of the folder and of the library; null for one that is not there (yet). */
function useFramePictures(page: MergedPage): (field: unknown) => FramePicture | null {
  const fields = page.sections.flatMap((section) => picturesIn(section.fields));
  const ids = [...new Set(fields.flatMap((one) => ('media' in one ? [one.media] : [])))];
  const files = [...new Set(fields.flatMap((one) => ('library' in one ? [one.library] : [])))];
  const byId = useQueries({ queries: ids.map(mediaById) });
  const byFile = useQueries({ queries: files.map(mediaByFile) });
  return (field) => {
    const picture = field as PictureField | undefined;
    if (!picture) return null;
    if ('file' in picture) return pictureOfFolder(picture.file, picture.alt);
    if ('library' in picture) {
      const found = byFile[files.indexOf(picture.library)]?.data;
      return found ? storedPicture(found, found.alt) : null;
    }
    const found = byId[ids.indexOf(picture.media)]?.data;
    return found ? storedPicture(toSummary(found), picture.alt ?? '') : null;
  };
}

function storedPicture(media: MediaSummary, alt: string): FramePicture {
  const { smaller } = pictureAddresses(media, WIDEST);
  return { media, alt, built: { avif: smaller, webp: smaller, src: smaller } };
}

function pictureOfFolder(file: string, alt: string): FramePicture | null {
  const src = folderPicture(file);
  if (!src) return null;
  const media = { id: '', bucket: '', path: file, ...ANY_SIZE } as unknown as MediaSummary;
  return { media, alt, built: { avif: src, webp: src, src } };
}

function picturesIn(value: unknown): PictureField[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isRecord(value)) return [];
  const isPicture = ['file', 'media', 'library'].some((name) => typeof value[name] === 'string');
  return isPicture ? [value as unknown as PictureField] : Object.values(value).flatMap(picturesIn);
}
