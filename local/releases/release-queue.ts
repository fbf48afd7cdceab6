import type { CallFunction } from '#local/call-function.ts';
import type { Progress } from './render-release.ts';

/** A release that staff asked for and this server makes. */
export interface ClaimedRelease {
  id: number;
}

/** The database's queue of releases. */
export interface ReleaseQueue {
  /** Claims the queued release, if any. */
  claim(): Promise<ClaimedRelease | null>;
  progress(release: ClaimedRelease, progress: Progress): Promise<void>;
  record(release: ClaimedRelease, status: 'live' | 'failed', message: string): Promise<void>;
  /** Queues a release again that was cut off. */
  resume(): Promise<void>;
  /** Requests a release when the time of a scheduled article has come. */
  due(): Promise<void>;
}

export function releaseQueue(call: CallFunction): ReleaseQueue {
  return {
    async claim() {
      const [row] = (await call('claim_release')) as ({ id: unknown } | null)[];
      return row?.id ? { id: Number(row.id) } : null;
    },
    async progress({ id }, progress) {
      const pages =
        progress.step === 'rendering'
          ? { pages_done: progress.done, pages_total: progress.total }
          : {};
      await call('record_progress', { id, step: progress.step, ...pages });
    },
    async record({ id }, status, message) {
      await call('record_release', { id, status, message });
    },
    async resume() {
      await call('resume_releases');
    },
    async due() {
      await call('release_due');
    },
  };
}
