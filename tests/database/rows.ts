import { literal, type TestDatabase } from './harness.ts';

// One way to make each thing that is not content (fixtures.ts, documents.ts).

/** An enquiry as the table has it, received so long ago; its id. */
export function addEnquiry(
  database: TestDatabase,
  { age = '0 minutes', ...row }: Record<string, unknown> & { age?: string } = {},
): Promise<string> {
  const columns = Object.entries({
    ...{ name: 'Ann Lee', email: 'ann@example.com', message: 'A staircase of oak.' },
    ...{ consent_at: 'now', ...row },
  });
  return database.value(
    `insert into public.enquiries (${columns.map(([name]) => name)}, created_at)
    values (${columns.map(([, value]) => literal(value))}, now() - ${literal(age)}::interval) returning id`,
  );
}

/** So many enquiries of others, received so long ago: past the triggers, which take most of the time. */
export async function addMany(
  database: TestDatabase,
  count: number,
  ago: string,
  status = 'spam',
): Promise<void> {
  await database.sql('alter table public.enquiries disable trigger user');
  await database.sql`
    insert into public.enquiries (name, phone, message, consent_at, status, created_at,
    sender_hash, is_proved)
    select 'Bo', '0123456', 'A staircase.', now(), ${status}::text::public.enquiry_status, now()
    - ${ago}::interval, 'other ' || nth, true
    from generate_series(1, ${count}) as nth`;
  await database.sql('alter table public.enquiries enable trigger user');
}

/** A picture that nothing uses yet; its id. */
export function newFile(database: TestDatabase, alt = 'Oak', isDecorative = false) {
  return database.value<string>`
    insert into public.media (bucket, path, title, alt, decorative, mime_type, bytes, width, height)
    values ('media', gen_random_uuid() || '.webp', 'New', ${alt}, ${isDecorative}, 'image/webp', 1,
      1, 1) returning id`;
}

/** A whole PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What a function of one text answers to each of many. */
export const answersOf = <Answer>(
  database: TestDatabase,
  name: string,
  texts: readonly string[],
): Promise<Answer[]> =>
  database.column<Answer>(
    `select ${name}(text) from unnest($1::text[]) with ordinality as t (text, nth) order by nth`,
    texts,
  );
