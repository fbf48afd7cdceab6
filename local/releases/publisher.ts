import { BuildError } from '#tooling/build-site.ts';
import type { ClaimedRelease, ReleaseQueue } from './release-queue.ts';
import type { Progress } from './render-release.ts';
import type { SiteBuilder } from './site-builder.ts';

/** Turns releases that staff ask for into sites that visitors see. */
export interface Publisher {
  /**
   * Makes a site when there is none yet or its code has changed; used at the start. Content alone is no
   * reason: it goes live when staff say so.
   */
  ensureCurrent(): Promise<void>;
  /** To be called when the backend is back after it was away: a release that this cut off is taken on again. */
  resume(): void;
  /** Looks for a release that waits. Any number of calls make one site at a time. */
  check(): void;
  /** Asks for a release when the time of a scheduled article has come, and looks for it. */
  checkDue(): void;
  /** Builds everything once more beside the site and says whether it is the same; after a release that is being made. */
  checkSite(): void;
  /** Gives up what is being made; its release is taken on again at the next start. */
  stop(): Promise<void>;
}

export interface PublisherOptions {
  queue: ReleaseQueue;
  sites: SiteBuilder;
  /** One line for whoever watches the server. */
  log: (line: string) => void;
}

export function createPublisher({ queue, sites, log }: PublisherOptions): Publisher {
  let work: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let lastTrouble = '';

  async function publish(release: ClaimedRelease): Promise<void> {
    const started = performance.now();
    let noting = Promise.resolve();
    let isNoting = false;
    // One at a time: what comes meanwhile is not told, and a release does not fail for want of it.
    const note = (progress: Progress) => {
      if (isNoting) return;
      isNoting = true;
      noting = queue
        .progress(release, progress)
        .catch(() => undefined)
        .finally(() => {
          isNoting = false;
        });
    };
    try {
      const { summary, remarks } = await sites.make(note);
      await noting;
      await queue.record(release, 'live', remarks.join('\n'));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      log(`Release ${release.id} is live after ${seconds} s: ${summary}.`);
      for (const remark of remarks) log(remark);
    } catch (error) {
      await noting;
      if (stopped) return;
      await queue.record(release, 'failed', messageOf(error));
      log(`Release ${release.id} failed, and the site stays as it was: ${messageOf(error)}`);
      if (error instanceof BuildError && error.output) log(error.output);
    }
    sites.prepare();
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      for (;;) {
        const release = stopped ? null : await queue.claim();
        lastTrouble = '';
        if (!release) break;
        await publish(release);
      }
    } while (again && !stopped);
  }

  function check(): void {
    again = true;
    work ??= drain()
      // The backend ended meanwhile; `resume()` or the next look follows.
      .catch(report)
      .finally(() => {
        work = null;
      });
  }

  /** Who looks every second need not say every second that there is nobody. */
  function report(error: unknown): void {
    const trouble = messageOf(error);
    if (!stopped && trouble !== lastTrouble) log(trouble);
    lastTrouble = trouble;
  }

  return {
    async ensureCurrent() {
      await queue.resume();
      if (!(await sites.isCurrent())) await sites.make(() => {});
      sites.prepare();
    },
    check,
    checkDue() {
      queue.due().then(check, (error: unknown) => {
        if (!stopped) log(`Looking for scheduled articles failed: ${messageOf(error)}`);
      });
    },
    checkSite() {
      if (stopped) return;
      (work ?? Promise.resolve()).then(() => sites.check()).then(log, report);
    },
    resume() {
      // Not while a site is made: its release is no interrupted one.
      (work ?? Promise.resolve()).then(() => queue.resume()).then(check, report);
    },
    async stop() {
      stopped = true;
      sites.stop();
      await work?.catch(() => undefined);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
