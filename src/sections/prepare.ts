import type { ComponentProps } from 'react';
import { libraryPicture, listPages } from '#build/content/pages.ts';
import { shownSite } from '#build/content/shown-site.ts';
import {
  type Gallery,
  listArticles,
  listGalleries,
  listOffered,
  listOfferedGalleries,
  listOfferedTeasers,
  listTestimonials,
} from '#build/content/site-content.ts';
import { currentSnapshot } from '#build/content/snapshot.ts';
import { within } from '#build/language.ts';
import { builtPicture } from '#build/pictures/built-picture.ts';
import { currentLanguage, pathHere } from '#business/language.ts';
import { linkedPieces } from '#domain/markdown/linked-pieces.ts';
import { withoutWords } from '#domain/media/media.ts';
import { chosenArticles } from './articles/chosen-articles.ts';
import { contactData } from './contact/contact-data.ts';
import { HEAD_PICTURE } from './head/Head.tsx';
import { prepareHero } from './hero/prepare.ts';
import type { FieldsOf, SectionKind } from './kinds.ts';
import { listedServices } from './list/listed-services.ts';
import { OWN_PREPARE } from './own/prepare.ts';
import { answersHtml, sectionHtml } from './parts/kept-body.ts';
import { preparePicture } from './picture/prepare.ts';
import type { SectionContext } from './place.ts';
import { sharedPart } from './shared/shared.ts';
import { shownSaid } from './testimonials/said.ts';
import type { VIEWS } from './views.ts';
import { shownJobs } from './work/jobs.ts';

type Prepare = {
  readonly [Name in SectionKind]: (
    fields: FieldsOf<Name>,
    context: SectionContext,
  ) => Promise<ComponentProps<(typeof VIEWS)[Name]>['data']>;
};

const nothing = async () => null;

/** For builds: finds what the fields of a section only name, such as pictures and jobs. */
export const PREPARE: Prepare = {
  hero: prepareHero,
  async head({ picture }) {
    const found = picture ? await libraryPicture(picture) : null;
    if (!found) return { picture: null, preloads: [] };
    const built = await builtPicture(found.media, HEAD_PICTURE.displayWidth);
    const preloads = built ? [{ srcset: built.avif, sizes: HEAD_PICTURE.sizes }] : [];
    return { picture: { ...found, built }, preloads };
  },
  promises: nothing,
  picture: preparePicture,
  async work(fields, { page }) {
    const { pictureNote: note, services, words } = await shownSite();
    const around = { page: page.key, services, words, note, fileOf: withoutWords };
    return shownJobs((await listOfferedGalleries()).map(asChosen), fields, around);
  },
  steps: nothing,
  async contact() {
    const site = await shownSite();
    const data = contactData(site, site.services, (await currentSnapshot()).settings);
    const language = currentLanguage();
    // In the main one the form knows both by itself.
    if (language === '') return data;
    return { ...data, form: { ...data.form, privacy: pathHere('/privacy'), language } };
  },
  list: async (fields) => listedServices(fields, (await shownSite()).services),
  text: async ({ text }) => ({ html: sectionHtml(text) }),
  async facts({ text, items }) {
    const linked = items.flatMap(({ key, text }) => {
      const pieces = linkedPieces(text);
      return pieces.some(({ href }) => href) ? [[key, pieces] as const] : [];
    });
    return { html: sectionHtml(text), site: await shownSite(), pieces: Object.fromEntries(linked) };
  },
  async prices(_, { amounts }) {
    const { vatNote, words } = await shownSite();
    return { amounts, vatNote, words };
  },
  questions: async ({ items }) => ({ answers: answersHtml(items) }),
  async shared(fields, { page }) {
    const { settings } = await currentSnapshot();
    const others = (await listPages()).filter(({ key }) => key !== page.key);
    return sharedPart(others, fields, settings, await shownSite());
  },
  async articles(fields) {
    const { words } = await shownSite();
    const all = currentLanguage() === '' ? await listOfferedTeasers() : await namedByOriginals();
    return { articles: chosenArticles(all, fields), words };
  },
  async testimonials(fields, { page }) {
    const { words } = await shownSite();
    const jobs = await listGalleries();
    return shownSaid(await listTestimonials(), fields, { page: page.key, words, jobs });
  },
  call: nothing,
  async people({ items }) {
    const portraits = await Promise.all(
      items.map(async ({ key, picture }) => {
        const found = picture && (await libraryPicture(picture));
        return found ? [[key, found] as const] : [];
      }),
    );
    return { portraits: Object.fromEntries(portraits.flat()) };
  },
  ...OWN_PREPARE,
};

/** Pages name the jobs that they show by their address in the main language. */
const asChosen = <One extends Gallery>(gallery: One) => ({
  ...gallery,
  slug: gallery.mainSlug ?? gallery.slug,
});

/** Pages name the articles that they show by their address in the main language. */
async function namedByOriginals() {
  const [offered, teasers, originals] = await Promise.all([
    listOffered(),
    listOfferedTeasers(),
    within('', listArticles),
  ]);
  const slugs = new Map(originals.map(({ id, slug }) => [id, slug]));
  return teasers.map((teaser, nth) => ({
    ...teaser,
    slug: slugs.get(offered[nth]?.translationOf ?? '') ?? teaser.slug,
  }));
}
