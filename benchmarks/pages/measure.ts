import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { openStaticSite } from '#local/host/static-site.ts';
import { type Listener, listen } from '#local/serve/listen.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { startServer } from '#scripts/test-server.ts';
import { bareHtml, type FirstScreen, readFirstScreen } from './bare-page.ts';
import { figuresTable, type Measured, shortfalls } from './figures.ts';
import { PAGE_KINDS, type PageKind } from './kinds.ts';
import { runLighthouse } from './lighthouse.ts';

/** Lighthouse's reports are kept here until the next run. */
const REPORTS = 'test-results/lighthouse';

export interface Options {
  /** How often each page is measured. */
  runs: number;
  /** Names of kinds of pages; empty for all. */
  only: string[];
  /** Folder of a built template to compare with. */
  template?: string | undefined;
}

/** The figures of one kind of page, and where its pages stand. */
interface Page extends Measured {
  addresses: { own: string; bare: string; template: string | null };
}

/**
 * Lighthouse on every kind of page, beside its bare twin and a template's page: a fresh build of the
 * demo content, served as `npm start` serves it, the twins from the same folder by the same server.
 */
export async function measurePages({ runs, only, template }: Options): Promise<void> {
  const executablePath = findChromium();
  const kinds = PAGE_KINDS.filter(({ name }) => only.length === 0 || only.includes(name));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const other = template ? await serve(template) : undefined;
  try {
    console.log('Building the site …');
    const data = join(folder, 'data');
    await addBarePages(data, kinds, executablePath);
    // A server reads the list of its files once, when it starts.
    const server = await startServer(data);
    try {
      const pages: Page[] = [];
      for (const { name, remark, ...kind } of kinds) {
        const addresses = await addressesOf({ name, ...kind }, server.url, other?.url);
        pages.push({ name, remark, own: [], bare: [], template: [], addresses });
      }
      for (let run = 1; run <= runs; run += 1) {
        for (const page of pages) {
          // A page and its twin one after the other: what else the machine does slows both of them.
          await measure(page, `${page.name}-${run}`, executablePath);
          console.log(`  ${run}/${runs} ${page.name}: ${lastLcps(page)}`);
        }
      }
      console.log(`\n${figuresTable(pages)}`);
      const short = shortfalls(pages);
      console.log(
        short.length > 0 ? `\nShort of the aim:\n${short.join('\n')}` : '\nAll as aimed.',
      );
    } finally {
      await server.stop();
    }
  } finally {
    await other?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the site and puts the bare twin of each kind of page into its folder. */
async function addBarePages(
  data: string,
  kinds: PageKind[],
  executablePath: string,
): Promise<void> {
  const server = await startServer(data);
  const browser = await chromium.launch({ executablePath });
  try {
    const twins = join(server.site(), 'bare');
    mkdirSync(twins);
    for (const { name, path } of kinds) {
      const screen = await readFirstScreen(browser, server.url + path);
      writeFileSync(join(twins, `${name}.html`), bareHtml(screen));
      console.log(`  ${name}: ${describe(screen)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

function describe({ picture, isText }: FirstScreen): string {
  const shown = picture ?? 'no picture';
  return isText ? `${shown}; the largest paint are words` : shown;
}

async function addressesOf(
  kind: PageKind,
  site: string,
  other?: string,
): Promise<Page['addresses']> {
  const beside = other && kind.template ? other + kind.template : null;
  const addresses = {
    own: site + kind.path,
    bare: `${site}/bare/${kind.name}`,
    template: beside && (await isThere(beside, kind)) ? beside : null,
  };
  // So that no run pays for the first compression of a page.
  const headers = { 'accept-encoding': 'br' };
  for (const url of Object.values(addresses)) if (url) await (await fetch(url, { headers })).text();
  return addresses;
}

/** Another template than AstroWind has other addresses; its not-found page is one, though. */
async function isThere(url: string, { path }: PageKind): Promise<boolean> {
  return path === '/no-such-page' || (await fetch(url, { method: 'HEAD' })).ok;
}

async function measure(
  { own, bare, template, addresses }: Page,
  report: string,
  executable: string,
): Promise<void> {
  const run = (url: string, of: string) =>
    runLighthouse(url, { chromium: executable, reportFile: join(REPORTS, `${report}-${of}.json`) });
  own.push(await run(addresses.own, 'own'));
  bare.push(await run(addresses.bare, 'bare'));
  if (addresses.template) template.push(await run(addresses.template, 'template'));
}

/** The folder of a built site on a port of its own, by the host that serves ours. */
async function serve(folder: string): Promise<Listener> {
  const site = await openStaticSite(folder);
  const listener = await listen(0);
  listener.answerWith((request) => site.respond(request));
  return listener;
}

function lastLcps({ own, bare, template }: Measured): string {
  const last = { own, bare, template };
  return Object.entries(last)
    .flatMap(([of, runs]) => runs.slice(-1).map(({ lcp }) => `${of} ${(lcp / 1000).toFixed(2)} s`))
    .join(', ');
}
