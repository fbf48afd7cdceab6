import { join } from 'node:path';
import { differencesFromScratch } from '#local/releases/check-site.ts';
import { release } from '#scripts/test-project/release.ts';
import { serviceClient } from '#scripts/test-project/with-server.ts';
import { EMBEDDED_SETTINGS, type TestServer } from '#scripts/test-server.ts';
import { Random } from '../../support/random.ts';
import { CHANGES } from './changes.ts';

export interface ProofOptions {
  server: TestServer;
  /** The server's data folder. */
  dataFolder: string;
  /** Releases between two builds from scratch. */
  releases: number;
  seed: number;
  log: (line: string) => void;
}

/**
 * Releases changes of every kind in random order and compares each series with a build from scratch.
 *
 * @returns files that differ; there must be none.
 */
export async function proveReleases(options: ProofOptions): Promise<string[]> {
  const { server, dataFolder, seed, log } = options;
  const client = serviceClient(server, dataFolder);
  const random = new Random(seed);
  const kinds = Object.entries(CHANGES);
  let waiting = random.some(kinds, kinds.length);
  const differing: string[] = [];
  while (waiting.length > 0) {
    const now = waiting.slice(0, options.releases);
    waiting = waiting.slice(options.releases);
    for (const [name, change] of now) {
      await change(client, random);
      const { message } = await release(client);
      log(`${name}: live${message ? `, but ${message}` : ''}`);
    }
    const found = await differences(options);
    log(
      `A build from scratch differs in ${found.length} files${found.length > 0 ? `: ${found.slice(0, 5).join(', ')}` : ''}.`,
    );
    differing.push(...found);
  }
  return differing;
}

/** @throws Error when something else changed the content meanwhile. */
async function differences({ server, dataFolder }: ProofOptions): Promise<string[]> {
  const differing = await differencesFromScratch({
    folder: server.site(),
    cacheDir: join(dataFolder, 'cache'),
    backendUrl: server.url,
    siteUrl: server.url,
    environment: EMBEDDED_SETTINGS,
  });
  if (!differing) throw new Error('The content is another one than that of the last release.');
  return differing;
}
