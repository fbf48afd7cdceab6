import { callProject } from '#tooling/project.ts';
import type { Progress } from './render-release.ts';

/** A release that somebody asked for and that is now ours to make. */
export interface ClaimedRelease {
  id: number;
}

/** What the database is told of releases, and asked. Needs the rights of the service role. */
export interface ReleaseQueue {
  /** Takes on the release that waits; `null` when there is none. */
  claim(): Promise<ClaimedRelease | null>;
  /** Says how far it has come. */
  progress(release: ClaimedRelease, progress: Progress): Promise<void>;
  /** Says how it ended. */
  record(release: ClaimedRelease, status: 'live' | 'failed', message: string): Promise<void>;
  /** Lets a release that was cut off wait again. */
  resume(): Promise<void>;
  /** Asks for a release when the time of a scheduled article has come. */
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

/** The queue of an embedded backend, whose statements run as superuser. */
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

/** The queue of a hosted project. */
export function hostedReleaseQueue(url: string, secretKey: string): ReleaseQueue {
  const call = callProject({ url, secretKey });
  return releaseQueue(
    async (name, parameters) => (await call(name, parameters)) as Record<string, unknown> | null,
  );
}
