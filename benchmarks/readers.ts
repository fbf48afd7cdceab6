import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { release } from '#scripts/release-proof/prove.ts';
import type { Client } from '#scripts/release-proof/rows.ts';
import { type Running, withServer } from '#scripts/release-proof/with-server.ts';
import { UserError } from '#tooling/user-error.ts';
import type { Note } from './figures-table.ts';
import { changeTitle } from './publish.ts';
import { median, percentile } from './statistics.ts';

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
    noteReaders({ times, releases, faults: faults.length }, alone, note);
    console.log(
      `${READERS} readers, ${RELEASES} releases: ${times.length} answers, ${faults.length} faults; the slowest answer ${Math.round(percentile(times, 100))} ms, the slowest release ${Math.round(percentile(releases, 100))} ms.`,
    );
    if (faults.length > 0) throw new UserError([...new Set(faults)].slice(0, 10).join('\n'));
  } finally {
    ended.abort();
    agent.destroy();
  }
}

/** In milliseconds. */
interface Times {
  times: number[];
  releases: number[];
}

async function measureAlone(url: string, client: Client, agent: Agent): Promise<Times> {
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

function noteReaders(
  { times, releases, faults }: Times & { faults: number },
  alone: Times,
  note: Note,
): void {
  const answer = (name: string, percent: number) => ({
    name: `answer to one of ${READERS.toLocaleString('en')} readers, ${name}`,
    value: percentile(times, percent),
    unit: 'ms' as const,
    reference: { name: 'to one alone', value: percentile(alone.times, percent) },
  });
  note(
    { name: `faults in ${times.length} answers`, value: faults, unit: '', aim: { value: 0 } },
    answer('median', 50),
    answer('99th percentile', 99),
    {
      name: 'release meanwhile, median',
      value: median(releases) / 1000,
      unit: 's',
      reference: { name: 'with no readers', value: median(alone.releases) / 1000 },
    },
  );
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
