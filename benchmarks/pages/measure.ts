import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Note } from '#benchmarks/figures-table.ts';
import { findChromium } from '#scripts/programs/find-chromium.ts';
import { withServer } from '#scripts/test-project/with-server.ts';
import { bareHtml, readFirstScreen } from './bare-page.ts';
import { type Measured, pageFigures, pagesTable } from './figures.ts';
import { type Host, host } from './host.ts';
import { PAGE_KINDS, type PageKind } from './kinds.ts';
import { runLighthouse } from './lighthouse.ts';

/** Reports stay here until the next run; Playwright empties `test-results`. */
const REPORTS = 'node_modules/.cache/lighthouse';

export interface Options {
  runs: number;
  /** Names of kinds of pages; empty for all. */
  only: string[];
  /** Folder of a built template to compare with. */
  template?: string | undefined;
}

interface Page extends Measured {
  addresses: { own: string; bare: string; template: string | null };
}

/** Lighthouse on each kind of page, its bare twin and a template's page, from the same host. */
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
          // Twins run one after the other, under the same load of the machine.
          await measure(page, `${page.name}-${run}`, executablePath);
          console.log(`  ${run}/${runs} ${page.name}: ${lastLcps(page)}`);
        }
      }
      console.log(`\n${pagesTable(pages)}\n\nLighthouse's reports are in ${REPORTS}/.`);
      note(...pageFigures(pages));
      await own.close();
    });
  } finally {
    await other?.close();
  }
}

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
    }
  } finally {
    await browser.close();
  }
}

/** Addresses of a kind's pages, compressed beforehand. */
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

/** Templates other than AstroWind may lack an address; any has a not-found page. */
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
  const run = (url: string, of: string) => {
    const reportFile = join(REPORTS, `${report}-${of}.json`);
    return twice(() => runLighthouse(url, { chromium: executable, reportFile }));
  };
  own.push(await run(addresses.own, 'own'));
  bare.push(await run(addresses.bare, 'bare'));
  if (addresses.template) template.push(await run(addresses.template, 'template'));
}

/** Retries once: on a busy machine the browser sometimes loses the beginning of its trace. */
async function twice<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch {
    return run();
  }
}

function lastLcps({ own, bare, template }: Measured): string {
  return Object.entries({ own, bare, template })
    .flatMap(([of, runs]) => runs.slice(-1).map(({ lcp }) => `${of} ${(lcp / 1000).toFixed(2)} s`))
    .join(', ');
}
