import { pathIn } from '#languages/addresses.ts';
import type { PagePlace } from './page-places.ts';

/** A text of the old site and where it comes to stand here. */
interface PlannedText {
  id: string;
  name: string;
  /** Code; '' for the main one. */
  language: string;
  slug: string;
  /** Id of the text that it translates. */
  original: string | null;
  /** Of the old site, where it may lead on from; null for none. */
  oldPath: string | null;
}

export interface PlannedArticle extends PlannedText {
  /** Or to be: WordPress had it published or scheduled, for all. */
  isPublished: boolean;
  /** From when on. */
  publishedAt: string | null;
  /** Where another article has its address. */
  otherSlug: string;
}

export type PlannedPage = PlannedText & Pick<PagePlace, 'kind'>;

/** Where visitors find it. */
export function addressOf(text: PlannedArticle | PlannedPage): string {
  return pathIn(text.language, 'kind' in text ? `/${text.slug}` : `/blog/${text.slug}`);
}
