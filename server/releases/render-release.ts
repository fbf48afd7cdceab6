import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageRecord, type PageRecords, writeRecords } from '#build/output/records.ts';
import type { RenderablePage, Renderer } from '#build/renderer/entry.ts';
import { syncAll } from '#tooling/sync.ts';
import { PrelinkedSite } from './prelinked-site.ts';
import { asNoRoom, recordsOf, type SiteDraft } from './site-draft.ts';

export interface ReleaseOptions {
  renderer: Pick<Renderer, 'read' | 'makePictures' | 'pages' | 'render' | 'leftOut' | 'headers'>;
  /** The site that visitors see now. */
  live: string;
  /** Where the next one goes; it is not served before it is whole. */
  next: string;
  /** Cache of encoded pictures. */
  picturesFolder: string;
  /** Default: nothing is prelinked. */
  prepared?: PrelinkedSite;
  onProgress: (progress: Progress) => void;
}

/** What a release is doing. */
export interface Progress {
  /** `building`: all pages. `sending` and `arriving`: to a target elsewhere. */
  step: 'reading' | 'rendering' | 'building' | 'pictures' | 'checking' | 'sending' | 'arriving';
  /** Pages, pictures or files of the step; left out where it does not count. */
  done?: number;
  total?: number;
  /** For staff: what keeps it. */
  message?: string;
}

export interface ReleaseReport {
  contentVersion: number;
  /** A sentence for each invalid row, whose page stays as it was, and for what is left out. */
  broken: string[];
  rendered: number;
  /** Files that are new or differ. */
  changed: number;
  pages: number;
  /** Resident memory afterwards, in bytes. */
  memory: number;
}

/** Pages rendered at the same time: one waits for its pictures while another is written. */
const CONCURRENCY = 4;

/**
 * Makes the next site from the live one: renders pages whose key changed and links all else.
 *
 * @throws PageError for a page that can't be rendered, ContentSourceError when the content can't be
 * read; then `next` is removed.
 */
export async function renderRelease(options: ReleaseOptions): Promise<ReleaseReport> {
  const { next } = options;
  try {
    return await makeNext(options);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    await rm(recordsOf(next), { force: true });
    throw asNoRoom(error);
  }
}

async function makeNext(options: ReleaseOptions): Promise<ReleaseReport> {
  const { renderer, live, next, picturesFolder, onProgress } = options;
  const { prepared = new PrelinkedSite() } = options;
  onProgress({ step: 'reading' });
  const [{ version, broken: rows }, { site, linked, before }] = await both(
    renderer.read(),
    prepared.take(live, next),
  );
  const pictures = await renderer.makePictures(live, (count) =>
    onProgress({ step: 'pictures', ...count }),
  );
  const pages = await renderer.pages();
  const { records, stale } = takeOverPages(site, pages, before);
  await renderPages(stale, records, site, options);
  const broken = [...rows, ...pictures, ...renderer.leftOut()];

  onProgress({ step: 'checking' });
  takeOverAssets(site, linked, before);
  for (const name of new Set(Object.values(records).flatMap(({ pictures }) => pictures))) {
    site.takeOver(`pictures/${name}`, join(picturesFolder, name));
  }
  const policies = Object.entries(records).flatMap(([path, { policy }]): [string, string][] =>
    policy ? [[path, policy]] : [],
  );
  for (const [name, text] of Object.entries(renderer.headers(new Map(policies))))
    site.write(name, Buffer.from(text));
  const [missing] = await site.finish();
  if (missing) throw new Error(`${missing} is missing in the new site.`);
  await writeRecords(recordsOf(next), { ...before, pages: records, broken });
  await syncAll([recordsOf(next)]);
  return {
    contentVersion: version,
    broken,
    rendered: stale.length,
    changed: site.changed,
    pages: pages.length,
    memory: process.memoryUsage.rss(),
  };
}

/** Also waits for the other when one fails: the caller then removes the folder they write to. */
async function both<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/**
 * Links pages whose key is the same; the others are stale. First come those that may need a picture,
 * which other threads encode while the rest is rendered.
 */
function takeOverPages(site: SiteDraft, pages: readonly RenderablePage[], before: PageRecords) {
  const records: Record<string, PageRecord> = {};
  const stale: RenderablePage[] = [];
  for (const page of pages) {
    const record = before.pages[page.pathname];
    if (record?.key === page.key) {
      records[page.pathname] = record;
      site.takeOver(record.file);
    } else stale.push(page);
  }
  const needsNoPicture = ({ pathname }: RenderablePage) =>
    Number(before.pages[pathname]?.pictures.length === 0);
  stale.sort((one, other) => needsNoPicture(one) - needsNoPicture(other));
  return { records, stale };
}

async function renderPages(
  stale: readonly RenderablePage[],
  records: Record<string, PageRecord>,
  site: SiteDraft,
  { renderer, onProgress }: ReleaseOptions,
): Promise<void> {
  const waiting = [...stale];
  const total = stale.length;
  let done = 0;
  onProgress({ step: 'rendering', done, total });
  const lane = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const { body, record } = await renderer.render(page);
      records[page.pathname] = record;
      site.write(record.file, body);
      done += 1;
      onProgress({ step: 'rendering', done, total });
    }
  };
  const lanes = Array.from({ length: CONCURRENCY }, () =>
    lane().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    }),
  );
  // Settles all: the caller removes the folder they write to.
  const failure = (await Promise.allSettled(lanes)).find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Links everything that depends on the code alone: scripts, styles, fonts, icons. */
function takeOverAssets(site: SiteDraft, files: readonly string[], before: PageRecords): void {
  const ofPages = new Set(Object.values(before.pages).map(({ file }) => file));
  for (const file of files) {
    if (!ofPages.has(file) && !file.startsWith('pictures/')) site.takeOver(file);
  }
}
