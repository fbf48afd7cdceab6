import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { startServer, type TestServer } from '#scripts/test-server.ts';

const SIZES = [10, 100, 1000];
const REPEATS = 3;

/**
 * The time from the press of Publish until the public page shows the change, on a server with 10,
 * 100 and 1,000 more articles. A ratio to the smallest says how it grows, whatever the machine.
 */
export async function measurePublish(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-publish-'));
  const server = await startServer(join(folder, 'data'));
  try {
    const articles = await ArticleMaker.open(server, join(folder, 'data', 'backend', 'keys.json'));
    const editor = await signIn(server);
    let smallest: number | undefined;
    for (const size of SIZES) {
      await articles.growTo(size);
      const first = await pressToLive(server, editor);
      const later: number[] = [];
      for (let i = 0; i < REPEATS; i += 1) later.push(await pressToLive(server, editor));
      const median = later.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0;
      smallest ??= median;
      console.log(
        `${String(size).padStart(5)} articles: ${median.toFixed(1)} s from press to live (×${(median / smallest).toFixed(2)}), the first build with them ${first.toFixed(1)} s`,
      );
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ArticleText {
  summary: string;
  body: string;
  cover_media_id: string;
}

/** Copies of a demo article, each with a title and an address of its own. */
class ArticleMaker {
  readonly #client: SupabaseClient;
  readonly #text: ArticleText;
  #made = 0;

  private constructor(client: SupabaseClient, text: ArticleText) {
    this.#client = client;
    this.#text = text;
  }

  static async open(server: TestServer, keysFile: string): Promise<ArticleMaker> {
    const { secretKey } = JSON.parse(readFileSync(keysFile, 'utf8')) as { secretKey: string };
    const client = createClient(server.url, secretKey, { auth: { persistSession: false } });
    const columns = 'summary, body, cover_media_id';
    const { data, error } = await client
      .from('posts')
      .select(columns)
      .eq('slug', 'oak-or-walnut')
      .single();
    if (error) throw error;
    return new ArticleMaker(client, data);
  }

  async growTo(count: number): Promise<void> {
    for (; this.#made < count; this.#made += 1) {
      const number = this.#made + 1;
      const { data: post, error } = await this.#client
        .from('posts')
        .insert({ ...this.#text, slug: `bench-${number}`, title: `Bench ${number}` })
        .select('id, version')
        .single();
      if (error) throw error;
      const { error: refusal } = await this.#client.rpc('publish_post', {
        post_id: post.id,
        version: post.version,
      });
      if (refusal) throw refusal;
    }
  }
}

async function signIn(server: TestServer): Promise<SupabaseClient> {
  const client = createClient(server.url, EMBEDDED_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const credentials = { email: 'editor@example.com', password: DEMO_PASSWORD };
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return client;
}

/** Changes a title, presses Publish and looks at the public page until it shows it. Seconds. */
async function pressToLive(server: TestServer, editor: SupabaseClient): Promise<number> {
  const title = `Oak or walnut, asked at ${Date.now()}`;
  const { data: post } = await editor
    .from('posts')
    .select('id, version')
    .eq('slug', 'oak-or-walnut')
    .single();
  const { data: saved, error } = await editor
    .from('posts')
    .update({ title, version: post?.version })
    .eq('id', post?.id)
    .select('id, version')
    .single();
  if (error) throw error;

  const pressed = performance.now();
  await editor.rpc('publish_post', { post_id: saved.id, version: saved.version });
  const { data: release } = await editor.rpc('request_release');
  while (!(await (await fetch(`${server.url}/blog/oak-or-walnut`)).text()).includes(title)) {
    const { data } = await editor.from('releases').select('*').eq('id', release.id).single();
    if (data?.status === 'failed') throw new Error(`The release failed: ${data.message}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (performance.now() - pressed) / 1000;
}
