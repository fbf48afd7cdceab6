import { join } from 'node:path';
import { release } from '#scripts/test-project/release.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { serviceClient } from '#scripts/test-project/with-server.ts';
import { EMBEDDED_SETTINGS, type TestServer } from '#scripts/test-server.ts';
import { differencesFromScratch } from '../../support/compare-sites.ts';
import { Random } from '../../support/random.ts';
import { CHANGES } from './changes.ts';

/** Releases changes of every kind in random order. @returns what became of each. */
export async function* releaseChanges(client: Client, seed: number): AsyncGenerator<string> {
  const random = new Random(seed);
  const kinds = Object.entries(CHANGES);
  for (const [name, change] of random.some(kinds, kinds.length)) {
    await change(client, random);
    const { message } = await release(client);
    yield `${name}: live${message ? `, but ${message}` : ''}`;
  }
}

interface ProofOptions {
  server: TestServer;
  /** The server's data folder. */
  dataFolder: string;
  seed: number;
  log: (line: string) => void;
}

/** Releases between two builds from scratch. */
const RELEASES = 7;

/** Compares each series of releases with a build from scratch. @returns files that differ; there must be none. */
export async function proveReleases(options: ProofOptions): Promise<string[]> {
  const { server, dataFolder, seed, log } = options;
  const differing: string[] = [];
  let released = 0;
  const compare = async () => {
    const found = await differences(options);
    const some = found.length > 0 ? `: ${found.slice(0, 5).join(', ')}` : '';
    log(`A build from scratch differs in ${found.length} files${some}.`);
    differing.push(...found);
  };
  for await (const line of releaseChanges(serviceClient(server, dataFolder), seed)) {
    log(line);
    released += 1;
    if (released % RELEASES === 0) await compare();
  }
  if (released % RELEASES !== 0) await compare();
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
