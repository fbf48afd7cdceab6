import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Note } from '#benchmarks/figures-table.ts';
import { withServer } from '#benchmarks/with-server.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { bareHtml, type FirstScreen, readFirstScreen } from './bare-page.ts';
import { type Measured, pageFigures, pagesTable, shortfalls } from './figures.ts';
import { type Host, host } from './host.ts';
import { PAGE_KINDS, type PageKind } from './kinds.ts';
import { runLighthouse } from './lighthouse.ts';

/** Lighthouse's reports are kept here until the next run. Playwright empties `test-results`. */
const REPORTS = 'node_modules/.cache/lighthouse';

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

/** Lighthouse on each kind of page, its bare twin and a template's page, all served by the same host. */
export async function measurePages({ runs, only, template }: Options, note: Note): Promise<void> {
  const executablePath = findChromium();
  const kinds = PAGE_KINDS.filter(({ name }) => only.length === 0 || only.includes(name));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const other = template ? await host(template) : undefined;
  try {
    console.log('Building the site …');
    await withServer(async ({ server, folder }) => {
      const site = join(folder, 'site');
      cpSync(server.site(), site, { recursive: true });
      await addBarePages(site, server.url, kinds, executablePath);
      const own = await host(site, server.url);
      const pages: Page[] = [];
      for (const { name, remark, ...kind } of kinds) {
        const addresses = await addressesOf({ name, ...kind }, own, other);
        pages.push({ name, remark, own: [], bare: [], template: [], addresses });
      }
      for (let run = 1; run <= runs; run += 1) {
        for (const page of pages) {
          // A page and its twin one after the other: what else the machine does slows both of them.
          await measure(page, `${page.name}-${run}`, executablePath);
          console.log(`  ${run}/${runs} ${page.name}: ${lastLcps(page)}`);
        }
      }
      console.log(`\n${pagesTable(pages)}\n\nLighthouse's reports are in ${REPORTS}/.`);
      note(...pageFigures(pages));
      const short = shortfalls(pages);
      console.log(
        short.length > 0 ? `\nShort of the aim:\n${short.join('\n')}` : '\nAll as aimed.',
      );
      await own.close();
    });
  } finally {
    await other?.close();
  }
}

/** Puts the bare twin of each kind of page into the folder of the built site. */
async function addBarePages(
  site: string,
  url: string,
  kinds: PageKind[],
  executablePath: string,
): Promise<void> {
  mkdirSync(join(site, 'bare'));
  const browser = await chromium.launch({ executablePath });
  try {
    for (const { name, path } of kinds) {
      const screen = await readFirstScreen(browser, url + path);
      writeFileSync(join(site, 'bare', `${name}.html`), bareHtml(screen));
      console.log(`  ${name}: ${describe(screen)}`);
    }
  } finally {
    await browser.close();
  }
}

function describe({ picture, isText }: FirstScreen): string {
  const shown = picture ?? 'no picture';
  return isText ? `${shown}; the largest paint are words` : shown;
}

/** Where the pages of a kind stand; each is asked for once, so that no run pays for its compression. */
async function addressesOf(kind: PageKind, site: Host, other?: Host): Promise<Page['addresses']> {
  const bare = `/bare/${kind.name}`;
  for (const path of [kind.path, bare]) await (await site.warm(path)).text();
  const beside = other && kind.template ? other.url + kind.template : null;
  return {
    own: site.url + kind.path,
    bare: site.url + bare,
    template: beside && (await isThere(other, kind)) ? beside : null,
  };
}

/** Another template than AstroWind has other addresses; its not-found page is one, though. */
async function isThere(other: Host | undefined, { path, template }: PageKind): Promise<boolean> {
  const answer = template ? await other?.warm(template) : undefined;
  await answer?.text();
  return path === '/no-such-page' || answer?.ok === true;
}

async function measure(
  { own, bare, template, addresses }: Page,
  report: string,
  executable: string,
): Promise<void> {
  const run = (url: string, of: string) =>
    twice(() =>
      runLighthouse(url, {
        chromium: executable,
        reportFile: join(REPORTS, `${report}-${of}.json`),
      }),
    );
  own.push(await run(addresses.own, 'own'));
  bare.push(await run(addresses.bare, 'bare'));
  if (addresses.template) template.push(await run(addresses.template, 'template'));
}

/** On a busy machine the browser now and then loses the beginning of what it records. */
async function twice<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch {
    return run();
  }
}

function lastLcps({ own, bare, template }: Measured): string {
  const last = { own, bare, template };
  return Object.entries(last)
    .flatMap(([of, runs]) => runs.slice(-1).map(({ lcp }) => `${of} ${(lcp / 1000).toFixed(2)} s`))
    .join(', ');
}
