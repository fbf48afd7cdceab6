import type { z } from 'astro/zod';
import type { Segment } from '#domain/markdown/body.ts';
import { linkedMedia } from '#domain/media/file-links.ts';
import type { ContentSource } from './source.ts';

/** A row that was read: its key, its source for the digest, and how it becomes an entry. */
export interface Candidate {
  /** Unique among all kinds. */
  id: string;
  /** Its name in a report: `Article "Oak or walnut"`. */
  label: string;
  /** All that the entry is made from. */
  row: unknown;
  /** @throws Error in one sentence for a row that can't be shown. */
  entry: () => Promise<Record<string, unknown>> | Record<string, unknown>;
}

/** A kind of content: how its rows become entries, and when they are read again. */
export interface Kind<Entry> {
  /** Where its rows are; a backup has these tables. */
  tables: readonly string[];
  /** The `content_changes.entity` values after which its rows are read again. */
  changedBy: readonly string[];
  /** The rows that the changes name, or all where they are few or have no key there. */
  readAgain: 'changed' | 'all';
  /** Version of the code that makes entries: raising it renders all of them anew. */
  rules: string;
  schema: z.ZodType<Entry>;
  /** @param ids only these; the answer lacks those that visitors may not see. */
  read(source: ContentSource, ids?: readonly string[]): Promise<Candidate[]>;
  /** Ids of the pictures that it shows and of the PDFs that it leads to. */
  pictures?(entry: Entry): (string | null)[];
  /** Pictures and PDFs are visible only while visible content shows them. */
  arePictures?: boolean;
}

export function kind<Entry>(described: Kind<Entry>): Kind<Entry> {
  return described;
}

/** Reads a table of which each row becomes an entry. */
export function eachRow<Row>(
  table: string,
  key: keyof Row & string,
  of: (row: Row) => Pick<Candidate, 'label' | 'entry'>,
): Kind<unknown>['read'] {
  return async (source, ids) =>
    (await source.rows<Row>(table, key, ids)).map((row) => ({
      ...{ id: String(row[key]), row, ...of(row) },
    }));
}

/** Ids of the pictures in a text, and of the PDFs that it leads to. */
export function mediaOf(segments: readonly Segment[]): string[] {
  return segments.flatMap((part) =>
    part.kind === 'figure' ? [part.mediaId] : linkedMedia(part.html),
  );
}
