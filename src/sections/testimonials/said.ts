import type { Words } from '#domain/settings/words.ts';
import { filled } from '#domain/text/filled.ts';
import type { FieldsOf } from '../kinds.ts';

const MOST = { three: 3, six: 6, twelve: 12, all: Number.POSITIVE_INFINITY };

interface Word {
  id: string;
  galleryId: string | null;
  text: string;
  name: string;
  rating: number | null;
  ofSelection: boolean;
}

interface Around {
  /** Key of the page. */
  page: string;
  words: Words;
  jobs: readonly { id: string; path: string; title: string; service: string | null }[];
}

/**
 * What the section shows, for builds and for the page in the editor: in the order in which the words came.
 *
 * @param all the newest first.
 */
export function shownSaid(
  all: readonly Word[],
  { show, most }: Pick<FieldsOf<'testimonials'>, 'show' | 'most'>,
  { page, words, jobs }: Around,
) {
  const said = all.flatMap(({ id, galleryId, text, name, rating, ofSelection }) => {
    const job = jobs.find((one) => one.id === galleryId);
    if (show === 'service' && job?.service !== page) return [];
    const about = job ? { path: job.path, title: job.title } : null;
    const points = rating === null ? '' : filled(words.points, { points: rating });
    return [{ id, paragraphs: paragraphsOf(text), name, points, job: about, ofSelection }];
  });
  const isSelection = said.some(({ ofSelection }) => ofSelection);
  return {
    said: said.slice(0, MOST[most]),
    note: isSelection ? words.someWords : words.allWords,
  };
}

/** The text between its empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
