import type { CallFunction } from '#server/call-function.ts';
import { UserError } from '#tooling/user-error.ts';
import type { Progress } from './render-release.ts';

export type ReleaseQueue = ReturnType<typeof releaseQueue>;

/** The database's queue of releases. */
export function releaseQueue(call: CallFunction) {
  return {
    /** Claims the queued release. @returns its id; null when there is none. */
    async claim(): Promise<number | null> {
      const [row] = (await call('claim_release')) as ({ id: unknown } | null)[];
      return row?.id ? Number(row.id) : null;
    },
    async progress(id: number, progress: Progress): Promise<void> {
      const { step, done = 0, total = 0, message = '' } = progress;
      await call('record_progress', { id, step, step_done: done, step_total: total, message });
    },
    async record(id: number, status: 'live' | 'failed', message: string): Promise<void> {
      await call('record_release', { id, status, message });
    },
    /** Queues a release again that was cut off. */
    async resume(): Promise<void> {
      await call('resume_releases');
    },
    /** Requests a release when the time of a scheduled article has come, and reminds of enquiries that wait. */
    async due(): Promise<void> {
      await call('release_due');
    },
  };
}

/** What was sent, where nobody looks whether it arrived. */
export const SENT_UNSEEN = 'The site was sent. Whether visitors see it already, nobody looks here.';

/** Errors of our own, whose messages are for people. */
const SPEAKING = ['TargetError', 'NoRoomError', 'UserError'];

/**
 * What staff read of a release that failed: our own sentences. What Astro, Node or a page said stays in the log, for
 * whoever looks after the website.
 */
export function whyFailed(error: unknown): string {
  if (error instanceof UserError && error.cause !== undefined) return whyFailed(error.cause);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (SPEAKING.includes(name) || /^The(re)? [^`]*\.$/s.test(message)) return message;
  const page = name === 'RenderError' && /^(\/\S*): /.exec(message)?.[1];
  return page
    ? `The page ${page} could not be made. The log of the server has the reason; nothing of yours is lost.`
    : 'The pages could not be made. The log of the server has the reason; nothing of yours is lost.';
}

/**
 * Passes progress on, one at a time; of what comes meanwhile the latest. Failures are ignored: the release
 * goes on without being watched.
 */
export function latestProgress(tell: (progress: Progress) => Promise<void>) {
  let latest: Progress | null = null;
  let telling: Promise<void> | null = null;
  const tellLatest = async () => {
    for (let progress = latest; progress; progress = latest) {
      latest = null;
      await tell(progress).catch(() => undefined);
    }
    telling = null;
  };
  return {
    note(progress: Progress): void {
      latest = progress;
      telling ??= tellLatest();
    },
    /** Waits until all is told. */
    settled: async () => await telling,
  };
}
