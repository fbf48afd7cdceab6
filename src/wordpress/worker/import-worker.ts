// Beside the page, which answers while a long export is read.
import './document.ts';
import { reasonOf } from '#wordpress/losses.ts';
import type { PageHere } from '#wordpress/plan/page-places.ts';
import { type PlannedImport, planImport } from '#wordpress/plan/plan-import.ts';

export type ImportTask =
  | { kind: 'plan'; files: readonly string[]; pagesHere: readonly PageHere[] }
  | {
      kind: 'convert';
      libraryIds: ReadonlyMap<string, string>;
      known: ReadonlySet<string>;
    };

let planned: PlannedImport | null = null;

addEventListener('message', async ({ data: task }: MessageEvent<ImportTask>) => {
  try {
    if (task.kind === 'plan') planned = await planImport(task.files, task.pagesHere);
    const isPlan = task.kind === 'plan';
    const value = isPlan ? planned?.plan : planned?.convert(task.libraryIds, task.known);
    postMessage({ value: value ?? null });
  } catch (error) {
    postMessage({ failure: reasonOf(error) });
  }
});
