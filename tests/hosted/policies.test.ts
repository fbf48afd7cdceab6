import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#scripts/test-project/rows.ts';
import { type CleanUp, cleanUp } from '../engines/browser.ts';
import { PARTS } from './database.ts';
import { PUBLISHABLE_KEY } from './gateway.ts';
import { signedIn } from './people.ts';
import { HAS_AUTH, HAS_REST, type HostedProject, startProject } from './project.ts';

const atEnd: CleanUp = [];
afterAll(() => cleanUp(atEnd));

type Person = 'visitor' | 'viewer' | 'editor' | 'admin';
const ENQUIRY = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  service: '',
  message: 'A staircase of oak, please.',
  consent: true,
  website: '',
  started_at: '2026-01-01T00:00:00Z',
};
const STAFF: readonly Person[] = ['editor', 'admin'];

describe.skipIf(!HAS_REST)('rights through PostgREST', () => {
  let project: HostedProject;
  const clients = new Map<Person, Client>();
  const as = (person: Person) => clients.get(person) ?? project.client();
  let post: { id: string; version: number };

  beforeAll(async () => {
    project = await startProject(atEnd);
    for (const role of ['viewer', 'editor', 'admin'] as const) {
      clients.set(role, project.client({ token: await signedIn(project, role) }));
    }
    const { data, error } = await as('editor')
      .from('posts')
      .insert({ title: 'A shelf of oak', slug: 'a-shelf-of-oak' })
      .select('id, version')
      .single();
    expect(error).toBeNull();
    if (data) post = data;
  });

  test.each<Person>(['visitor', 'viewer', 'editor', 'admin'])('%s and articles', async (person) => {
    const isStaff = STAFF.includes(person);
    const read = await as(person).from('posts').select('id');
    expect(read.data ?? []).toHaveLength(isStaff ? 1 : 0);
    const slug = `of-${randomUUID()}`;
    const written = await as(person).from('posts').insert({ title: 'Mine', slug });
    expect(written.error === null).toBe(isStaff);
    const tidied = await project.client('service').from('posts').delete().eq('slug', slug);
    expect(tidied.error).toBeNull();
  });

  test.each<Person>(['visitor', 'viewer', 'editor', 'admin'])('%s and the team', async (person) => {
    const { data } = await as(person).from('user_roles').select('role');
    const seen = { visitor: 0, viewer: 1, editor: 1, admin: 3 };
    expect(data ?? []).toHaveLength(seen[person]);
  });

  test('visitors read what an editor has published, and nothing else of it', async () => {
    const published = () => project.client().from('published_posts').select('title');
    expect((await published()).data).toEqual([]);
    const change = { summary: 'Made to measure.', body: '# Oak\n\nA shelf.' };
    const saved = await as('editor')
      .from('posts')
      .update(change)
      .eq('id', post.id)
      .select('version')
      .single();
    expect(saved.error).toBeNull();
    const { error } = await as('editor').rpc('publish_post', {
      post_id: post.id,
      version: saved.data?.version ?? 0,
    });
    expect(error).toBeNull();
    expect((await published()).data).toEqual([{ title: 'A shelf of oak' }]);
  });

  test('a version that somebody else has saved meanwhile is not overwritten', async () => {
    const { error } = await as('admin')
      .from('posts')
      .update({ title: 'Too late', version: post.version })
      .eq('id', post.id);
    expect(error?.message).toContain('version_conflict');
  });

  test('an enquiry is taken from a visitor, and shown to staff', async () => {
    const { error } = await project.client().rpc('submit_enquiry', ENQUIRY);
    expect(error).toBeNull();
    expect((await project.client().from('enquiries').select('id')).data ?? []).toEqual([]);
    expect((await as('editor').from('enquiries').select('name')).data).toEqual([{ name: 'Ada' }]);
  });

  test('the limit on enquiries of one sender holds', async () => {
    const answers: (string | undefined)[] = [];
    for (let round = 0; round < 5; round++) {
      answers.push((await project.client().rpc('submit_enquiry', ENQUIRY)).error?.message);
    }
    expect(answers.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(answers[4]).toBeTruthy();
  });
});

describe.skipIf(!HAS_REST || !PARTS.cron.programs)('the jobs of pg_cron', () => {
  test('are set by one statement, and by a second one not again', async () => {
    const project = await startProject(atEnd);
    // A person turns it on in the dashboard, whose rights are these.
    await project.database.run(
      `create extension pg_cron; grant usage on schema cron to postgres;
      grant all on all tables in schema cron to postgres;`,
      'supabase_admin',
    );
    const jobs = 'select jobname, schedule, active from cron.job order by 1';
    await project.database.run('select private.schedule_jobs();');
    const set = await project.database.rows<{ jobname: string }>(jobs);
    expect(set.map(({ jobname }) => jobname)).toContain('release-due');
    await project.database.run('select private.schedule_jobs();');
    expect(await project.database.rows(jobs)).toEqual(set);
  });
});

describe.skipIf(!HAS_AUTH)('the auth server', () => {
  test('signs out at once, although the token is good for an hour', async () => {
    const project = await startProject(atEnd);
    const token = await signedIn(project, 'editor');
    const client = project.client({ token });
    const { error } = await client.from('posts').insert({ title: 'One', slug: 'one' });
    expect(error).toBeNull();
    const { status } = await fetch(`${project.url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    });
    expect(status).toBe(204);
    expect((await client.from('posts').select('id')).data ?? []).toEqual([]);
  });
});
