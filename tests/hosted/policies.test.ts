import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarAddress } from '#domain/appointments/appointment.ts';
import { type Client, rowOf } from '#scripts/test-project/rows.ts';
import { type CleanUp, cleanUp } from '../engines/browser.ts';
import { PARTS } from './database.ts';
import { PUBLISHABLE_KEY } from './gateway.ts';
import { signedIn } from './people.ts';
import { HAS_AUTH, HAS_REST, type HostedProject, startProject } from './project.ts';

const atEnd: CleanUp = [];
afterAll(() => cleanUp(atEnd));

type Person = 'visitor' | 'viewer' | 'editor' | 'admin';
const ENQUIRY = {
  ...{ name: 'Ada', email: 'ada@example.com', phone: '', service: '' },
  ...{ message: 'A staircase of oak, please.', consent: true, website: '' },
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
    const shelf = { title: 'A shelf of oak', slug: 'a-shelf-of-oak' };
    post = await rowOf(as('editor').from('posts').insert(shelf).select('id, version'));
  });

  test.each<Person>(['visitor', 'viewer', ...STAFF])('%s', async (person) => {
    const isStaff = STAFF.includes(person);
    const read = await as(person).from('posts').select('id');
    expect(read.data ?? []).toHaveLength(isStaff ? 1 : 0);
    const slug = `of-${randomUUID()}`;
    const written = await as(person).from('posts').insert({ title: 'Mine', slug });
    expect(written.error === null).toBe(isStaff);
    const tidied = await project.client('service').from('posts').delete().eq('slug', slug);
    expect(tidied.error).toBeNull();
    const team = await as(person).from('user_roles').select('role');
    expect(team.data ?? []).toHaveLength({ visitor: 0, viewer: 1, editor: 1, admin: 3 }[person]);
    const items = [{ label: person, href: '/' }];
    const menu = await as(person).from('site_menu').update({ items }).eq('id', true).select();
    expect(menu.data ?? []).toHaveLength(person === 'admin' ? 1 : 0);
  });

  test('visitors read what an editor has published, and nothing else of it', async () => {
    const published = () => project.client().from('published_posts').select('title');
    expect((await published()).data).toEqual([]);
    const change = { summary: 'Made to measure.', body: '# Oak\n\nA shelf.' };
    const posts = as('editor').from('posts');
    const { version } = await rowOf(posts.update(change).eq('id', post.id).select('version'));
    const { error } = await as('editor').rpc('publish_document', {
      kind: 'post',
      id: post.id,
      version,
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

  test('appointments are a calendar for whoever has its address, and for nobody else', async () => {
    const { data: secret } = await as('editor').rpc('appointment_calendar_secret');
    const subscribe = (to: string, accept: string) =>
      fetch(calendarAddress({ url: project.url, key: PUBLISHABLE_KEY }, to), {
        headers: { accept },
      });
    for (const accept of ['*/*', 'text/calendar', 'text/html, */*;q=0.5']) {
      const answer = await subscribe(secret ?? '', accept);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
    }
    expect((await subscribe('guessed', '*/*')).status).toBe(404);
  });

  test('a page goes every way that a page goes', async () => {
    const editor = as('editor');
    const order = [{ key: 'intro', kind: 'head' }];
    const content = { order, fields: { intro: { title: 'Oak' } } };
    const blog = { kind: 'page' as const, title: 'Blog', content };
    const made = await rowOf(editor.from('pages').insert(blog).select());
    expect(made).toMatchObject({ slug: 'blog-2', version: 1, content });
    const page_id = made.id;
    const it = { kind: 'page' as const, id: page_id };
    const link = { ...content, fields: { intro: { href: 'javascript:alert(1)' } } };
    const nested = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
    for (const wrong of [link, { fields: { intro: { nested } } }]) {
      const { error } = await editor.from('pages').update({ content: wrong }).eq('id', page_id);
      expect(error?.code).toBe('23514');
    }
    const published = () => project.client().from('published_pages').select('title, version');
    const publish = async (version: number, publish_at?: string) =>
      (await editor.rpc('publish_document', { ...it, version, ...(publish_at && { publish_at }) }))
        .error;
    expect(await publish(1)).toBeNull();
    expect((await published()).data).toEqual([{ title: 'Blog', version: 1 }]);
    await editor
      .from('pages')
      .update({ title: 'Next', slug: 'next', version: 1 })
      .eq('id', page_id);
    expect(await publish(2, '2999-01-01')).toBeNull();
    const service = project.client('service');
    await service
      .from('scheduled_pages')
      .update({ publish_at: '2026-01-01' })
      .eq('page_id', page_id);
    expect((await service.rpc('release_due')).error).toBeNull();
    expect((await published()).data).toEqual([{ title: 'Next', version: 2 }]);
    const former = await project.client().from('page_redirects').select('old_slug, key');
    expect(former.data).toEqual([{ old_slug: 'blog-2', key: made.key }]);
    await editor.from('pages').update({ title: 'Wrong', version: 2 }).eq('id', page_id);
    const kept = await editor.rpc('discard_changes', { ...it, version: 3 });
    expect(kept.error).toBeNull();
    const { revision: revision_id } = kept.data as { revision: string };
    const again = { kind: 'page' as const, revision_id, version: 4 };
    expect((await editor.rpc('restore_revision', again)).error).toBeNull();
    const copy = await editor.rpc('duplicate_document', it);
    expect(copy.data).toMatchObject({ title: 'Wrong (copy)', slug: 'wrong-copy' });
    const back = { entity: 'page', entity_id: page_id, version: 0 };
    expect((await editor.rpc('put_back_change', back)).error).toBeNull();
    expect((await published()).data).toEqual([]);
    expect((await editor.rpc('unpublish_document', it)).error).toBeNull();
  });

  test('people who save and publish one page at once are told of each other', async () => {
    const content = { order: [{ key: 'intro', kind: 'head' }] };
    const imprint = { kind: 'legal' as const, title: 'Imprint', content };
    const { id: page_id } = await rowOf(as('editor').from('pages').insert(imprint).select('id'));
    const save = (title: string) =>
      as('editor').from('pages').update({ title, version: 1 }).eq('id', page_id).select();
    const answers = await Promise.all([
      ...['One', 'Two', 'Three'].map(save),
      as('admin').rpc('publish_document', { kind: 'page', id: page_id, version: 1 }),
      as('admin').rpc('publish_document', { kind: 'page', id: page_id, version: 1 }),
    ]);
    const saved = answers.slice(0, 3).filter(({ error }) => error === null);
    expect(saved).toHaveLength(1);
    for (const { error } of answers) expect(error?.code ?? 'PT409').toBe('PT409');
    const seen = await project.client().from('published_pages').select('title, version');
    for (const one of seen.data ?? []) expect(one).toEqual({ title: 'Imprint', version: 1 });
    const refused = await as('editor').rpc('publish_document', {
      kind: 'page',
      id: page_id,
      version: 2,
    });
    expect(refused.error).toMatchObject({ code: '42501', hint: 'pages.legal' });
  });

  test('an enquiry is taken from a visitor, and shown to staff', async () => {
    const { error } = await project.client().rpc('submit_enquiry', ENQUIRY);
    expect(error).toBeNull();
    expect((await project.client().from('enquiries').select('id')).data ?? []).toEqual([]);
    expect((await as('editor').from('enquiries').select('name')).data).toEqual([{ name: 'Ada' }]);
  });

  test('a form that is posted without scripts leads back to its site', async () => {
    const { name, email, message } = { ...ENQUIRY, name: 'Bo' };
    const address = `${project.url}/rest/v1/rpc/send_enquiry_form?apikey=${PUBLISHABLE_KEY}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { origin: 'https://www.example.com' },
      body: new URLSearchParams({ name, contact: email, message, consent: 'on', website: '' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('https://www.example.com/#enquiry-sent');
    await project.database.run(`delete from public.enquiries where name = 'Bo'`);
  });

  test('the limit on enquiries of one sender holds', async () => {
    const answers: (string | undefined)[] = [];
    for (let round = 0; round < 20; round++) {
      answers.push((await project.client().rpc('submit_enquiry', ENQUIRY)).error?.message);
    }
    expect(answers.slice(0, 19)).toEqual(Array(19).fill(undefined));
    expect(answers[19]).toBeTruthy();
  });
});

describe.skipIf(!HAS_REST || !PARTS.cron.programs)('jobs of pg_cron', () => {
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

describe.skipIf(!HAS_AUTH)('auth server', () => {
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
