import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Progress } from '#server/releases/render-release.ts';
import { filesIn } from '#server/static-files/files-in.ts';
import type { BuildNote } from '#tooling/build-site.ts';
import type { Log } from '#tooling/log.ts';
import { waitForArrival } from './arrival.ts';
import { keepGoneFiles } from './kept-files.ts';
import { openTarget, recordFile } from './open-target.ts';
import { writeRedirectPages } from './redirect-pages.ts';
import { readSentRecord, targetKey, writeSentRecord } from './sent-record.ts';
import {
  digestsOf,
  type OutgoingSite,
  ownFiles,
  type SiteFile,
  type Target,
  TargetError,
} from './target.ts';

export type Delivery = Awaited<ReturnType<typeof createDelivery>>;

interface DeliveryOptions {
  target: Target;
  /** `PUBLISH_TO`. */
  setting: string;
  /** Folder of the site that was made last; null before the first. */
  made: () => string | null;
  /** For what is kept between two releases, on the disk of the sites. */
  folder: string;
  /** Where visitors find the site; without it nobody looks whether it has arrived. */
  address: string | undefined;
  log: Log;
  /** Milliseconds before each further try, after a line that broke. */
  pauses?: readonly number[];
}

const PAUSES = [1000, 3000, 10_000, 30_000];

/**
 * What `PUBLISH_TO` and `SITE_URL` ask for; null where sites are served from here.
 *
 * @throws UserError for a setting that is not understood.
 */
export async function openDelivery(
  options: Pick<DeliveryOptions, 'made' | 'folder' | 'log'>,
): Promise<Delivery | null> {
  const setting = process.env.PUBLISH_TO;
  if (!setting) return null;
  const target = await openTarget(setting, options.folder);
  return createDelivery({ ...options, target, setting, address: process.env.SITE_URL });
}

/** Sends finished sites to a target, one after the other. */
export async function createDelivery(options: DeliveryOptions) {
  const { target, setting, made, folder, address, log, pauses = PAUSES } = options;
  const key = targetKey(setting);
  const record = recordFile(folder);
  let sent = await readSentRecord(record, key);
  const siteFiles = new SiteFiles();
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => undefined);
  let turn: Promise<unknown> = Promise.resolve();

  async function prepare(site: string): Promise<OutgoingSite> {
    const kept = await keepGoneFiles(folder, sent, new Set(await filesIn(site)));
    const redirects = join(folder, 'redirects');
    await writeRedirectPages(redirects, site);
    const files = await siteFiles.read([site, kept, redirects]);
    return { id: basename(site), folder: site, kept, redirects, files };
  }

  async function trySend(site: OutgoingSite, onProgress: (progress: Progress) => void) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await target.send(site, (done, total) =>
          onProgress({ step: 'sending', done, total }),
        );
      } catch (error) {
        const pause = pauses[tries];
        const mayPass = error instanceof TargetError && error.mayPass;
        if (!mayPass || pause === undefined) throw error;
        const message = `${error.message} It is tried again in a moment; visitors see the old site.`;
        log(message, 'warn');
        onProgress({ step: 'sending', message });
        await wait(pause, undefined, { signal: stopping.signal });
      }
    }
  }

  async function deliver(onProgress: (progress: Progress) => void): Promise<void> {
    const folderOfSite = made();
    if (!folderOfSite) return;
    onProgress({ step: 'sending' });
    const site = await prepare(folderOfSite);
    await trySend(site, onProgress);
    const files = digestsOf(ownFiles(site));
    const note = await readFile(join(site.folder, 'build.json'), 'utf8');
    sent = { target: key, id: site.id, folder: site.folder, files, note };
    await writeSentRecord(record, sent);
    if (address) {
      onProgress({ step: 'arriving' });
      await waitForArrival(address, JSON.parse(note) as BuildNote);
    }
    await target
      .tidy?.()
      .catch((error: unknown) =>
        log(`Earlier sites are left in ${target.name}: ${String(error)}`, 'warn'),
      );
  }

  /** One at a time, which ends with an error as soon as this server stops: a tool may hang on a line. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const result = turn.catch(() => undefined).then(() => Promise.race([work(), stopped.promise]));
    turn = result;
    return result;
  }

  return {
    name: target.name,
    /** Whether sending waits until visitors get it. */
    isSeen: Boolean(address),
    /**
     * Sends the site that was made last, and waits until visitors get it.
     *
     * @throws TargetError; then visitors see the old site, unless the message says that it was sent.
     */
    send: (onProgress: (progress: Progress) => void) => inTurn(() => deliver(onProgress)),
    /** Sends it unless that was done, as after a start. @throws TargetError */
    catchUp: () =>
      inTurn(async () => {
        const site = made();
        if (!site || sent?.id === basename(site)) return;
        await deliver(() => undefined);
        log(`The site was sent to ${target.name}.`);
      }),
    /**
     * Answers as the site does that was made last, but for `/build.json`: staff who look here have to learn what
     * visitors see.
     */
    answerWith:
      (answer: (request: Request) => Promise<Response>) =>
      async (request: Request): Promise<Response> => {
        if (new URL(request.url).pathname !== '/build.json') return answer(request);
        const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
        return sent?.note
          ? new Response(sent.note, { headers })
          : new Response('Nothing was sent yet.\n', {
              status: 404,
              headers: { 'cache-control': 'no-store' },
            });
      },
    /** Gives up what is under way; the next start sends it. */
    stop(): void {
      stopping.abort();
      stopped.reject(new TargetError('The server stops.'));
    },
  };
}

interface KnownFile extends SiteFile {
  /** Changes with the content: no file of a site is written to after it was made. */
  stamp: string;
}

/** Files looked at between two turns of the event loop: a millisecond or two. */
const FILES_AT_ONCE = 64;

/** Remembers digests, so that after a release only new files are read. */
class SiteFiles {
  #known = new Map<string, KnownFile>();

  /** @param folders of which the first that has a path counts. */
  async read(folders: readonly string[]): Promise<Map<string, SiteFile>> {
    const known = new Map<string, KnownFile>();
    let seen = 0;
    for (const folder of folders) {
      for (const path of await filesIn(folder)) {
        if (known.has(path)) continue;
        seen += 1;
        if (seen % FILES_AT_ONCE === 0) await nextTurn();
        known.set(path, await this.#look(folder, path));
      }
    }
    this.#known = known;
    return known;
  }

  async #look(folder: string, path: string): Promise<KnownFile> {
    const source = join(folder, path);
    const { size, mtimeMs, ino } = statSync(source);
    const stamp = `${ino} ${size} ${mtimeMs}`;
    const before = this.#known.get(path);
    if (before?.stamp === stamp) return { ...before, source };
    return { source, size, digest: hash('md5', await readFile(source)), stamp };
  }
}
