import { publish } from '#scripts/test-project/release.ts';
import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import type { TablesUpdate } from '#supabase/database.types.ts';
import type { Random } from '../../support/random.ts';
import type { Change } from './change.ts';

const STATE = 'id, version';

export const postChanges: Record<string, Change> = {
  'new article': async (client, random) => {
    const { id: _, ...text } = await livePost(client, random);
    const number = random.below(1_000_000);
    const row = { ...text, slug: `proof-${number}`, title: `Proof ${number}` };
    await publish(client, await rowOf(client.from('posts').insert(row).select(STATE)));
  },
  'another title': (client, random) =>
    changePost(client, random, ({ title }) => ({
      title: `${title.slice(0, 60)} ${random.below(99)}`,
    })),
  'another text': (client, random) =>
    changePost(client, random, ({ body }) => ({
      body: `${body}\n\n## Part ${random.below(99)}\n\nWalnut.`,
    })),
  'other tags': (client, random) =>
    changePost(client, random, () => ({
      tags: random.some(['Oak', 'Walnut', 'Kitchens', 'Proof'], 2),
    })),
  'hidden from search engines': (client, random) =>
    changePost(client, random, () => ({ noindex: random.below(2) === 0 })),
  'taken off': async (client, random) => {
    const { id } = await livePost(client, random);
    await done(client.rpc('unpublish_document', { kind: 'post', id }));
  },
  'in the bin': async (client, random) => void (await bin(client, random)),
  'back from the bin': async (client, random) => {
    const binned = client.from('posts').select('id').not('deleted_at', 'is', null).order('id');
    const [id = await bin(client, random)] = (await rowsOf(binned)).map((post) => post.id);
    const back = client.from('posts').update({ deleted_at: null }).eq('id', id).select(STATE);
    await publish(client, await rowOf(back));
  },
  'scheduled, and its time has come': async (client, random) => {
    const { id } = await livePost(client, random);
    await done(client.rpc('unpublish_document', { kind: 'post', id }));
    const at = Date.now() + 1000;
    const post = await rowOf(client.from('posts').select(STATE).eq('id', id));
    await publish(client, post, new Date(at).toISOString());
    while (Date.now() <= at) await new Promise((resolve) => setTimeout(resolve, 100));
  },
};

type LivePost = Awaited<ReturnType<typeof livePost>>;

async function livePost(client: Client, random: Random) {
  const now = new Date().toISOString();
  const live = client.from('published_posts').select('post_id').lte('published_at', now);
  const { post_id } = random.pick(await rowsOf(live.order('post_id')));
  const columns = 'id, title, slug, summary, body, cover_media_id, tags';
  return rowOf(client.from('posts').select(columns).eq('id', post_id));
}

export async function changePost(
  client: Client,
  random: Random,
  change: (post: LivePost) => TablesUpdate<'posts'>,
): Promise<void> {
  const post = await livePost(client, random);
  const saved = client.from('posts').update(change(post)).eq('id', post.id).select(STATE);
  await publish(client, await rowOf(saved));
}

async function bin(client: Client, random: Random): Promise<string> {
  const { id } = await livePost(client, random);
  await done(client.from('posts').update({ deleted_at: new Date().toISOString() }).eq('id', id));
  return id;
}
