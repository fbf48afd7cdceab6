import { setTimeout as pause } from 'node:timers/promises';
import type { LiveBuild } from '#data/releases/live-build.ts';
import { changeFolderPage, publish, release } from '#scripts/test-project/release.ts';
import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';

/** Milliseconds, as in `usePublication`. */
const STAFF_ASK_EVERY = 1000;
const SLUG = 'oak-or-walnut';

/** @param number of the repeat, so that each writes something new. */
export type Change = (number: number) => Promise<void>;

/** Changes of every kind, by name. */
export function changesOf(client: Client): Record<string, Change> {
  return {
    'changed title': (number) => changeTitle(client, `Oak or walnut, asked ${number} times`),
    'new article': async (number) => {
      const columns = 'summary, body, cover_media_id, tags';
      const text = await rowOf(client.from('posts').select(columns).eq('slug', SLUG));
      const name = `${Date.now()}-${number}`;
      const row = { ...text, slug: `more-new-${name}`, title: `New ${name}` };
      await publish(client, await rowOf(client.from('posts').insert(row).select('id, version')));
    },
    // The added articles share a few pictures: this one is on many pages.
    'picture text': async (number) => {
      const { cover_media_id } = await rowOf(
        client.from('posts').select('cover_media_id').eq('slug', SLUG),
      );
      await describe(client, cover_media_id ?? '', number);
    },
    'picture text, of a job alone': async (number) => {
      await describe(client, await pictureOfJobAlone(client), number);
    },
    'headline of the home page': (number) =>
      changeFolderPage(client, 'home', 'home', {
        content: { fields: { hero: { headline: [`ROOMS, ${number}`] } } },
      }),
    'text of a service': (number) =>
      changeFolderPage(client, 'service', 'office-furniture', {
        content: { fields: { head: { lead: `Desks and shelves, ${number} times.` } } },
      }),
    'order of galleries': async (number) => {
      const rows = client.from('published_galleries').select('gallery_id').order('gallery_id');
      const [first] = await rowsOf(rows);
      const place = 1 + (number % 2);
      await done(client.rpc('move_gallery', { gallery_id: first?.gallery_id ?? '', place }));
    },
  };
}

async function pictureOfJobAlone(client: Client): Promise<string> {
  const pictures = await rowsOf(client.from('portfolio_images').select('media_id').order('id'));
  for (const { media_id: id } of pictures) {
    const shown = `cover_media_id.eq.${id},body.like.*${id}*`;
    const articles = client.from('published_posts').select('post_id').or(shown).limit(1);
    if ((await rowsOf(articles)).length === 0) return id;
  }
  throw new Error('Articles show every picture of the portfolio.');
}

async function describe(client: Client, id: string, number: number): Promise<void> {
  const alt = `Boards of oak and walnut, ${number}`;
  await done(client.from('media').update({ alt }).eq('id', id));
}

export async function changeTitle(client: Client, title: string): Promise<void> {
  const row = client.from('posts').update({ title }).eq('slug', SLUG);
  await publish(client, await rowOf(row.select('id, version')));
}

/**
 * Asks the site: asking the database as often would take a fifth of two cores.
 *
 * @param address where visitors find the site.
 * @returns milliseconds until visitors have the present content.
 * @throws Error when the release fails.
 */
export async function pressToLive(client: Client, address: string): Promise<number> {
  const { data: version, error } = await client.rpc('content_version');
  if (error) throw error;
  const pressed = performance.now();
  const recorded = release(client, STAFF_ASK_EVERY);
  await Promise.race([recorded, isLive(address, version)]);
  const milliseconds = performance.now() - pressed;
  await recorded;
  return milliseconds;
}

async function isLive(address: string, version: number): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/build.json`);
    const build: LiveBuild | null = response.ok ? await response.json() : null;
    if (build && build.contentVersion >= version) return;
    await pause(10);
  }
}
