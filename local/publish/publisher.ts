import type { BackendProcess } from '#local/backend-process/backend-process.ts';
import { BuildError } from '#tooling/build-site.ts';
import type { SiteMaker } from './site-maker.ts';

/** Turns releases that staff ask for into builds that visitors see. */
export interface Publisher {
  /**
   * Builds when there is no site yet or its code has changed; used at the start. Content alone is no
   * reason: it goes live when staff say so.
   */
  ensureCurrent(): Promise<void>;
  /** To be called when the backend is back after it was away: a release that this cut off is taken on again. */
  resume(): void;
  /** Looks for a release that waits. Any number of calls make one build at a time. */
  check(): void;
  /** Gives up a build that runs; its release is taken on again at the next start. */
  stop(): Promise<void>;
}

/** What publishing needs of the backend: statements as superuser. */
type Backend = Pick<BackendProcess, 'sql'>;

export interface PublisherOptions {
  backend: Backend;
  sites: SiteMaker;
  /** One line for whoever watches the server. */
  log: (line: string) => void;
}

interface QueuedRelease {
  id: string;
}

export function createPublisher(options: PublisherOptions): Publisher {
  const { backend, sites } = options;
  let work: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function publish(release: QueuedRelease): Promise<void> {
    const started = performance.now();
    try {
      const outcome = await sites.make();
      await record(backend, release, 'live', '');
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      options.log(`Release ${release.id} is live after ${seconds} s: ${outcome}.`);
    } catch (error) {
      if (stopped) return;
      const reason = error instanceof Error ? error.message : String(error);
      await record(backend, release, 'failed', reason);
      options.log(`Release ${release.id} failed, and the site stays as it was: ${reason}`);
      if (error instanceof BuildError && error.output) options.log(error.output);
    }
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      for (;;) {
        const release = stopped ? null : await claim(backend);
        if (!release) break;
        await publish(release);
      }
    } while (again && !stopped);
  }

  return {
    async ensureCurrent() {
      await takeOnInterrupted(backend);
      if (await sites.isCurrent()) sites.prepare();
      else await sites.make();
    },
    check() {
      again = true;
      work ??= drain()
        .catch((error: unknown) => {
          // The backend ended meanwhile; `resume()` follows.
          if (!stopped) options.log(error instanceof Error ? error.message : String(error));
        })
        .finally(() => {
          work = null;
        });
    },
    resume() {
      const check = this.check;
      // Not while a build runs: its release is no interrupted one.
      (work ?? Promise.resolve())
        .then(() => takeOnInterrupted(backend))
        .then(check, (error: unknown) => console.error(error));
    },
    async stop() {
      stopped = true;
      sites.stop();
      await work?.catch(() => undefined);
    },
  };
}

/** A release whose build was cut off with the server waits again. */
async function takeOnInterrupted(backend: Backend): Promise<void> {
  await backend.sql(
    `update public.releases set status = 'failed', finished_at = now(),
       message = 'The server was stopped while it was building; a later release took its place.'
     where status = 'building' and exists (select from public.releases where status = 'queued')`,
  );
  await backend.sql(
    `update public.releases set status = 'queued', started_at = null where status = 'building'`,
  );
}

async function claim(backend: Backend): Promise<QueuedRelease | null> {
  const [release] = await backend.sql<QueuedRelease>(
    `update public.releases set status = 'building', started_at = now()
     where status = 'queued' and not exists (select from public.releases where status = 'building')
     returning id::text`,
  );
  return release ?? null;
}

async function record(
  backend: Backend,
  release: QueuedRelease,
  status: 'live' | 'failed',
  message: string,
): Promise<void> {
  await backend.sql('select public.record_release($1::bigint, $2::public.release_status, $3)', [
    release.id,
    status,
    message,
  ]);
}
