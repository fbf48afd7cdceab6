import type { Document } from './documents.ts';
import type { Outcome, Person, TestDatabase } from './harness.ts';

/** The version of what visitors see. */
export const contentVersion = (database: TestDatabase) =>
  database.value<number>('select public.content_version()');

export interface Release {
  id: number;
  status: string;
  message: string;
  content_version: number;
  [column: string]: unknown;
}
/** A press of *Publish*: the release that it leads to. */
export const press = (database: TestDatabase): Promise<Release> =>
  oneRelease(database.call('editor', 'request_release'));

export async function oneRelease(asked: Promise<Outcome>): Promise<Release> {
  const { rows, message } = await asked;
  if (message) throw new Error(message);
  return rows[0] as Release;
}

/** Something that visitors would notice. */
export const changeSomething = (database: TestDatabase) =>
  database.sql('update public.published_galleries set summary = gen_random_uuid()::text');

/** As time passes: no statement that a trigger could see. */
export async function letPostAppear(database: TestDatabase, post: string): Promise<void> {
  await database.sql('set session_replication_role = replica');
  await database.sql`
    update public.published_posts set published_at = clock_timestamp() where post_id = ${post}`;
  await database.sql('reset session_replication_role');
}

/** A release of the present content that went live; its id. */
export async function release(database: TestDatabase): Promise<number> {
  const { id } = await press(database);
  await database.call('service', 'record_release', { id, status: 'live' });
  return id;
}

/** Goes back to a release. @returns what the preview named, and the release asked for. */
export async function goBack(database: TestDatabase, id: number, person: Person = 'editor') {
  const { rows, message } = await database.call(person, 'preview_return', [id]);
  if (message) throw new Error(message);
  const seen_version = rows[0]?.seen_version ?? (await contentVersion(database));
  return {
    names: rows.map(({ title, effect }) => `${title} ${effect}`).sort(),
    release: await oneRelease(database.call(person, 'return_to_release', { id, seen_version })),
  };
}

/** Gives visitors of one document what they saw at a version. */
export function putBack(it: Document, version: number, person: Person = 'editor') {
  return it.call('put_back_change', [it.kind.entity, it.id, version], person);
}

/** Chooses changes under Publish, as an editor. */
export async function select(
  database: TestDatabase,
  chosen: { posts?: object[]; pages?: object[]; galleries?: object[]; pictures?: object[] },
  left_out: object[] = [],
  live_version = 0,
) {
  const editor = await database.client('editor');
  const choice = { posts: [], galleries: [], ...chosen, left_out, live_version };
  return editor.rpc('release_selection', choice as never);
}

/** Chooses the waiting change of a picture, as an editor under Publish. */
export async function approvePicture(database: TestDatabase, id: string): Promise<void> {
  const version = await database.value<number>`
    select version::integer from public.unapproved_pictures where media_id = ${id}`;
  const { error } = await select(database, { pictures: [{ id, version, title: 'picture' }] });
  if (error) throw new Error(error.message);
}
