import { diffWords } from '#domain/articles/article-merge.ts';
import {
  describeGalleryChanges,
  GALLERY_FIELDS,
  type GalleryContent,
} from '#domain/galleries/gallery-changes.ts';
import { pluralize } from '#domain/text/when.ts';

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

const POST_PARTS = {
  title: 'Title',
  summary: 'Summary',
  body: 'Text',
  slug: 'Address',
  author_name: 'Author',
  tags: 'Tags',
  seo_title: 'Title for searches',
  seo_description: 'Description for searches',
} as const;

const { service, duration_weeks, cover_media_id, noindex, ...GALLERY_PARTS } = GALLERY_FIELDS;

const PICTURE_PARTS = { alt: 'Description', caption: 'Caption' } as const;

/** Compares what visitors see with what they are to see; null for nothing. */
export function comparePosts(seen: State, next: State): Comparison {
  if (!seen || !next) return comesOrGoes(next);
  const parts = comparedParts(POST_PARTS, seen, next);
  const words = parts
    .filter(({ name }) => name === 'Text')
    .map(({ before, after }) => countWords(before, after));
  const names = parts.filter(({ name }) => name !== 'Text').map(({ name }) => name);
  if (differs('cover_media_id', seen, next)) names.push('Cover');
  if (differs('noindex', seen, next)) names.push('Search engines');
  return { summary: sentence([...words, ...names]), parts };
}

/** As comparePosts(), of galleries with their pictures. */
export function compareGalleries(seen: State, next: State): Comparison {
  if (!seen || !next) return comesOrGoes(next);
  const [now, published] = [next, seen] as unknown as [GalleryContent, GalleryContent];
  const captions = now.pictures.flatMap((picture) => {
    const old = published.pictures.find(({ media_id }) => media_id === picture.media_id);
    return old && old.caption !== picture.caption
      ? [{ name: 'Caption', before: old.caption, after: picture.caption }]
      : [];
  });
  return {
    summary: sentence(describeGalleryChanges(now, published)),
    parts: [...comparedParts(GALLERY_PARTS, seen, next), ...captions],
  };
}

/** As comparePosts(), of what is said of a picture in the library. */
export function comparePictures(seen: State, next: State): Comparison {
  if (!seen || !next) return { summary: 'Changed', parts: [] };
  const parts = comparedParts(PICTURE_PARTS, seen, next);
  const names = parts.map(({ name }) => name);
  if (differs('decorative', seen, next)) names.push('Whether it is decorative');
  if (differs('focal_x', seen, next) || differs('focal_y', seen, next)) names.push('Focal point');
  if (differs('path', seen, next)) names.push('Another file');
  return { summary: sentence(names), parts };
}

function comesOrGoes(next: State): Comparison {
  return { summary: next ? 'New on the site' : 'Leaves the site', parts: [] };
}

function comparedParts(
  names: Readonly<Record<string, string>>,
  seen: StoredContent,
  next: StoredContent,
): ComparedPart[] {
  return Object.entries(names)
    .filter(([key]) => differs(key, seen, next))
    .map(([key, name]) => ({ name, before: wordsOf(seen[key]), after: wordsOf(next[key]) }));
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
  if (added + removed === 0) return 'Text, in another order';
  if (removed === 0) return `${pluralize(added, 'word')} added`;
  if (added === 0) return `${pluralize(removed, 'word')} taken out`;
  return `${pluralize(Math.max(added, removed), 'word')} changed`;
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
  return parts.length > 0 ? parts.join(', ') : 'Nothing that visitors could notice';
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
      { kind: 'gap', text: ' … ' },
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
