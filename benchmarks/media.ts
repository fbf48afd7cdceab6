import { type Backend, openBackend } from '#local/backend/open.ts';
import type { Note } from './figures-table.ts';
import { describeTimes, noteQuestions, timeQuestion } from './questions.ts';

const PICTURES = 50_000;
const EDITOR = '00000000-0000-4000-8000-000000000002';
const SESSION = '00000000-0000-4000-9000-000000000002';

/** What the library's screen asks for. */
const QUESTIONS: Record<string, [name: string, parameters: object]> = {
  'first page': ['search_media', {}],
  'by name': ['search_media', { sorted: 'name' }],
  'largest first': ['search_media', { sorted: 'largest' }],
  'a page in the middle': ['search_media', middle()],
  'a common word': ['search_media', { words: 'oak' }],
  'a rare word': ['search_media', { words: 'number-49999' }],
  'no such word': ['search_media', { words: 'nowhere' }],
  'a tag': ['search_media', { tag: 'tag 7' }],
  unused: ['search_media', { filter: 'unused' }],
  'without description': ['search_media', { filter: 'undescribed' }],
  'too large': ['search_media', { filter: 'large' }],
  'the count': ['count_media', {}],
  'the count without description': ['count_media', { filter: 'undescribed' }],
  'all tags': ['media_tags', {}],
};

/**
 * How long the library's questions take with 50,000 pictures, as an editor, through the API of the
 * embedded backend: one session, and PostgreSQL as WebAssembly, so a server's own are shorter.
 */
export async function measureMedia(note: Note): Promise<void> {
  const backend = await openBackend({ folder: null });
  try {
    await fill(backend);
    const ask = await editorOf(backend);
    const single = await timeQuestion(() => ask('media?select=id&limit=1'));
    console.log(`${'a single row'.padEnd(30)} ${describeTimes(single)}`);
    const times: Record<string, number[]> = {};
    for (const [question, [name, parameters]] of Object.entries(QUESTIONS)) {
      times[question] = await timeQuestion(() => ask(`rpc/${name}`, parameters));
      console.log(`${question.padEnd(30)} ${describeTimes(times[question])}`);
    }
    noteQuestions(times, single, note);
  } finally {
    await backend.close();
  }
}

/** Half of them used, one in ten without a description, one in a hundred too large. */
async function fill(backend: Backend): Promise<void> {
  await backend.sql(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
    values ($1, 'authenticated', 'authenticated', 'bench@example.com', now())`,
    [EDITOR],
  );
  await backend.sql(`update public.user_roles set role = 'editor' where user_id = $1`, [EDITOR]);
  await backend.sql(`insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')`, [
    SESSION,
    EDITOR,
  ]);
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

async function editorOf(backend: Backend) {
  const token = await backend.signToken({
    sub: EDITOR,
    role: 'authenticated',
    aal: 'aal1',
    session_id: SESSION,
  });
  return async (path: string, parameters?: object) => {
    const response = await backend.fetch(
      new Request(`http://localhost:4321/rest/v1/${path}`, {
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        ...(parameters ? { method: 'POST', body: JSON.stringify(parameters) } : {}),
      }),
    );
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return await response.json();
  };
}

function middle() {
  const days = (PICTURES / 2) * (10 / 60 / 24);
  return {
    after_value: new Date(Date.now() - days * 86_400_000).toISOString(),
    after_id: '00000000-0000-4000-8000-000000000000',
  };
}
