import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { release } from '#scripts/test-project/release.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { type Running, withServer } from '#scripts/test-project/with-server.ts';
import { UserError } from '#tooling/user-error.ts';
import type { Note } from './figures-table.ts';
import { changeTitle } from './publish-changes.ts';
import { timeFigures } from './statistics.ts';

const READERS = 1000;
const RELEASES = 20;
/** Measured without other readers, to compare with. */
const ALONE = { answers: 100, releases: 3 };
const PAGES = [
  '/',
  '/blog',
  '/blog/oak-or-walnut',
  '/portfolio/walnut-kitchen',
  '/services/custom-carpentry',
];
/** The longest pause between two pages, in milliseconds. */
const READING = 4000;

/**
 * Readers load pages with all their files while releases follow each other, compared with one reader and
 * three releases alone.
 *
 * @throws UserError after any error, half page or missing file.
 */
export async function measureReaders(note: Note): Promise<void> {
  await withServer((running) => readAndRelease(running, note));
}

async function readAndRelease({ server, client }: Running, note: Note): Promise<void> {
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
    const alone = await measureAlone(server.url, client, agent);
    const readers = Array.from({ length: READERS }, (_, number) =>
      reader(number).catch((error: unknown) => {
        if (!ended.signal.aborted) faults.push(String(error));
      }),
    );
    await pause(READING);
    const releases: number[] = [];
    for (let number = 1; number <= RELEASES; number += 1) {
      releases.push(await changeAndRelease(client, number));
    }
    ended.abort();
    await Promise.all(readers);
    const answer = `answer to one of ${READERS.toLocaleString('en')} readers`;
    const quiet = { name: 'with no readers', times: alone.releases };
    note(
      {
        ...{ name: `faults in ${times.length} answers`, value: faults.length, unit: '' },
        aim: { value: 0 },
      },
      ...timeFigures(answer, times, { name: 'to one alone', times: alone.times }, [50, 99, 100]),
      ...timeFigures('release meanwhile', releases, quiet, [50, 100]),
    );
    if (faults.length > 0) throw new UserError([...new Set(faults)].slice(0, 10).join('\n'));
  } finally {
    ended.abort();
    agent.destroy();
  }
}

/** @returns milliseconds of answers and of releases. */
async function measureAlone(url: string, client: Client, agent: Agent) {
  const times: number[] = [];
  for (let visit = 0; visit < ALONE.answers; visit += 1) {
    const page = PAGES[visit % PAGES.length] ?? '/';
    times.push((await fetchWhole(url + page, agent)).milliseconds);
  }
  const releases: number[] = [];
  for (let number = 1; number <= ALONE.releases; number += 1) {
    releases.push(await changeAndRelease(client, -number));
  }
  return { times, releases };
}

/** Milliseconds from Publish until a changed title is live. */
async function changeAndRelease(client: Client, number: number): Promise<number> {
  await changeTitle(client, `Oak or walnut, release ${number}`);
  const pressed = performance.now();
  await release(client);
  return performance.now() - pressed;
}

/** Files that a browser would load: scripts, pictures and pieces of the search. */
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
