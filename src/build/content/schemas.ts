import { z } from 'astro/zod';
import { eachOf, FACTS, type FactName, FIELDS, SAID_FACTS } from '#domain/galleries/fields.ts';
import { savedShape } from '#domain/settings/fields.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { staff } from '#languages/staff.ts';

const slug = z.string().refine(isSlug, 'must be lower-case letters, digits and single hyphens');
const line = z.string().describe('One line of plain text, cleaned of controls.');

const segment = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('html'),
    html: z.string().describe('Safe HTML: it went through the Markdown rules.'),
  }),
  z.strictObject({
    kind: z.literal('figure'),
    mediaId: z.uuid().describe('The picture in the media library; it may have gone since.'),
    alt: line.describe('Description written in the text; empty means that of the library.'),
    caption: line.describe('Caption written in the text; empty means that of the library.'),
    side: z.enum(['before', 'after']).optional().describe('Of two that stand side by side.'),
  }),
]);

export const mediaSchema = z.strictObject({
  id: z.uuid().describe('Key of the row.'),
  bucket: z.string().describe('Storage bucket.'),
  path: z.string().describe('Path in the bucket.'),
  width: z.int().nonnegative().describe('Pixels of the original, upright; 0 of a PDF.'),
  height: z.int().nonnegative().describe('Pixels of the original, upright; 0 of a PDF.'),
  file: z
    .strictObject({ slug, bytes: z.int().positive() })
    .nullable()
    .describe('Address and size of a PDF; null for a picture.'),
  title: line.describe('Name in the library.'),
  alt: line.describe('What the picture shows; empty when it is decorative.'),
  caption: line.describe('Default caption.'),
  credit: line.describe('Who took or drew it; empty when nothing has to be said.'),
  focalX: z.number().min(0).max(1).describe('What a crop must keep, from the left edge.'),
  focalY: z.number().min(0).max(1).describe('What a crop must keep, from the top edge.'),
  contentKey: z.string().describe('Names what the file holds.'),
  preview: z.string().describe('Blurred preview as a data: address; empty when there is none.'),
  inSite: z.boolean().describe('Whether pages show it from files of the site.'),
  texts: z
    .record(z.string(), z.strictObject({ alt: line, caption: line }))
    .optional()
    .describe('What it says in other languages, by their code; empty means that of the main one.'),
});

const heading = z.strictObject({
  level: z.int().min(2).max(4).describe('Level below the title.'),
  text: line.describe('The heading itself.'),
  id: z.string().describe('Its place on the page.'),
});

const translated = {
  language: z.string().describe('Code of its language; empty for the main one.'),
  translationOf: z.uuid().nullable().describe('The original in the main language.'),
};

/** What a row says of it: one of a site that never had a second language says nothing. */
export function translatedOf(row: object): { language: string; translationOf: string | null } {
  const { language, translation_of } = row as { language?: string; translation_of?: string | null };
  return { language: language ?? '', translationOf: translation_of ?? null };
}

export const articleSchema = z.strictObject({
  ...translated,
  id: z.uuid().describe('Key of the article; the slug may change, this does not.'),
  slug: slug.describe('Its address: /blog/{slug}.'),
  title: line.min(1).describe('Headline.'),
  summary: line.describe('One or two sentences for lists, feeds and search results.'),
  segments: z.array(segment).describe('The text, rendered.'),
  headings: z.array(heading).describe('For the list of contents.'),
  text: line.describe('The words of the text alone, for the search.'),
  words: z.int().nonnegative().describe('Length of the text.'),
  coverId: z.uuid().nullable().describe('Cover picture in the media library.'),
  author: line.describe('Name as readers see it.'),
  tags: z.array(line).describe('As they were written.'),
  seoTitle: line.describe('Title for search engines; empty means the headline.'),
  seoDescription: line.describe('Description for search engines; empty means the summary.'),
  noindex: z.boolean().describe('Keep out of search engines and the sitemap.'),
  publishedAt: z.date().describe('From when visitors see it.'),
  firstPublishedAt: z.date().describe('When it was first published.'),
  updatedAt: z.date().describe('When the visible text last changed.'),
});

const galleryPicture = z.strictObject({
  mediaId: z.uuid().describe('The picture.'),
  beforeMediaId: z.uuid().nullable().describe('The same view before the work.'),
  caption: line.describe('For this gallery; empty means that of the library.'),
  captions: z
    .record(z.string(), line)
    .optional()
    .describe(
      'The same in other languages, by their code; one that is missing is shown in the main one.',
    ),
});

const FACT_KINDS = {
  line,
  number: z.int().nullable(),
  list: z.array(line),
  key: z.string().nullable(),
};

type FactShapes<Name extends FactName> = {
  [One in Name]: (typeof FACT_KINDS)[(typeof FIELDS)[One]['kind']];
};
const shapesOf = <Name extends FactName>(facts: readonly Name[]) =>
  eachOf(facts, (name) => FACT_KINDS[FIELDS[name].kind]) as FactShapes<Name>;

const galleryWords = {
  slug: slug.describe('Its address: /portfolio/{slug}.'),
  title: line.min(1).describe('Its name.'),
  summary: line.describe('One or two sentences for lists and search results.'),
  segments: z.array(segment).describe('The story, rendered.'),
  ...shapesOf(SAID_FACTS),
  updatedAt: z.date().describe('When it last changed.'),
};

export const gallerySchema = z.strictObject({
  id: z.uuid().describe('Key of the row.'),
  ...galleryWords,
  ...shapesOf(FACTS),
  coverId: z.uuid().nullable().describe('Cover; the first picture when there is none.'),
  position: z.int().describe('Order in the portfolio.'),
  noindex: z.boolean().describe('Keep out of search engines and the sitemap.'),
  pictures: z.array(galleryPicture).describe('In the order that staff gave.'),
  words: z
    .record(z.string(), z.strictObject(galleryWords))
    .optional()
    .describe(
      'What it says in other languages of the site, by their code; it is on the site in no others.',
    ),
});

/** A page of staff's own, or what they changed of one of the folder: null there follows the folder. */
export const pageSchema = z.strictObject({
  language: translated.language,
  id: z.uuid().describe('Key of the row.'),
  key: z.string().describe('What the folder calls it; own-… for a page of staff’s own.'),
  kind: z.enum(['home', 'service', 'page', 'legal', 'not-found']).describe('What it is.'),
  ofFolder: z.boolean().describe('Whether it changes a page of the folder with this key and kind.'),
  hidden: z.boolean().describe('Whether that is off the site.'),
  slug: slug.nullable().describe('Its address: /{slug} or /services/{slug}.'),
  title: line.nullable().describe('Its name.'),
  seoTitle: line.nullable().describe('Title for search engines; null means the name.'),
  seoDescription: line.nullable().describe('Description for search engines.'),
  noindex: z.boolean().nullable().describe('Keep out of search engines and the sitemap.'),
  names: z
    .strictObject({ short: line, menu: line, hint: line })
    .partial()
    .nullable()
    .describe('What a service is called elsewhere.'),
  content: z.record(z.string(), z.unknown()).describe('What staff wrote in its sections.'),
  updatedAt: z.date().describe('When it last changed.'),
});

const menuLabels = {
  label: line,
  labels: z.record(z.string(), line).optional().describe('In other languages, by their code.'),
};

const menuItems = z
  .array(
    z.union([
      z.strictObject({ ...menuLabels, href: line.describe('Where it leads.') }),
      z.strictObject({ ...menuLabels, page: line.describe('Key of the page that it leads to.') }),
    ]),
  )
  .nullable();

export const menuSchema = z.strictObject({
  items: menuItems.describe('Null follows the folder.'),
  foot: menuItems.describe('Before the legal pages that are not among them.'),
});

export const testimonialSchema = z.strictObject({
  id: z.uuid().describe('Key of the row.'),
  galleryId: z.uuid().nullable().describe('The job that it is about, while that is there.'),
  text: z.string().min(1).describe('As the customer wrote it: paragraphs, and no marks.'),
  name: line.min(1).describe('As the customer wants to be called.'),
  rating: z.int().min(1).max(5).nullable().describe('Of five; null where none are shown.'),
  ofSelection: z.boolean().describe('Whether another word is kept back.'),
  givenAt: z.date().describe('When the customer gave it.'),
});

export const redirectSchema = z.strictObject({
  path: z.string().startsWith('/').describe('The address.'),
  to: z.string().describe('Key of what it leads to.'),
});

/** The owner’s settings. */
export const settingsSchema = z.strictObject(savedShape(() => staff.settings));

export type MediaEntry = z.infer<typeof mediaSchema>;
export type ArticleEntry = z.infer<typeof articleSchema>;
export type PageEntry = z.infer<typeof pageSchema>;
export type MenuEntry = z.infer<typeof menuSchema>;
export type TestimonialEntry = z.infer<typeof testimonialSchema>;
export type GalleryEntry = z.infer<typeof gallerySchema>;
