/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { eachFolder, putFiles } from '../../tests/support/own-folder.ts';
import { openSiteStore } from './site-store.ts';

const PAGES = 20;
const KILLS = 12;

const at = eachFolder();
beforeEach(async () => {
  const sites = at('site');
  const first = join(sites, 'build-first-1');
  const files = [...Array(100)].map((_, file) => [`_astro/${file}.js`, 'x'] as const);
  putFiles(first, Object.fromEntries(files));
  writeFileSync(`${first}.json`, '{"pages":{},"broken":[],"compiled":"compiled"}');
  const store = await openSiteStore(sites);
  await store.add(first, 'code', 'compiled');
});

/** Makes releases until it is killed at some moment; answers the last one that was said to be live. */
async function killedAfter(first: number, milliseconds: number): Promise<number> {
  const script = join(import.meta.dirname, '../../tests/support/release-loop.ts');
  const child = spawn(process.execPath, [script, at(), String(PAGES), String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  // One that fails by itself says nothing, and is not waited for.
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  expect(child.exitCode).toBeNull();
  await pause(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'close');
  return Number(printed.trim().split('\n').at(-1));
}

/** The release that visitors meet, which must be the same one on every page. */
async function releaseThatIsLive(): Promise<number> {
  const store = await openSiteStore(at('site'));
  const seen = new Set<string>();
  for (let page = 0; page < PAGES; page += 1) {
    const response = await store.respond(new Request(`http://localhost/page-${page}`));
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body.endsWith('end'), 'a whole page').toBe(true);
    seen.add(/^release (\d+) /.exec(body)?.[1] ?? body);
  }
  for (let file = 0; file < 100; file += 1) {
    const request = new Request(`http://localhost/_astro/${file}.js`);
    expect((await store.respond(request)).status).toBe(200);
  }
  expect([...seen]).toHaveLength(1);
  return Number([...seen][0]);
}

test('killed at any moment: visitors have the old site or the new one, and the next start goes on', async () => {
  let live = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const said = await killedAfter(live + 1, Math.random() * 60);
    const met = await releaseThatIsLive();
    expect(met).toBeGreaterThanOrEqual(said);
    live = met;
  }
  const sites = at('site');
  const { build } = JSON.parse(readFileSync(join(sites, 'current.json'), 'utf8'));
  const left = readdirSync(sites).filter((name) => /^build-/.test(name) && !name.startsWith(build));
  await killedAfter(live + 1, 0);
  const stillThere = readdirSync(sites).filter((name) => left.includes(name));
  expect(stillThere, 'what the killed ones left behind goes with the next release').toEqual([]);
});
