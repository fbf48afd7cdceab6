import { callProject } from '#tooling/project.ts';
import type { Progress } from './render-release.ts';

/** A release that staff asked for and this server makes. */
export interface ClaimedRelease {
  id: number;
}

/** The database's queue of releases. Needs the rights of the service role. */
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

/** Calls a function of the database; answers its first row. */
export type CallFunction = (
  name: string,
  parameters: Record<string, unknown>,
) => Promise<Record<string, unknown> | null>;

export function releaseQueue(call: CallFunction): ReleaseQueue {
  return {
    async claim() {
      const row = await call('claim_release', {});
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
      await call('resume_releases', {});
    },
    async due() {
      await call('release_due', {});
    },
  };
}

/** Statements of the embedded backend run as superuser. */
export function embeddedReleaseQueue(backend: {
  sql<Row>(query: string, parameters?: unknown[]): Promise<Row[]>;
}): ReleaseQueue {
  return releaseQueue(async (name, parameters) => {
    const names = Object.keys(parameters).map((key, index) => `${key} => $${index + 1}`);
    const [row] = await backend.sql<Record<string, unknown>>(
      `select * from public.${name}(${names.join(', ')})`,
      Object.values(parameters),
    );
    return row ?? null;
  });
}

export function hostedReleaseQueue(url: string, secretKey: string): ReleaseQueue {
  const call = callProject({ url, secretKey });
  return releaseQueue(
    async (name, parameters) => (await call(name, parameters)) as Record<string, unknown> | null,
  );
}
