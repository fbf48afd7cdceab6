import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CleanUp, cleanUp } from '../engines/browser.ts';
import { newDatabase, PARTS } from './database.ts';
import type { Postgres } from './postgres.ts';
import { pushByPsql } from './push.ts';

const RELEASE = 'select public.request_release();';
const DUE = 'select public.release_due();';

const atEnd: CleanUp = [];
afterAll(() => cleanUp(atEnd));

describe.skipIf(!PARTS.postgres.programs)('deadlocks: people who publish at once', () => {
  let database: Postgres;
  beforeAll(async () => {
    database = await newDatabase(atEnd);
    await pushByPsql(database);
  });

  /** Holds what every published change waits for. @returns how to let it go. */
  async function holdChanges(): Promise<() => void> {
    const psql = spawn(
      PARTS.postgres.programs?.psql ?? '',
      ['--no-psqlrc', '-qAt', '-f', '-', database.url('postgres')],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    atEnd.push(() => void psql.kill());
    const isHeld = new Promise((resolve) => psql.stdout.once('data', resolve));
    psql.stdin.write(`begin;\nselect private.lock('content_changes');\n\\echo held\n`);
    await isHeld;
    return () => psql.stdin.end('commit;\n');
  }

  /** Until so many wait for one of our locks. */
  async function waiting(count: number): Promise<void> {
    for (;;) {
      const [row] = await database.rows<{ count: number }>(
        'select count(*) from pg_locks where not granted',
      );
      if ((row?.count ?? 0) >= count) return;
    }
  }

  async function article(): Promise<string> {
    const id = randomUUID();
    await database.run(
      `insert into public.posts (id, title, body) values ('${id}', 'A shelf', 'Of oak.')`,
    );
    return id;
  }

  const version = (id: string) => `(select version from public.posts where id = '${id}')`;
  const publish = (id: string) =>
    `select public.publish_document('post', '${id}', ${version(id)});`;
  const select = (...ids: string[]) => `select public.release_selection(
      jsonb_build_array(${ids.map((id) => `jsonb_build_object('id', '${id}', 'title', 'A shelf', 'version', ${version(id)})`)}),
      '[]', '[]', public.content_version());`;

  /** An article whose time has just come. */
  async function addDue(): Promise<void> {
    const id = await article();
    await database.run(`
      ${publish(id)}
      alter table public.published_posts disable trigger record_change;
      update public.published_posts set published_at = now() where post_id = '${id}';
      delete from public.content_changes where entity_id = '${id}';
      alter table public.published_posts enable trigger record_change;
    `);
  }

  /** An article on the site, with a text that takes its place just now, and one that does not yet. */
  async function liveArticle(): Promise<string> {
    const id = await article();
    await database.run(`
      ${publish(id)}
      insert into public.scheduled_posts
      select (jsonb_populate_record(null::public.scheduled_posts, to_jsonb(published) || jsonb_build_object('body', 'Of ash.', 'publish_at', now()))).*
      from public.published_posts as published where post_id = '${id}';
      update public.posts set body = 'Of beech.' where id = '${id}';
    `);
    return id;
  }

  const takeOff = (id: string) => `select public.unpublish_document('post', '${id}');`;

  test.each<[string, string, (one: string, other: string) => [first: string, second: string]]>([
    ['a selection', 'a press of Publish', (one) => [select(one), RELEASE]],
    ['what is due', 'a press of Publish', () => [DUE, RELEASE]],
    ['what is due', 'an article of it', (_, other) => [DUE, publish(other)]],
    ['a selection', 'one of its articles', (one, other) => [select(one, other), publish(other)]],
    ['a selection', 'one that leaves', (one, other) => [select(one, other), takeOff(other)]],
    ['a selection', 'the same', (one, other) => [select(one, other), select(other, one)]],
  ])('do not wait for each other: %s and %s', async (_, __, statements) => {
    await database.run('delete from public.releases');
    await addDue();
    const [first, second] = statements(await article(), await liveArticle());
    const letGo = await holdChanges();
    const outcomes = [database.run(first)];
    await waiting(1);
    outcomes.push(database.run(second));
    await waiting(2);
    letGo();
    const failures = (await Promise.allSettled(outcomes)).flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    expect(failures.join('\n')).not.toMatch(/deadlock/);
  });
});
