import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { differencesFromScratch } from '#local/releases/check-site.ts';
import { EMBEDDED_SETTINGS, type TestServer } from '#scripts/test-server.ts';
import type { Database } from '#supabase/database.types.ts';
import { CHANGES } from './changes.ts';
import { Random } from './random.ts';
import type { Client } from './rows.ts';

export interface ProofOptions {
  server: TestServer;
  /** The server's data folder. */
  dataFolder: string;
  /** Releases between two builds from scratch. */
  releases: number;
  seed: number;
  log: (line: string) => void;
}

/** A client with the rights of the service role. */
export function serviceClient(server: TestServer, dataFolder: string): Client {
  return createClient<Database>(server.url, secretKeyOf(dataFolder), {
    auth: { persistSession: false },
  });
}

/** The key that bypasses row-level security. */
export function secretKeyOf(dataFolder: string): string {
  const file = join(dataFolder, 'backend', 'keys.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string }).secretKey;
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

/**
 * Requests a release and waits for it.
 *
 * @param interval milliseconds between two looks.
 * @throws Error when it fails.
 */
export async function release(client: Client, interval = 25): Promise<{ message: string }> {
  const { data: asked, error } = await client.rpc('request_release');
  if (error) throw error;
  for (;;) {
    const { data } = await client.from('releases').select('*').eq('id', asked.id).single();
    if (data?.status === 'live') return data;
    if (data?.status === 'failed') throw new Error(`The release failed: ${data.message}`);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
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
