import type { Loader, LoaderContext } from 'astro/loaders';
import { reportBrokenRow } from './broken-rows.ts';
import { entryDigest, keptEntries } from './kept-entries.ts';
import type { ContentSource } from './source.ts';
import { isContentUnwanted, openContent } from './version.ts';

/** A row that is ready to be kept: its key, what its digest covers, and how it becomes an entry. */
export interface Candidate {
  id: string;
  /** What people call it in a report: `Article "Oak or walnut"`. */
  label: string;
  /** Everything that the entry is made from. */
  row: unknown;
  /** @throws Error in one sentence for a row that can't be shown. */
  entry: () => Promise<Record<string, unknown>> | Record<string, unknown>;
}

/**
 * A collection of rows from the backend. Rows that did not change since the last build are not
 * rendered again; one that breaks the rules is reported and stays as it was, or is left out when it
 * never was, and the build goes on.
 *
 * @param rules version of the code that makes entries: raising it renders everything anew.
 */
export function rowsLoader(
  name: string,
  rules: string,
  read: (source: ContentSource) => Promise<Candidate[]>,
): Loader {
  return {
    name,
    load: async (context) => {
      if (isContentUnwanted()) return;
      const { source } = await openContent(context.refreshContextData);
      const kept = new Set<string>();
      for (const candidate of await read(source)) {
        if (await keep(candidate, rules, context)) kept.add(candidate.id);
      }
      for (const id of context.store.keys()) {
        if (kept.has(id)) continue;
        context.store.delete(id);
        keptEntries().forget(id);
      }
    },
  };
}

async function keep(
  { id, label, row, entry }: Candidate,
  rules: string,
  { store, parseData, logger }: LoaderContext,
): Promise<boolean> {
  const digest = entryDigest(rules, row);
  if (store.get(id)?.digest === digest) return true;
  try {
    const data = await parseData({ id, data: await entry() });
    store.set({ id, data, digest });
    keptEntries().keep(id, { digest, entry: data });
    return true;
  } catch (error) {
    const last = keptEntries().last(id)?.entry ?? store.get(id)?.data;
    if (last) store.set({ id, data: last });
    const sentence = brokenRow({ id, label }, error, last !== undefined);
    logger.error(sentence);
    reportBrokenRow(sentence);
    return last !== undefined;
  }
}

/** What is said of a row that breaks the rules. */
export function brokenRow(
  { id, label }: Pick<Candidate, 'id' | 'label'>,
  error: unknown,
  isKept: boolean,
): string {
  const outcome = isKept ? 'stays as it was' : 'is left out';
  return `${label} (${id}) ${outcome}: ${reasonOf(error)}`;
}

/** What broke, in one line: the schema's complaints by field, or the error's own sentence. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (hasIssues(cause)) {
    return cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll('**', '').replace(/\s+/g, ' ').trim();
}

function hasIssues(error: unknown): error is { issues: { path: string[]; message: string }[] } {
  return typeof error === 'object' && error !== null && 'issues' in error;
}
