import { createClient } from '@supabase/supabase-js';
import { type Client, done } from '#scripts/test-project/rows.ts';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import type { Database } from '#supabase/database.types.ts';
import type { Note } from './figures-table.ts';
import { median, percentile, timeFigures } from './statistics.ts';

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
export type Question = (client: Client) => PromiseLike<{ error: Error | null }>;

/** Runs a benchmark on an embedded backend in memory. */
export async function withEditor(
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

/**
 * @param of what is asked for.
 * @param smallest a request for one row: the API's own cost.
 * @param remark what to print after a question.
 */
export async function measureQuestions(
  client: Client,
  {
    of,
    smallest,
    questions,
  }: { of: string; smallest: Question; questions: Record<string, Question> },
  note: Note,
  remark: () => Promise<string> = async () => '',
): Promise<void> {
  const measure = async (name: string, question: Question) => {
    const times = await timeQuestion(() => done(question(client)));
    const late = percentile(times, 95);
    const printed = `median ${median(times).toFixed(1)} ms, 95th percentile ${late.toFixed(1)} ms`;
    console.log(`${name.padEnd(30)} ${printed}${await remark()}`);
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
  note(...late.map((figure) => ({ ...figure, aim: { value: AIM } })), {
    name: `${of}, median of all ${measured.length} questions`,
    value: median(measured.map(({ times }) => median(times))),
    unit: 'ms',
    reference: { name: single.name, value: median(single.times) },
  });
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
