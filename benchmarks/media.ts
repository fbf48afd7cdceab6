import type { Backend } from '#local/backend/open.ts';
import type { Database } from '#supabase/database.types.ts';
import type { Note } from './figures-table.ts';
import { measureQuestions, type Question, withEditor } from './questions.ts';

const PICTURES = 50_000;

type Options = Database['public']['Functions']['search_media']['Args'];

function search(options: Options = {}): Question {
  return (client) => client.rpc('search_media', options);
}

const QUESTIONS: Record<string, Question> = {
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
export async function measureMedia(note: Note): Promise<void> {
  const smallest: Question = (client) => client.from('media').select('id').limit(1);
  await withEditor(fill, (client) =>
    measureQuestions(client, { smallest, questions: QUESTIONS }, note),
  );
}

/** Half are used, one in ten lacks a description, one in a hundred is too large. */
async function fill(backend: Backend): Promise<void> {
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
