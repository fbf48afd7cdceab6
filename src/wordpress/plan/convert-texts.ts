import { Losses, reasonOf } from '#wordpress/losses.ts';
import { placesOf } from '#wordpress/places.ts';
import type { WordPressExport } from '#wordpress/read-export.ts';
import type { WordPressText } from '#wordpress/read-text.ts';
import type { PagePlace } from './page-places.ts';
import type { PlannedPicture } from './planned-pictures.ts';
import { addressOf, type PlannedArticle, type PlannedPage } from './planned-texts.ts';
import { articleRow, pageRow } from './rows.ts';

/** A text as its row has it. */
interface Converted<Row> {
  /** Null for one that can't be read. */
  row: Row | null;
  /** What is not as it was. */
  lost: string[];
}

/** By their ids. */
export interface ConvertedTexts {
  articles: ReadonlyMap<string, Converted<ReturnType<typeof articleRow>>>;
  pages: ReadonlyMap<string, Converted<ReturnType<typeof pageRow>>>;
}

interface ReadTexts {
  found: WordPressExport;
  pictures: readonly PlannedPicture[];
  articles: ReadonlyMap<WordPressText, PlannedArticle>;
  pages: ReadonlyMap<WordPressText, PlannedPage & PagePlace>;
}

/** @param known texts that stay as they are. */
export function convertTexts(
  { found, pictures, articles, pages }: ReadTexts,
  libraryIds: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): ConvertedTexts {
  const pictureIds = new Map(
    pictures.flatMap(({ stableId, wordPressIds }) => {
      const id = libraryIds.get(stableId);
      return id ? wordPressIds.map((one) => [one, id] as const) : [];
    }),
  );
  const addresses = [...articles, ...pages].map(([text, to]) => [text, addressOf(to)] as const);
  const places = placesOf(found, pictureIds, new Map(addresses));
  const sources = { places, pictureIds, pictures: found.pictures };
  return {
    articles: converted(articles, known, (post, { id, slug, language }, say) =>
      articleRow(post, { id, slug, language }, sources, say),
    ),
    pages: converted(pages, known, (page, place, say) => pageRow(page, place, sources, say)),
  };
}

/** One that repeats has many names. */
const MOST_NAMED = 12;

/** A text that can't be read leaves the others alone. */
function converted<Place extends { id: string; name: string }, Row>(
  texts: ReadonlyMap<WordPressText, Place>,
  known: ReadonlySet<string>,
  rowOf: (text: WordPressText, place: Place, say: (what: string) => void) => Row,
): Map<string, Converted<Row>> {
  const fresh = [...texts].filter(([, { id }]) => !known.has(id));
  return new Map(
    fresh.map(([text, place]) => {
      const losses = new Losses();
      const say = losses.of(place.name);
      let row: Row | null = null;
      try {
        row = rowOf(text, place, say);
        const fields = text.ownFields.slice(0, MOST_NAMED).join(', ');
        if (fields) say(`fields of its own (${fields}).`);
      } catch (error) {
        say(`it did not come: ${reasonOf(error)}`);
      }
      return [place.id, { row, lost: losses.list() }];
    }),
  );
}
