import { setTimeout as pause } from 'node:timers/promises';
import { type Client, done } from '#scripts/release-proof/rows.ts';

const SECOND = 1000;

/**
 * Sends requests evenly without waiting for answers: of five, one saves a new article, one changes the
 * first of them, the others read. Then checks every save.
 */
export async function staffLoad(client: Client, perSecond: number, seconds: number) {
  const sent = perSecond * seconds;
  const name = `load-${Date.now().toString(36)}`;
  /** Milliseconds of each answer. */
  const times: number[] = [];
  /** A sentence for each failed request and each missing save. */
  const lost: string[] = [];
  const saved = new Map<string, string>();
  const send = async (number: number) => {
    const started = performance.now();
    const error = await request(client, name, number, saved);
    times.push(performance.now() - started);
    if (error) lost.push(`Request ${number}: ${error}`);
  };
  const begun = performance.now();
  const answers: Promise<void>[] = [];
  for (let number = 0; number < sent; number += 1) {
    const wait = begun + (number / perSecond) * SECOND - performance.now();
    if (wait > 0) await pause(wait);
    answers.push(send(number));
  }
  await Promise.all(answers);
  lost.push(...(await missing(client, saved)));
  return { sent, lost, times };
}

/** @returns the error, if any. */
async function request(
  client: Client,
  name: string,
  number: number,
  saved: Map<string, string>,
): Promise<string | null> {
  const slug = `${name}-${number}`;
  const title = `Load ${number}`;
  try {
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
    return null;
  } catch (error) {
    return (error as Error).message;
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
