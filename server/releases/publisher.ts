import { BuildError } from '#tooling/build-site.ts';
import type { Log } from '#tooling/log.ts';
import { latestProgress, type ReleaseQueue, SENT_UNSEEN, whyFailed } from './release-queue.ts';
import type { Progress } from './render-release.ts';
import type { SiteBuilder } from './site-builder.ts';

export type Publisher = ReturnType<typeof createPublisher>;

/** Brings the site that was made last to where visitors are. */
interface Delivery {
  /** Whether sending ends when visitors have been seen to get it. */
  readonly isSeen: boolean;
  send(onProgress: (progress: Progress) => void): Promise<void>;
  /** Sends it unless that was done. */
  catchUp(): Promise<void>;
  stop(): void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const CUT_OFF = 'could not be made while the backend was away. It is made again.';

/** Turns releases that staff ask for into sites that visitors see. */
export function createPublisher({
  queue,
  sites,
  delivery = null,
  log,
  backendStarts = async () => 1,
}: {
  queue: ReleaseQueue;
  sites: SiteBuilder;
  /** Sends sites to where visitors are; null where they are served from here. */
  delivery?: Delivery | null;
  log: Log;
  /** Number of the backend's starts; waits while it is away. Default: this server does not start it. */
  backendStarts?: () => Promise<number>;
}) {
  let work: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let lastTrouble = '';

  async function publish(release: number): Promise<void> {
    const started = performance.now();
    const start = await backendStarts();
    const progress = latestProgress((step) => queue.progress(release, step));
    const isUnseen = delivery?.isSeen === false;
    const outcome = isUnseen ? 'was sent' : 'is live';
    let isMade = false;
    let isOut = false;
    try {
      const { summary, remarks } = await sites.make(progress.note);
      isMade = true;
      await delivery?.send(progress.note);
      await progress.settled();
      isOut = true;
      const told = isUnseen ? [...remarks, SENT_UNSEEN] : remarks;
      const record = () => queue.record(release, 'live', told.join('\n'));
      // Once more: the line may have dropped.
      await record().catch(record);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      log(`Release ${release} ${outcome} after ${seconds} s: ${summary}.`);
      for (const remark of remarks) log(remark);
    } catch (error) {
      await progress.settled();
      if (stopped) return;
      // `resume()` follows and queues it again.
      if ((await backendStarts()) !== start) return log(`Release ${release} ${CUT_OFF}`, 'warn');
      // Visitors have it: that the database had given it up meanwhile, say, makes no failure of it.
      if (isOut)
        log(`Release ${release} ${outcome}, but was not noted: ${messageOf(error)}`, 'warn');
      else await recordFailure(release, isMade, error);
    }
    sites.prepare();
  }

  /** @param isMade whether only its way to visitors failed, of which the error says how far it came. */
  async function recordFailure(release: number, isMade: boolean, error: unknown): Promise<void> {
    await queue.record(release, 'failed', whyFailed(error));
    const what = isMade ? 'failed' : 'failed, and the site stays as it was';
    log(`Release ${release} ${what}: ${messageOf(error)}`, 'error');
    if (error instanceof BuildError && error.output) log(error.output, 'warn');
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      for (;;) {
        const release = stopped ? null : await queue.claim();
        lastTrouble = '';
        if (release === null) break;
        await publish(release);
      }
    } while (again && !stopped);
  }

  /** Looks for a queued release. Any number of calls make one site at a time. */
  function check(): void {
    again = true;
    work ??= drain()
      // The backend ended meanwhile; `resume()` or the next look follows.
      .catch(report)
      .finally(() => {
        work = null;
      });
  }

  /** Logs a repeated error once, not every second. */
  function report(error: unknown): void {
    const trouble = messageOf(error);
    if (!stopped && trouble !== lastTrouble) log(trouble, 'error');
    lastTrouble = trouble;
  }

  /**
   * Makes a site when there is none or its code has changed; content alone waits for staff.
   *
   * @throws BuildError when it can't be made.
   */
  async function ensureCurrent(): Promise<void> {
    const start = await backendStarts();
    try {
      await queue.resume();
      await sites.ensureCurrent();
    } catch (error) {
      if (stopped || (await backendStarts()) === start) throw error;
      log(`The site ${CUT_OFF}`, 'warn');
      return ensureCurrent();
    }
    sites.prepare();
  }

  /** Releases scheduled articles whose time has come. */
  function checkDue(): void {
    queue.due().then(check, (error: unknown) => {
      if (!stopped) log(`Looking for scheduled articles failed: ${messageOf(error)}`, 'error');
    });
  }

  /** Sends the live site unless that was done: not during a release, which does so itself. */
  function deliver(): void {
    if (delivery && !stopped) {
      (work ?? Promise.resolve()).then(() => delivery.catchUp()).catch(report);
    }
  }

  return {
    ensureCurrent,
    deliver,
    check,
    /**
     * Publishes scheduled articles.
     *
     * @param asks whether to poll for releases every second, where the database notifies no server.
     */
    keepTimes({ asks }: { asks: boolean }): void {
      if (asks) setInterval(check, SECOND).unref();
      setInterval(checkDue, MINUTE).unref();
    },
    /** Call when the backend is back: a release that was cut off is made again. */
    resume(): void {
      // Not during a release, which would count as interrupted.
      (work ?? Promise.resolve()).then(() => queue.resume()).then(check, report);
    },
    /** Gives up a running release; the next start makes it again. */
    async stop(): Promise<void> {
      stopped = true;
      sites.stop();
      delivery?.stop();
      await work?.catch(() => undefined);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
