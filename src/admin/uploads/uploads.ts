import { randomId } from '#domain/text/random-id.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import type { UploadRunner } from './queue/runner.ts';
import {
  type KeptUpload,
  type OrderOfChoosing,
  type Upload,
  type UploadDestination,
  viewOf,
  type WantedKind,
} from './upload.ts';
import { $isPaused, $uploads, hasKeptUploads } from './upload-list.ts';

let runner: { userId: string; opened: Promise<UploadRunner> } | null = null;
/** What the runner has not been told: its code is on its way, or could not be fetched. In order. */
let untold: ((opened: UploadRunner) => void)[] = [];

globalThis.window?.addEventListener('beforeunload', (event) => {
  if (untold.length > 0 && $uploads.get().length > 0) event.preventDefault();
});

/** Uploads files in this order, kept in this browser until they arrive. @returns the id of each. */
export function addUploads(
  files: readonly File[],
  destination: UploadDestination,
  wanted: WantedKind = 'picture',
): string[] {
  const place = { wanted, batch: randomId(), addedAt: Date.now() };
  const chosen = files.map((file, order) => ({
    kept: keptFrom(file, destination, { ...place, order }),
    file,
  }));
  $uploads.set([...$uploads.get(), ...chosen.map(({ kept }) => viewOf(kept))]);
  command((opened) => void opened.add(chosen));
  return chosen.map(({ kept }) => kept.id);
}

/** Replaces a refused file by another, in its place. */
export function replaceUpload(refused: Upload, file: File): void {
  const kept = keptFrom(file, refused.destination, refused);
  $uploads.set($uploads.get().map((one) => (one.id === refused.id ? viewOf(kept) : one)));
  removeUploads([refused.id]);
  command((opened) => void opened.add([{ kept, file }]));
}

/** Resumes what an earlier visit left. */
export function resumeUploads(): void {
  const userId = $session.get().user?.id;
  if (userId && hasKeptUploads(userId)) command();
}

/** Stops this tab's uploads before another person signs in; unfinished ones are kept. */
export function closeUploads(): void {
  runner?.opened.then(
    (opened) => opened.close(),
    () => {},
  );
  runner = null;
  untold = [];
  $uploads.set([]);
  $isPaused.set(false);
}

export function pauseUploads(isPaused: boolean): void {
  command((opened) => opened.setPaused(isPaused));
}

export function retryUploads(ids: readonly string[]): void {
  // At once: the code of the queue may have to be fetched first.
  $uploads.set(
    $uploads
      .get()
      .map((one) => (ids.includes(one.id) ? { ...one, state: 'waiting', message: '' } : one)),
  );
  command((opened) => opened.send({ kind: 'retry', ids }));
}

/** Changes the destination of what has not arrived yet. */
export function redirectUploads(destination: UploadDestination): void {
  command((opened) => opened.send({ kind: 'redirect', destination }));
}

/** Cancels uploads, or takes finished ones off the list; pictures that have arrived stay. */
export function removeUploads(ids: readonly string[]): void {
  $uploads.set($uploads.get().filter(({ id }) => !ids.includes(id)));
  command((opened) => opened.send({ kind: 'remove', ids }));
}

/** Tells the runner, once its code is there. */
function command(...told: ((opened: UploadRunner) => void)[]): void {
  const userId = $session.get().user?.id;
  if (!userId) return;
  const commands = untold;
  commands.push(...told);
  if (runner?.userId !== userId) {
    const code = import('./queue/runner.ts');
    runner = { userId, opened: code.then(({ UploadRunner: Runner }) => Runner.open(userId)) };
  }
  const { opened } = runner;
  opened.then(
    (open) => {
      for (const tell of commands.splice(0)) tell(open);
    },
    () => {
      if (runner?.opened !== opened) return;
      // The next command retries a failed download.
      runner = null;
      const message = staff.screens.notSentWithoutCode;
      $uploads.set($uploads.get().map((one) => ({ ...one, state: 'failed', message })));
    },
  );
}

function keptFrom(
  file: File,
  destination: UploadDestination,
  { batch, addedAt, order, wanted }: OrderOfChoosing & { wanted: WantedKind },
): KeptUpload {
  return {
    id: randomId(),
    name: file.name || staff.shell.picture,
    ...{ batch, addedAt, order, destination, wanted, chosenBytes: file.size },
    ...{ sha256: '', prepared: null, uploadUrl: null, mediaId: null, wasThere: false },
  };
}
