import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import { isForBackend } from '#server/http/routes.ts';
import { openStaticSite, type StaticSite } from '#server/static-files/static-site.ts';
import { buildSite } from '#tooling/build-site.ts';

/** A site of a test's own. */
export interface OtherSite {
  url: string;
  /** What the build printed. */
  output: string;
  close(): Promise<void>;
}

/** Opens a backend in memory, lets the test fill it, builds the site from it and serves both. */
export async function openOtherSite(fill: (backend: Backend) => Promise<void>): Promise<OtherSite> {
  const backend = await openBackend({ folder: null });
  return await openSite(backend, async (url) => {
    await fill(backend);
    return { backendUrl: url, siteUrl: url, environment: { PICTURES: 'storage' } };
  });
}

/**
 * The demo site as a host of files serves it: built from the tests' backend as from a hosted project, with its
 * pictures in its own files, at an address where there is no backend.
 */
export async function openSiteAlone(backend: string): Promise<OtherSite> {
  return await openSite(null, async () => ({
    environment: {
      PICTURES: 'files',
      PUBLIC_SUPABASE_URL: backend,
      PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
    },
  }));
}

type Options = Parameters<typeof buildSite>[0];

/** @param prepare is called when the address answers: a build may ask the backend that is there. */
async function openSite(
  backend: Backend | null,
  prepare: (url: string) => Promise<Pick<Options, 'backendUrl' | 'siteUrl' | 'environment'>>,
): Promise<OtherSite> {
  const folder = await mkdtemp(join(tmpdir(), 'other-site-'));
  const [outDir, cacheDir] = [join(folder, 'site'), join(folder, 'cache')];
  // Pictures that the demo site's build has encoded already: they are named by their content.
  const { TEST_DEMO_DATA: demo } = process.env;
  const pictures = join('cache', 'pictures');
  if (demo) await cp(join(demo, pictures), join(folder, pictures), { recursive: true });
  let site: StaticSite | undefined;
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      if (backend && isForBackend(new URL(request.url).pathname)) return backend.fetch(request);
      return site?.respond(request) ?? new Response('Not built yet', { status: 503 });
    },
  });
  const close = async () => {
    server.close();
    await backend?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let output = '';
    const onOutput = (text: string) => {
      output += text;
    };
    await buildSite({ outDir, cacheDir, onOutput, ...(await prepare(url)) }).finished;
    site = await openStaticSite(outDir);
    return { url, output, close };
  } catch (error) {
    await close();
    throw error;
  }
}
