import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { type Backend, openBackend } from '#local/backend/open.ts';
import { isForBackend } from '#local/server/routes.ts';
import { openStaticSite, type StaticSite } from '#local/static-files/static-site.ts';
import { buildSite } from '#tooling/build-site.ts';

/** A site of a test's own, with other content than the demo's. */
export interface OtherSite {
  url: string;
  /** What the build printed. */
  output: string;
  close(): Promise<void>;
}

/** Opens a backend in memory, lets the test fill it, builds the site from it and serves both. */
export async function openOtherSite(fill: (backend: Backend) => Promise<void>): Promise<OtherSite> {
  const folder = await mkdtemp(join(tmpdir(), 'other-site-'));
  const cacheDir = join(folder, 'cache');
  // Pictures that the demo site's build has encoded already: they are named by their content.
  const { TEST_DEMO_DATA: demo } = process.env;
  const pictures = join(cacheDir, 'pictures');
  if (demo) await cp(join(demo, 'cache', 'pictures'), pictures, { recursive: true });
  const backend = await openBackend({ folder: null });
  let site: StaticSite | undefined;
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      if (isForBackend(new URL(request.url).pathname)) return backend.fetch(request);
      return site?.respond(request) ?? new Response('Not built yet', { status: 503 });
    },
  });
  const close = async () => {
    server.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await fill(backend);
    let output = '';
    const outDir = join(folder, 'site');
    const { finished } = buildSite({
      outDir,
      cacheDir,
      backendUrl: url,
      siteUrl: url,
      environment: { PICTURES: 'storage' },
      onOutput: (text) => {
        output += text;
      },
    });
    await finished;
    site = await openStaticSite(outDir);
    return { url, output, close };
  } catch (error) {
    await close();
    throw error;
  }
}
