import type { z } from 'astro/zod';
import type { ContentSource } from './source.ts';

/** A row that is ready to be kept: its key, what its digest covers, and how it becomes an entry. */
export interface Candidate {
  /** Unlike that of any other row, of other kinds too. */
  id: string;
  /** What people call it in a report: `Article "Oak or walnut"`. */
  label: string;
  /** Everything that the entry is made from. */
  row: unknown;
  /** @throws Error in one sentence for a row that can't be shown. */
  entry: () => Promise<Record<string, unknown>> | Record<string, unknown>;
}

/** A kind of content that visitors see: how its rows become entries, and when they are read again. */
export interface Kind<Entry> {
  /** Where its rows are; a backup has these tables. */
  tables: readonly string[];
  /** What `content_changes.entity` calls the changes after which its rows are read again. */
  changedBy: readonly string[];
  /** Which rows those are: the ones that the changes name, or all, where they are few or have no key there. */
  readAgain: 'changed' | 'all';
  /** Version of the code that makes entries of rows: raising it makes all of them anew. */
  rules: string;
  schema: z.ZodType<Entry>;
  /** @param ids only these; those that visitors may not see (any more) are not among the answers. */
  read(source: ContentSource, ids?: readonly string[]): Promise<Candidate[]>;
  /** Ids of the pictures that an entry shows. */
  pictures?(entry: Entry): (string | null)[];
  /** Whether its entries are pictures: visitors may see one as long as something that they see shows it. */
  arePictures?: boolean;
}

/** Gives a kind the type of its entries. */
export function kind<Entry>(described: Kind<Entry>): Kind<Entry> {
  return described;
}
