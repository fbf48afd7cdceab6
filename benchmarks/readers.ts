import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { release, serviceClient } from '#scripts/release-proof/prove.ts';
import { done, rowOf } from '#scripts/release-proof/rows.ts';
import { startServer } from '#scripts/test-server.ts';
import { UserError } from '#tooling/user-error.ts';

const READERS = 1000;
const RELEASES = 20;
const PAGES = [
  '/',
  '/blog',
  '/blog/oak-or-walnut',
  '/portfolio/walnut-kitchen',
  '/services/custom-carpentry',
];
/** Between two pages a reader reads: from nothing to this, in milliseconds. */
const READING = 4000;

/**
 * A thousand readers who go from page to page, each with all that a page names, while one release
 * follows the other. @throws UserError when one of them meets an error, half a page or a missing file.
 */
export async function measureReaders(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-readers-'));
  const dataFolder = join(folder, 'data');
  const server = await startServer(dataFolder);
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const ended = new AbortController();
  const times: number[] = [];
  const faults: string[] = [];
  const ask = async (path: string): Promise<string> => {
    const { status, body, milliseconds } = await fetchWhole(server.url + path, agent);
    times.push(milliseconds);
    if (status !== 200) faults.push(`${path} answered ${status}`);
    return body;
  };
  const reader = async (number: number) => {
    await pause((number / READERS) * READING, undefined, { signal: ended.signal });
    for (let visit = number; !ended.signal.aborted; visit += 1) {
      const page = PAGES[visit % PAGES.length] ?? '/';
      const html = await ask(page);
      if (!html.trimEnd().endsWith('</html>')) faults.push(`${page} is half a page`);
      await pause(Math.random() * READING, undefined, { signal: ended.signal });
      for (const file of filesNamedIn(html)) await ask(file);
    }
  };
  try {
    const client = serviceClient(server, dataFolder);
    const readers = Array.from({ length: READERS }, (_, number) =>
      reader(number).catch((error: unknown) => {
        if (!ended.signal.aborted) faults.push(String(error));
      }),
    );
    await pause(READING);
    const releases: number[] = [];
    for (let number = 1; number <= RELEASES; number += 1) {
      const title = `Oak or walnut, release ${number}`;
      const row = client.from('posts').update({ title }).eq('slug', 'oak-or-walnut');
      const { id, version } = await rowOf(row.select('id, version'));
      await done(client.rpc('publish_post', { post_id: id, version }));
      const pressed = performance.now();
      await release(client);
      releases.push(performance.now() - pressed);
    }
    ended.abort();
    await Promise.all(readers);
    const at = (values: number[], share: number) =>
      Math.round(
        [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0,
      );
    console.log(
      `${READERS} readers, ${RELEASES} releases: ${times.length} answers, ${faults.length} faults; answers ${at(times, 0.5)} ms in the middle, ${at(times, 0.99)} ms at the 99th of a hundred, ${at(times, 1)} ms the slowest; releases ${at(releases, 0.5)} ms in the middle, ${at(releases, 1)} ms the slowest.`,
    );
    if (faults.length > 0) throw new UserError([...new Set(faults)].slice(0, 10).join('\n'));
  } finally {
    ended.abort();
    agent.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a browser would ask for of this site: scripts, pictures and pieces of the search. */
function filesNamedIn(html: string): Set<string> {
  return new Set(html.match(/\/(?:_astro|pictures|search)\/[\w./-]+\.\w+/g));
}

function fetchWhole(
  url: string,
  agent: Agent,
): Promise<{ status: number; body: string; milliseconds: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - started;
        const body = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, body, milliseconds });
      });
    }).on('error', reject);
  });
}
