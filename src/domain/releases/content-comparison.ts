import { diffWords } from '#domain/documents/text-merge.ts';
import { eachOf, FIELD_NAMES, FIELDS } from '#domain/galleries/fields.ts';
import { describeGalleryChanges, type GalleryContent } from '#domain/galleries/gallery-changes.ts';
import { labelsOf, staff, staffTag } from '#languages/staff.ts';

export interface ComparedPart {
  name: string;
  before: string;
  after: string;
}

export interface Comparison {
  /** In a few words: '2 words changed', 'Title, 1 picture added'. */
  summary: string;
  /** Parts that can be laid beside each other word by word; what has no words is in the summary alone. */
  parts: ComparedPart[];
}

/** A row as the database keeps it: of an article, a gallery or a picture. */
export type StoredContent = Readonly<Record<string, unknown>>;

type State = StoredContent | null;

type ByLanguage = Readonly<Record<string, object>>;

const POST_PARTS = {
  title: 'title',
  summary: 'summary',
  body: 'text',
  slug: 'address',
  author_name: 'author',
  tags: 'tags',
  seo_title: 'titleForSearches',
  seo_description: 'descriptionForSearches',
} as const;

/** A key says nothing to people. */
const GALLERY_PARTS = FIELD_NAMES.filter((name) => FIELDS[name].kind !== 'key');

const PICTURE_PARTS = {
  alt: 'description',
  caption: 'caption',
} as const;

/** Compares what visitors see with what they are to see; null for nothing. */
export function comparePosts(seen: State, next: State): Comparison {
  if (!seen || !next) return comesOrGoes(next);
  const parts = comparedParts(labelsOf(POST_PARTS, staff.releases), seen, next);
  const isTextChanged = differs('body', seen, next);
  const words = isTextChanged ? [countWords(wordsOf(seen.body), wordsOf(next.body))] : [];
  const names = parts.map(({ name }) => name).filter((name) => name !== staff.releases.text);
  if (differs('cover_media_id', seen, next)) names.push(staff.releases.cover);
  if (differs('noindex', seen, next)) names.push(staff.releases.searchEngines);
  return { summary: sentence([...words, ...names]), parts };
}

/** As comparePosts(), of galleries with their pictures. */
export function compareGalleries(seen: State, next: State): Comparison {
  if (!seen || !next) return comesOrGoes(next);
  const [now, published] = [next, seen] as unknown as [GalleryContent, GalleryContent];
  const names = eachOf(GALLERY_PARTS, (name) => staff.galleries[FIELDS[name].label]);
  const captions = now.pictures.flatMap((picture) => {
    const old = published.pictures.find(({ media_id }) => media_id === picture.media_id);
    return old && old.caption !== picture.caption
      ? [{ name: staff.releases.captionPart, before: old.caption, after: picture.caption }]
      : [];
  });
  return {
    summary: sentence(describeGalleryChanges(now, published)),
    parts: [
      ...comparedParts(names, seen, next),
      ...captions,
      ...comparedLanguages(names, published.words, now.words),
    ],
  };
}

/** Words in other languages, each part named by its language: 'Portuguese: Title'. */
function comparedLanguages(
  names: Readonly<Record<string, string>>,
  seen: ByLanguage = {},
  next: ByLanguage = {},
): ComparedPart[] {
  const languages = new Intl.DisplayNames([staffTag()], { type: 'language' });
  const codes = [...new Set([...Object.keys(seen), ...Object.keys(next)])];
  return codes.flatMap((code) =>
    comparedParts(names, { ...seen[code] }, { ...next[code] }).map((part) => ({
      ...part,
      name: `${languages.of(code) ?? code}: ${part.name}`,
    })),
  );
}

/** As comparePosts(), of what is said of a picture in the library. */
export function comparePictures(seen: State, next: State): Comparison {
  if (!seen || !next) return { summary: staff.releases.changedTitle, parts: [] };
  const texts = [seen.texts, next.texts] as [ByLanguage?, ByLanguage?];
  const said = labelsOf(PICTURE_PARTS, staff.releases);
  const parts = [...comparedParts(said, seen, next), ...comparedLanguages(said, ...texts)];
  const names = parts.map(({ name }) => name);
  if (differs('decorative', seen, next)) names.push(staff.releases.whetherItIsDecorative);
  if (differs('focal_x', seen, next) || differs('focal_y', seen, next))
    names.push(staff.media.focalPoint);
  if (differs('path', seen, next)) names.push(staff.releases.anotherFile);
  return { summary: sentence(names), parts };
}

function comesOrGoes(next: State): Comparison {
  return { summary: next ? staff.releases.newOnTheSite : staff.releases.leavesTheSite, parts: [] };
}

function comparedParts(
  names: Readonly<Record<string, string>>,
  seen: StoredContent,
  next: StoredContent,
): ComparedPart[] {
  return Object.entries(names)
    .map(([key, name]) => ({ name, before: wordsOf(seen[key]), after: wordsOf(next[key]) }))
    .filter(({ before, after }) => before !== after);
}

function differs(key: string, seen: StoredContent, next: StoredContent): boolean {
  return JSON.stringify(seen[key]) !== JSON.stringify(next[key]);
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
}

/** '3 words changed': a word that took the place of another counts once. */
function countWords(before: string, after: string): string {
  const words = { added: [] as string[], removed: [] as string[] };
  for (const { kind, text } of diffWords(before, after)) {
    if (kind !== 'same') words[kind].push(...text.split(/\s+/).filter(Boolean));
  }
  // The last word of a paragraph is the same one when another follows it.
  const added = without(words.added, words.removed).length;
  const removed = without(words.removed, words.added).length;
  if (added + removed === 0) return staff.releases.textInAnotherOrder;
  if (removed === 0) return staff.releases.added(staff.articles.wordCount(added));
  if (added === 0) return staff.releases.takenOut(staff.articles.wordCount(removed));
  return staff.releases.countChanged(staff.articles.wordCount(Math.max(added, removed)));
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function sentence(parts: readonly string[]): string {
  return parts.length > 0 ? parts.join(', ') : staff.releases.nothingNoticeable;
}

/** A stretch of a comparison; `gap` stands for words that are the same and far from any change. */
export interface ShownDifference {
  kind: 'same' | 'added' | 'removed' | 'gap';
  text: string;
}

const AROUND = 80;

/** What differs between two texts with a little around it, as a reader needs it to find the place. */
export function differencesInContext(before: string, after: string): ShownDifference[] {
  const all = diffWords(before, after);
  return all.flatMap((part, nth): ShownDifference[] => {
    if (part.kind !== 'same') return [part];
    const start = nth > 0 ? cutAfter(part.text, AROUND) : '';
    const end = nth < all.length - 1 ? cutBefore(part.text, AROUND) : '';
    if (start.length + end.length >= part.text.length) return [part];
    return [
      ...(start ? [{ kind: 'same', text: start } as const] : []),
      { kind: 'gap', text: staff.releases.leftOutSign },
      ...(end ? [{ kind: 'same', text: end } as const] : []),
    ];
  });
}

function cutAfter(text: string, length: number): string {
  const end = text.slice(length).search(/\s/);
  return end < 0 ? text : text.slice(0, length + end);
}

function cutBefore(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, text.length - length).search(/\S*$/);
  return text.slice(start);
}
