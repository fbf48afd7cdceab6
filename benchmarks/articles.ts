import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Backend, openBackend } from '#local/backend/open.ts';
import type { Database } from '#supabase/database.types.ts';
import type { Note } from './figures-table.ts';
import { describeTimes, noteQuestions, timeQuestion } from './questions.ts';

const ARTICLES = 10_000;
const EDITOR = '00000000-0000-4000-8000-000000000002';
const SESSION = '00000000-0000-4000-9000-000000000002';

type Client = SupabaseClient<Database>;
type Options = Database['public']['Functions']['list_posts']['Args'];

/** What staff do with the list: each is one page of 50, asked for through the whole API. */
const QUESTIONS: Record<string, Options> = {
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

/** List, search and filter with 10,000 articles, as an editor, under the permissions. */
export async function measureArticles(note: Note): Promise<void> {
  const backend = await openBackend({
    folder: null,
    auth: { email: { enable_confirmations: false } },
  });
  try {
    await addArticles(backend);
    const client = await editorOf(backend);
    await list(client, {});
    const single = await timeQuestion(() => readOne(client));
    console.log(`${'a single row'.padEnd(26)} ${describeTimes(single)}`);
    const questions = { ...QUESTIONS, 'page 100': await pageAfter(client, 99) };
    const times: Record<string, number[]> = {};
    const first = await countScans(backend);
    for (const [name, options] of Object.entries(questions)) {
      const before = await countScans(backend);
      times[name] = await timeQuestion(() => list(client, options));
      const scans = (await countScans(backend)) - before;
      console.log(
        `${name.padEnd(26)} ${describeTimes(times[name])}, scans of a whole table: ${scans}`,
      );
    }
    noteQuestions(times, single, note);
    note({
      name: 'scans of a whole table',
      value: (await countScans(backend)) - first,
      unit: '',
      aim: { value: 0 },
    });
  } finally {
    await backend.close();
  }
}

/** How often a whole table of articles has been read. */
async function countScans(backend: Backend): Promise<number> {
  const [row] = await backend.sql<{ scans: number }>(
    `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables
    where relname in ('posts', 'post_summaries', 'published_posts', 'scheduled_posts')`,
  );
  return row?.scans ?? 0;
}

async function addArticles(backend: Backend): Promise<void> {
  await backend.sql(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
    values ('${EDITOR}', 'authenticated', 'authenticated', 'editor@example.com', now())`,
  );
  await backend.sql(`update public.user_roles set role = 'editor' where user_id = '${EDITOR}'`);
  await backend.sql(
    `insert into auth.sessions (id, user_id, aal) values ('${SESSION}', '${EDITOR}', 'aal1')`,
  );
  // Of ten thousand saves only what the list is read from counts here.
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

async function editorOf(backend: Backend): Promise<Client> {
  const token = await backend.signToken({
    sub: EDITOR,
    role: 'authenticated',
    aal: 'aal1',
    session_id: SESSION,
  });
  return createClient<Database>('http://localhost', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    accessToken: async () => token,
  });
}

async function list(client: Client, options: Options) {
  const { data, error } = await client.rpc('list_posts', options);
  if (error) throw new Error(error.message);
  return data;
}

async function readOne(client: Client) {
  const { error } = await client.from('posts').select('id').limit(1);
  if (error) throw new Error(error.message);
}

/** What asks for the page behind so many others. */
async function pageAfter(client: Client, pages: number): Promise<Options> {
  let options: Options = {};
  for (let page = 0; page < pages; page += 1) {
    const last = (await list(client, options)).at(-1);
    if (!last) break;
    options = { after_key: last.updated_at ?? '', after_id: last.post_id ?? '' };
  }
  return options;
}
