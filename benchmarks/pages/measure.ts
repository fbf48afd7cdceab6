import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { chromium } from 'playwright';
import type { Note } from '#benchmarks/figures-table.ts';
import { findChromium } from '#scripts/programs/find-chromium.ts';
import { withServer } from '#scripts/test-project/with-server.ts';
import { isForBackend } from '#server/http/routes.ts';
import { compressedWell } from '#server/static-files/compression.ts';
import { openStaticSite } from '#server/static-files/static-site.ts';
import { UserError } from '#tooling/user-error.ts';
import { bareHtml, readFirstScreen } from './bare-page.ts';
import { type Measured, pageFigures, pagesTable } from './figures.ts';
import { runLighthouse } from './lighthouse.ts';

/** Reports stay here until the next run; Playwright empties `test-results`. */
const REPORTS = 'node_modules/.cache/lighthouse';

export interface Options {
  runs: number;
  /** Names of kinds of pages; empty for all. */
  only: string[];
}

interface Page extends Measured {
  addresses: { own: string; bare: string };
}

/** Lighthouse on each kind of page and its bare twin, from the same host. */
export async function measurePages({ runs, only }: Options, note: Note): Promise<void> {
  const executablePath = findChromium();
  const kinds = PAGE_KINDS.filter(({ name }) => only.length === 0 || only.includes(name));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  console.log('Building the site …');
  await withServer(async ({ server, folder }) => {
    const site = join(folder, 'site');
    cpSync(server.site(), site, { recursive: true });
    await addBarePages(site, server.url, kinds, executablePath);
    const host = await openHost(site, server.url);
    const pages: Page[] = [];
    for (const { name, remark, path } of kinds) {
      const addresses = { own: host.url + path, bare: `${host.url}/bare/${name}` };
      for (const address of Object.values(addresses)) await host.warm(address);
      pages.push({ name, remark, own: [], bare: [], addresses });
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
    await host.close();
  });
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

async function measure(
  { own, bare, addresses }: Page,
  report: string,
  executable: string,
): Promise<void> {
  const run = (url: string, of: string) => {
    const reportFile = join(REPORTS, `${report}-${of}.json`);
    return twice(() => runLighthouse(url, { chromium: executable, reportFile }));
  };
  own.push(await run(addresses.own, 'own'));
  bare.push(await run(addresses.bare, 'bare'));
}

/** Retries once: on a busy machine the browser sometimes loses the beginning of its trace. */
async function twice<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch {
    return run();
  }
}

function lastLcps({ own, bare }: Measured): string {
  return Object.entries({ own, bare })
    .flatMap(([of, runs]) => runs.slice(-1).map(({ lcp }) => `${of} ${(lcp / 1000).toFixed(2)} s`))
    .join(', ');
}

/**
 * Serves a built folder on a free port as a good static host does: HTTP/2, compressed, `_headers`.
 *
 * @param backend address to forward API requests to.
 */
async function openHost(folder: string, backend?: string) {
  const site = await openStaticSite(folder);
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return backend && isForBackend(pathname)
      ? passOn(request, backend + pathname + search)
      : site.respond(request);
  };
  const { promise: listening, resolve: listens } = Promise.withResolvers<number>();
  const secure = { createServer: createSecureServer, serverOptions: createCertificate() };
  const options = { fetch: answer, port: 0, hostname: '127.0.0.1', ...secure };
  const server = serve(options, ({ port }) => listens(port));
  const url = `https://localhost:${await listening}`;
  return {
    /** Without a slash at the end. */
    url,
    /** Has a file compressed beforehand, as well as it can be. */
    async warm(address: string): Promise<void> {
      const request = new Request(address, { headers: { 'accept-encoding': 'br' } });
      await (await site.respond(request)).text();
      await compressedWell();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function passOn(request: Request, url: string): Promise<Response> {
  const { method } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.blob();
  const asked = new Headers(request.headers);
  // The backend answers pages of its own port only.
  for (const name of [...asked.keys()].filter(isAboutThePage)) asked.delete(name);
  const answer = await fetch(url, { method, headers: asked, body });
  const headers = new Headers(answer.headers);
  // `fetch` decoded the body, and HTTP/2 has no headers about the connection.
  for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive']) {
    headers.delete(name);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

const isAboutThePage = (name: string) =>
  /^(host|origin|referer|connection|sec-fetch-.*)$/.test(name);

/**
 * A certificate for `localhost`, in PEM, valid for a day: browsers speak HTTP/2 over TLS only.
 *
 * @throws UserError when `openssl` is not installed.
 */
function createCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...curve, '-days', '1', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    throw new UserError('Pages are measured over HTTP/2; its certificate needs openssl.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A kind of page, and the example that is measured. */
interface PageKind {
  name: string;
  path: string;
  /** Why a score is below 100 on purpose. */
  remark?: string;
}

/** Every kind of page of the site. */
export const PAGE_KINDS: PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'service', path: '/services/kitchen-carpentry' },
  { name: 'blog', path: '/blog' },
  { name: 'tags', path: '/blog/tags/timber' },
  { name: 'article', path: '/blog/oak-or-walnut' },
  { name: 'job', path: '/portfolio/coastal-residence' },
  {
    name: 'not-found',
    path: '/no-such-page',
    remark: 'the status 404 and noindex cost points, and are right',
  },
  {
    name: 'sign-in',
    path: '/admin/login',
    remark: 'for information: an application, and noindex',
  },
];
