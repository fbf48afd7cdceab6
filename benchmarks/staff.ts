import { setTimeout as pause } from 'node:timers/promises';
import { type Client, done } from '#scripts/test-project/rows.ts';
import { withServer } from '#scripts/test-project/with-server.ts';
import { UserError } from '#tooling/user-error.ts';
import type { Note } from './figures-table.ts';
import { timeFigures } from './statistics.ts';

/** A hundred requests a second for a minute. @throws UserError when one of them is lost. */
export async function measureStaff(note: Note): Promise<void> {
  await withServer(async ({ client }) => {
    // The load of a single member of staff, to compare with.
    const alone = await staffLoad(client, 2, 20);
    const { sent, lost, times } = await staffLoad(client, 100, 60);
    const beside = { name: 'at 2 a second', times: alone.times };
    note(
      { name: `lost of ${sent} requests`, value: lost.length, unit: '', aim: { value: 0 } },
      ...timeFigures('answer at 100 requests a second', times, beside, [50, 95, 100]),
    );
    if (lost.length > 0) throw new UserError(lost.slice(0, 10).join('\n'));
  });
}

/**
 * Sends requests evenly without waiting for answers: of five, one saves a new article, one changes the
 * first of them, the others read. Then checks every save.
 */
async function staffLoad(client: Client, perSecond: number, seconds: number) {
  const sent = perSecond * seconds;
  const name = `load-${Date.now().toString(36)}`;
  /** Milliseconds of each answer. */
  const times: number[] = [];
  /** A sentence for each failed request and each missing save. */
  const lost: string[] = [];
  const saved = new Map<string, string>();
  const send = async (number: number) => {
    const started = performance.now();
    await request(client, name, number, saved).catch((error: Error) =>
      lost.push(`Request ${number}: ${error.message}`),
    );
    times.push(performance.now() - started);
  };
  const begun = performance.now();
  const answers: Promise<void>[] = [];
  for (let number = 0; number < sent; number += 1) {
    const wait = begun + (number / perSecond) * 1000 - performance.now();
    if (wait > 0) await pause(wait);
    answers.push(send(number));
  }
  await Promise.all(answers);
  lost.push(...(await missing(client, saved)));
  return { sent, lost, times };
}

async function request(
  client: Client,
  name: string,
  number: number,
  saved: Map<string, string>,
): Promise<void> {
  const slug = `${name}-${number}`;
  const title = `Load ${number}`;
  const [first] = saved.keys();
  const posts = client.from('posts');
  if (number % 5 === 0) {
    await done(posts.insert({ slug, title }));
    saved.set(slug, title);
  } else if (number % 5 > 1) {
    await done(posts.select('id, title').order('id').limit(20));
  } else if (first !== undefined) {
    await done(posts.update({ title }).eq('slug', first));
    saved.set(first, '');
  }
}

/** Missing saves; one that was changed meanwhile may have any title. */
async function missing(client: Client, saved: ReadonlyMap<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [slug, title] of saved) {
    const { data } = await client.from('posts').select('title').eq('slug', slug).maybeSingle();
    if (!data || (title !== '' && data.title !== title)) found.push(`${slug} is not there.`);
  }
  return found;
}
