import type { Backend } from '#local/backend/open.ts';
import { type Client, rowsOf } from '#scripts/test-project/rows.ts';
import type { Database } from '#supabase/database.types.ts';
import type { Note } from './figures-table.ts';
import { measureQuestions, type Question, withEditor } from './questions.ts';

const ARTICLES = 10_000;

type Options = Database['public']['Functions']['list_posts']['Args'];

/** Uses of the list: each asks for one page of 50 through the whole API. */
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

/** List, search and filter with 10,000 articles. */
export async function measureArticles(note: Note): Promise<void> {
  await withEditor(addArticles, async (client, backend) => {
    const list =
      (options: Options): Question =>
      (asker) =>
        asker.rpc('list_posts', options);
    const all = { ...QUESTIONS, 'page 100': await pageAfter(client, 99) };
    const questions = Object.fromEntries(
      Object.entries(all).map(([name, options]) => [name, list(options)]),
    );
    // By its key, because this would be a scan without an order.
    const smallest: Question = (asker) => asker.from('posts').select('id').order('id').limit(1);
    const first = await countScans(backend);
    let before = first;
    await measureQuestions(client, { smallest, questions }, note, async () => {
      const scans = (await countScans(backend)) - before;
      before += scans;
      return scans > 0 ? `, scans of a whole table: ${scans}` : '';
    });
    note({ name: 'scans of a whole table', value: before - first, unit: '', aim: { value: 0 } });
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
