import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';

/** A fact of the business that says something else now. `next` is '' where nobody can say what takes its place. */
export interface ChangedFact {
  /** How it may be written: numbers with or without country code, names in their letters, lines with any space. */
  how: 'phone' | 'mail' | 'name' | 'line';
  old: string;
  next: string;
}

/** A text that still says the old one. */
export interface OldText {
  fact: ChangedFact;
  /** As private.fact_holders() has them: an entity, or `caption`, `answers`, `notices`. */
  kind: string;
  id: string;
  version: number;
  /** Only what visitors have says it; the draft does not any more. */
  isLive: boolean;
  about: Partial<Record<'title' | 'key' | 'language' | 'kind' | 'gallery_id', string | null>>;
  path: string[];
  /** What stands before it, itself, and what stands behind. */
  passage: [string, string, string];
}

/** In all texts that the caller may change, drafts first. */
export async function findOldTexts(fact: ChangedFact): Promise<OldText[]> {
  const { how, old, next } = fact;
  const rows = await unwrap(backend().rpc('find_fact', { how, old, new: next }));
  return rows.map(({ is_live, about, passage, ...row }) => ({
    ...{ ...row, fact, isLive: is_live },
    // Made by the function alone.
    about: about as OldText['about'],
    passage: passage as OldText['passage'],
  }));
}

/** Changes texts of one draft; nothing goes live. @returns its version then. @throws DataError 'conflict' when it was saved meanwhile. */
export async function changeOldTexts(
  { kind, id, version, fact: { how, old, next } }: OldText,
  paths: readonly string[][],
): Promise<number> {
  return await unwrap(
    backend().rpc('change_fact', {
      ...{ kind, id, version, how, old, new: next },
      paths: [...paths],
    }),
  );
}
