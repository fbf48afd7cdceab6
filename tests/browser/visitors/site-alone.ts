import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { openStaticSite } from '#local/static-files/static-site.ts';
import { buildSite } from '#tooling/build-site.ts';

/**
 * The demo site as a host of files serves it: built from the tests' backend as from a hosted project, with its
 * pictures in its own files, at an address where there is no backend.
 */
export async function openSiteAlone(
  backend: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-alone-'));
  const [outDir, cacheDir] = [join(folder, 'site'), join(folder, 'cache')];
  const pictures = join(process.env.TEST_DEMO_DATA ?? '', 'cache', 'pictures');
  if (existsSync(pictures)) await cp(pictures, join(cacheDir, 'pictures'), { recursive: true });
  try {
    await buildSite({
      outDir,
      cacheDir,
      environment: {
        PICTURES: 'files',
        PUBLIC_SUPABASE_URL: backend,
        PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
      },
    }).finished;
    const site = await openStaticSite(outDir);
    const server = serve({ hostname: '127.0.0.1', port: 0, fetch: site.respond });
    await new Promise((resolve) => server.once('listening', resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      async close() {
        server.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
