import { createClient } from '@supabase/supabase-js';
import { type Client, done, rowsOf } from '#scripts/test-project/rows.ts';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import type { Database } from '#supabase/database.types.ts';
import type { Note } from './figures-table.ts';
import { median, percentile, timeFigures } from './statistics.ts';

const ARTICLES = 10_000;

type Options = Database['public']['Functions']['list_posts']['Args'];

/** Uses of the list: each asks for one page of 50 through the whole API. */
const OF_ARTICLES: Record<string, Options> = {
  'first page': {},
  'by title': { sort: 'title' },
  'by publication': { sort: 'published' },
  'search, a rare word': { search: 'needle' },
  'search, in half of them': { search: 'walnut' },
  'search, in all of them': { search: 'ti' },
  'search, nothing found': { search: 'nowhere' },
  'state draft': { filter: 'draft' },
  'state scheduled': { filter: 'scheduled' },
  'state live': { filter: 'live' },
  'state live with changes': { filter: 'live_with_changes' },
  archived: { filter: 'archived' },
  'tag, common': { tag: 'Timber' },
  'tag, rare': { tag: 'Tag 77' },
  author: { author: 'Author 3' },
  'all at once': { filter: 'live', tag: 'Timber', author: 'Author 3', search: 'walnut' },
};

/** What staff ask the lists of articles and of pictures. */
export async function measureLists(note: Note): Promise<void> {
  await measureArticles(note);
  await measurePictures(note);
}

/** List, search and filter with 10,000 articles. */
async function measureArticles(note: Note): Promise<void> {
  await withEditor(addArticles, async (client, backend) => {
    const all = { ...OF_ARTICLES, 'page 100': await pageAfter(client, 99) };
    const questions: Record<string, Question> = {};
    for (const [name, options] of Object.entries(all))
      questions[name] = (asker) => asker.rpc('list_posts', options);
    // By its key, because this would be a scan without an order.
    const smallest: Question = (asker) => asker.from('posts').select('id').order('id').limit(1);
    const before = await countScans(backend);
    await measureQuestions(client, 'articles', { smallest, ...questions }, note);
    const value = (await countScans(backend)) - before;
    note({ name: 'scans of a whole table', value, unit: '', aim: { value: 0 } });
  });
}

/** Scans of whole tables so far. */
async function countScans(backend: Backend): Promise<number> {
  const [row] = await backend.sql<{ scans: number }>(
    `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables
    where relname in ('posts', 'post_summaries', 'published_posts', 'scheduled_posts')`,
  );
  return row?.scans ?? 0;
}

async function addArticles(backend: Backend): Promise<void> {
  // Only the list's own triggers are of use here.
  for (const table of ['posts', 'published_posts']) {
    await backend.sql(`alter table public.${table} disable trigger user`);
    await backend.sql(`alter table public.${table} enable trigger summarize_post`);
  }
  await backend.sql(
    `insert into public.posts (slug, title, summary, body, tags, author_name, updated_at)
    select 'article-' || n, 'Title ' || n || case when n % 2 = 0 then ' of walnut' else ' of oak' end
        || case when n % 5000 = 0 then ' needle' else '' end,
      'What we learned from job ' || n || ', in two sentences.', repeat('Words about a job. ', 400),
      array['Timber', 'Tag ' || n % 500], 'Author ' || n % 7, now() - n * interval '10 minutes'
    from generate_series(1, ${ARTICLES}) as n`,
  );
  await backend.sql(
    `insert into public.published_posts (post_id, slug, title, summary, body, author_name, tags, seo_title,
      seo_description, noindex, version, published_at)
    select id, slug, title, summary, body, author_name, tags, seo_title, seo_description, noindex, version,
      case when number % 400 = 0 then now() + interval '1 day' else updated_at end
    from (select *, row_number() over () as number from public.posts) as numbered where number % 4 > 0 or number % 400 = 0`,
  );
  await backend.sql(
    `update public.posts set summary = summary || ' Changed.', version = 2 where id in (
      select post_id from public.published_posts order by slug limit 300)`,
  );
  await backend.sql(
    `select public.change_posts(array(select id from public.posts order by slug desc limit 500), 'archive')`,
  );
  for (const table of ['posts', 'published_posts']) {
    await backend.sql(`alter table public.${table} enable trigger user`);
  }
  await backend.sql('analyze');
}

/** The options of the page behind so many others. */
async function pageAfter(client: Client, pages: number): Promise<Options> {
  let options: Options = {};
  for (let page = 0; page < pages; page += 1) {
    const last = (await rowsOf(client.rpc('list_posts', options))).at(-1);
    if (!last) break;
    options = { after_key: last.updated_at ?? '', after_id: last.post_id ?? '' };
  }
  return options;
}

const PICTURES = 50_000;

type Search = Database['public']['Functions']['search_media']['Args'];

function search(options: Search = {}): Question {
  return (client) => client.rpc('search_media', options);
}

const OF_PICTURES: Record<string, Question> = {
  'first page': search(),
  'by name': search({ sorted: 'name' }),
  'largest first': search({ sorted: 'largest' }),
  'a page in the middle': search(middle()),
  'a common word': search({ words: 'oak' }),
  'a rare word': search({ words: 'number-49999' }),
  'no such word': search({ words: 'nowhere' }),
  'a tag': search({ tag: 'tag 7' }),
  unused: search({ filter: 'unused' }),
  'without description': search({ filter: 'undescribed' }),
  'too large': search({ filter: 'large' }),
  'the count': (client) => client.rpc('count_media'),
  'the count without description': (client) => client.rpc('count_media', { filter: 'undescribed' }),
  'all tags': (client) => client.rpc('media_tags'),
};

/** The library with 50,000 pictures. PostgreSQL is WebAssembly here, so a real server is faster. */
async function measurePictures(note: Note): Promise<void> {
  const smallest: Question = (client) => client.from('media').select('id').limit(1);
  await withEditor(addPictures, (client) =>
    measureQuestions(client, 'pictures', { smallest, ...OF_PICTURES }, note),
  );
}

/** Half are used, one in ten lacks a description, one in a hundred is too large. */
async function addPictures(backend: Backend): Promise<void> {
  await backend.sql(
    `insert into public.media
      (bucket, path, title, alt, caption, tags, mime_type, bytes, width, height, thumbhash, created_at)
    select 'media', format('bench/%s.webp', n), format('Picture number-%s', n),
      case when n % 10 = 0 then '' else format('A view of a room with %s in it', (array['oak', 'ash', 'walnut'])[n % 3 + 1]) end,
      repeat('Some words about it. ', 5), array[format('tag %s', n % 200)], 'image/webp',
      case when n % 100 = 0 then 5000000 else 400000 + n end, 2560, 1707, repeat('a', 32),
      now() - n * interval '10 minutes'
    from generate_series(1, $1) as n`,
    [PICTURES],
  );
  await backend.sql(
    `insert into public.media_usage (media_id, kind, entity_id, field)
    select id, 'post', gen_random_uuid(), 'body' from public.media where bytes % 2 = 0`,
  );
  await backend.sql('vacuum analyze');
}

function middle() {
  const days = (PICTURES / 2) * (10 / 60 / 24);
  return {
    after_value: new Date(Date.now() - days * 86_400_000).toISOString(),
    after_id: '00000000-0000-4000-8000-000000000000',
  };
}

const EDITOR = '00000000-0000-4000-8000-000000000002';
const SESSION = '00000000-0000-4000-9000-000000000002';
const SIGNED_IN = [
  `insert into auth.users (id, aud, role, email, email_confirmed_at)
  values ('${EDITOR}', 'authenticated', 'authenticated', 'editor@example.com', now())`,
  `update public.user_roles set role = 'editor' where user_id = '${EDITOR}'`,
  `insert into auth.sessions (id, user_id, aal) values ('${SESSION}', '${EDITOR}', 'aal1')`,
];
const REPEATS = 40;
/** Milliseconds that staff may wait for a list, at the 95th percentile. */
const AIM = 150;

/** A screen's request through the whole API, with an editor's permissions. */
type Question = (client: Client) => PromiseLike<{ error: Error | null }>;

/** Runs a benchmark on an embedded backend in memory. */
async function withEditor(
  fill: (backend: Backend) => Promise<void>,
  work: (client: Client, backend: Backend) => Promise<void>,
): Promise<void> {
  const backend = await openBackend({ folder: null });
  try {
    for (const statement of SIGNED_IN) await backend.sql(statement);
    await fill(backend);
    await work(await editorOf(backend), backend);
  } finally {
    await backend.close();
  }
}

async function editorOf(backend: Backend): Promise<Client> {
  const claims = { sub: EDITOR, role: 'authenticated', aal: 'aal1', session_id: SESSION };
  const token = await backend.signToken(claims);
  return createClient<Database>('http://localhost', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    accessToken: async () => token,
  });
}

/** @param smallest a request for one row: the API's own cost. */
async function measureQuestions(
  client: Client,
  of: string,
  { smallest, ...questions }: Record<'smallest', Question> & Record<string, Question>,
  note: Note,
): Promise<void> {
  const measure = async (name: string, question: Question) => {
    const times = await timeQuestion(() => done(question(client)));
    const late = percentile(times, 95);
    const printed = `median ${median(times).toFixed(1)} ms, 95th percentile ${late.toFixed(1)} ms`;
    console.log(`${name.padEnd(30)} ${printed}`);
    return { name, times, late };
  };
  const single = await measure('a single row', smallest);
  const measured: (typeof single)[] = [];
  for (const [name, question] of Object.entries(questions)) {
    measured.push(await measure(name, question));
  }
  const slowest = measured.reduce((one, other) => (other.late > one.late ? other : one));
  const late = timeFigures(
    `${of}, slowest question (${slowest.name})`,
    slowest.times,
    single,
    [95],
  );
  note(...late.map((figure) => ({ ...figure, aim: { value: AIM } })));
}

/** Milliseconds of each run; a first one only fills caches. */
async function timeQuestion(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  await ask();
  for (let run = 0; run < REPEATS; run += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return times;
}
