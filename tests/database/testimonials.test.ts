import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, ENQUIRIES, GALLERIES, MEDIA, POSTS, publishGallery } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import { contentVersion, release } from './return-steps.ts';

const database = openDatabase(addContent);
beforeEach(async () => {
  for (const table of ['testimonials', 'notices']) {
    await database.sql(`delete from public.${table}`);
  }
  await database.sql(`update public.releases set status = 'failed' where status = 'queued'`);
  await database.sql('update public.testimonial_settings set asks_ratings = false');
});

const TOLD = 'You may show this.';

interface Given {
  text?: string | null;
  name?: string;
  rating?: number;
  pictures?: string[];
  told?: string;
}
const give = (token: string, given: Given = {}) => {
  const { text = 'They came when they said.', name = 'Ann L.', rating } = given;
  const { pictures = [MEDIA.public], told = TOLD } = given;
  return database.call('nobody', 'give_testimonial', [token, text, name, rating, pictures, told]);
};
const open = async (token: string) => {
  const { rows, sqlstate } = await database.call('nobody', 'open_testimonial', [token]);
  return sqlstate ?? (rows[0]?.open_testimonial as Record<string, unknown>);
};
const takeBack = (token: string) => database.call('nobody', 'take_back_testimonial', [token]);
const withdraw = (id: string) => database.call('editor', 'withdraw_testimonial_link', [id]);

async function ask(mail?: object, gallery: string = GALLERIES.published) {
  const values = [gallery, ENQUIRIES.new, 'Ann Lee', 'ann@example.com', 8, mail];
  const { rows, message } = await database.call('editor', 'request_testimonial', values);
  if (!rows[0]) throw new Error(message);
  return rows[0] as { id: string; token: string };
}
/** One that a customer has given. */
async function given(words?: Given) {
  const asked = await ask();
  expect((await give(asked.token, words)).message).toBe('');
  return asked;
}
const versionOf = (id: string) =>
  database.value<number>`select version from public.testimonials where id = ${id}`;
const publish = async (id: string, known = 'We fitted the kitchen.', version?: number) =>
  database.call('editor', 'publish_testimonial', [id, version ?? (await versionOf(id)), known]);
const takeOff = async (id: string, isAsked = false) =>
  database.call('editor', 'take_off_testimonial', [id, await versionOf(id), isAsked]);
const expire = (id: string) =>
  database.sql`update public.testimonials set expires_at = now() where id = ${id}`;
const shown = () => database.sql('select * from public.published_testimonials order by given_at');
const records = (id: string) =>
  database.sql`select * from public.testimonial_records where testimonial_id = ${id} order by id`;
const actions = async (id: string) => (await records(id)).map(({ action }) => action);

describe('testimonial: a link', () => {
  test('has 160 random bits, of which a hash alone is kept', async () => {
    const { id, token } = await ask();
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    const row = await database.sql`select * from public.testimonials where id = ${id}`;
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await ask()).token).not.toBe(token);
  });

  test('shows the job, its photographs and nothing about the enquiry', async () => {
    const seen = await open((await ask()).token);
    expect(seen).toMatchObject({
      ...{ customer_name: 'Ann Lee', job: 'published', can_give: true },
      ...{ is_published: false, given_at: null },
      pictures: [{ id: MEDIA.public, path: 'files/public.jpg', alt: 'A board of oak' }],
    });
    expect(Object.keys(seen)).not.toContain('email');
  });

  test.each(['', 'x', '0'.repeat(40), "' or true --"])('guessed, opens none: %s', async (token) => {
    await ask();
    const answers = [await open(token), await give(token), await takeBack(token)];
    expect(answers).toMatchObject(['PT404', { sqlstate: 'PT404' }, { sqlstate: 'PT404' }]);
  });

  test('that is too old or withdrawn gives nothing; what was given can be taken back all the same', async () => {
    const old = await ask();
    await expire(old.id);
    expect([await open(old.token), (await give(old.token)).sqlstate]).toEqual(['PT410', 'PT410']);
    const late = await given();
    await expire(late.id);
    const used = await given();
    await withdraw(used.id);
    for (const { token } of [late, used]) {
      expect((await give(token, { text: 'Another.' })).sqlstate).toBe('PT410');
    }
    expect(await open(used.token)).toMatchObject({ can_give: false, shown_name: 'Ann L.' });
    expect((await takeBack(used.token)).sqlstate).toBeNull();
    expect(await open(used.token)).toMatchObject({ taken_back_at: expect.any(String) });
  });

  test('goes by mail, whose token is forgotten once it has been sent or withdrawn', async () => {
    const mail = { subject: 'How was it?', text: 'Hello Ann', reply_to: 'us@example.com' };
    const { token } = await ask(mail);
    expect(await database.sql('select * from public.notices')).toMatchObject([
      {
        ...{ kind: 'testimonial_request', recipient: 'ann@example.com', subject: 'How was it?' },
        ...{ link: `/your-word#${token}`, reply_to: 'us@example.com', enquiry_id: ENQUIRIES.new },
      },
    ]);
    await database.sql(`update public.notices set state = 'sent'`);
    expect(await database.value('select link from public.notices')).toBe('');
    await withdraw((await ask(mail)).id);
    expect(await database.sql(`select from public.notices where state = 'waiting'`)).toEqual([]);
  });

  const { published, binned } = GALLERIES;
  test.each([
    [[null, null, 'Ann', ''], 'gallery_id'],
    [[published, null, ' ', ''], 'customer_name'],
    [[published, null, 'Ann', 'ann'], 'email'],
    [[published, null, 'Ann', '', 8, {}], 'email'],
    [[published, null, 'Ann', '', 27], 'weeks'],
    [[binned, null, 'Ann', ''], 'gallery'],
  ])('is not made of %j', async (values, hint) => {
    expect(await database.call('editor', 'request_testimonial', values)).toMatchObject({ hint });
  });
});

describe('testimonial: what is given', () => {
  test('is kept as it was written, with what they were told', async () => {
    const { id } = await given({ text: ' Good work.\n\nTidy too. ', name: ' Ann\nL. ' });
    expect(await records(id)).toMatchObject([
      {
        ...{ action: 'given', text: 'Good work.\n\nTidy too.', shown_name: 'Ann L.', rating: null },
        ...{ media_ids: [MEDIA.public], permission: TOLD, at: expect.anything() },
      },
    ]);
    expect(await database.sql(`select kind, link from public.notices`)).toEqual([
      { kind: 'testimonial_request', link: '/admin/testimonials' },
    ]);
  });

  test('is what the customer was told, as the folder says it, and no text that a caller makes up', async () => {
    const note = (permissions: unknown) =>
      database.call('editor', 'record_site_defaults', {
        ...{ time_zone: 'UTC', hours: '[[],[],[],[],[],[],[]]', closures: '[]', letters: {} },
        permissions: JSON.stringify(permissions),
      });
    const HERE = 'You may show this, here.';
    const { id, token } = await ask();
    expect((await note({ '': TOLD, pt: 'Pode mostrar.' })).message).toBe('');
    expect(await open(token)).toMatchObject({ permissions: { '': TOLD, pt: 'Pode mostrar.' } });
    expect((await give(token, { told: 'nothing is permitted' })).hint).toBe('permission');
    expect((await give(token, { told: 'Pode mostrar.' })).message).toBe('');
    // A page that is open while the folder changes.
    expect((await note({ '': HERE })).message).toBe('');
    expect((await give(token, { text: 'Well done.' })).message).toBe('');
    expect(await records(id)).toMatchObject([
      { permission: 'Pode mostrar.' },
      { permission: TOLD },
    ]);
    expect(await open(token)).toMatchObject({ permissions: { '': HERE } });
    await note({ '': HERE });
    const noted = `select text, noted_by from private.testimonial_permissions where language = '' order by number`;
    expect(await database.sql(noted)).toEqual(
      [TOLD, HERE].map((text) => ({ text, noted_by: ACCOUNTS.editor })),
    );
    for (const wrong of [{ '': '' }, { '': 7 }, { PT: 'x' }, { '': 'x'.repeat(3001) }, []]) {
      expect((await note(wrong)).hint).toBe('permissions');
    }
    await database.sql('delete from private.testimonial_permissions');
  });

  test('is noted once when it is sent twice, and each change of it until it is published', async () => {
    const { id, token } = await given();
    await give(token);
    expect(await actions(id)).toEqual(['given']);
    await give(token, { text: 'They came, and it fits.' });
    expect(await actions(id)).toEqual(['given', 'changed']);
    expect((await publish(id)).message).toBe('');
    expect((await give(token, { text: 'Terrible.' })).hint).toBe('published');
    // Photographs are another matter than the text.
    const { message } = await give(token, { text: 'They came, and it fits.', pictures: [] });
    expect(message).toBe('');
    expect(await shown()).toMatchObject([{ text: 'They came, and it fits.', rating: null }]);
  });

  test.each<[string, Given, string | null]>([
    ['1,500 characters', { text: '🙂'.repeat(1500) }, null],
    ['one more', { text: 'x'.repeat(1501) }, 'text'],
    ['nothing at all', { text: ' \n', pictures: [] }, 'text'],
    ['photographs alone', { text: '', name: '' }, null],
    ['a text without a name', { name: ' ' }, 'shown_name'],
    ['a name of 80 characters', { name: 'x'.repeat(80) }, null],
    ['one of 81', { name: 'x'.repeat(81) }, 'shown_name'],
    ['no permission', { told: ' ' }, 'permission'],
    ['a text of another kind', { text: null, pictures: [] }, 'text'],
  ])('may be, or may not: %s', async (_, words, hint) => {
    const outcome = await give((await ask()).token, words);
    expect(outcome.sqlstate === null ? null : outcome.hint).toBe(hint);
  });

  test('names photographs of the job alone', async () => {
    const { id } = await given({ pictures: [MEDIA.draft, MEDIA.public, MEDIA.public] });
    expect(await records(id)).toMatchObject([{ media_ids: [MEDIA.public] }]);
  });

  test('has points only while the business asks for them', async () => {
    const asks = (ratings: boolean) => database.call('admin', 'set_testimonial_ratings', [ratings]);
    const { id, token } = await given({ rating: 5 });
    expect(await records(id)).toMatchObject([{ rating: null }]);
    await asks(true);
    expect((await give(token, { rating: 6 })).hint).toBe('rating');
    await give(token, { rating: 4 });
    await publish(id);
    expect(await shown()).toMatchObject([{ rating: 4 }]);
    await asks(false);
    expect(await shown()).toMatchObject([{ rating: null }]);
  });

  test('is changed fifty times at most', async () => {
    const { id, token } = await given();
    await database.sql`
      insert into public.testimonial_records (testimonial_id, action, text, shown_name, media_ids, permission)
      select ${id}, 'changed', 'x', 'x', '{}', 'x' from generate_series(1, 49)`;
    expect((await give(token, { text: 'Again.' })).sqlstate).toBe('PT429');
  });

  test('stays when its gallery goes', async () => {
    const gallery = await database.value<string>`
      insert into public.galleries (title) values ('Gone') returning id`;
    const pictures = 'insert into public.portfolio_images (gallery_id, media_id) values ($1, $2)';
    await database.sql(pictures, gallery, MEDIA.unused);
    await publishGallery(database, gallery);
    const { id, token } = await ask(undefined, gallery);
    await give(token, { pictures: [MEDIA.unused] });
    await publish(id);
    await database.sql`delete from public.galleries where id = ${gallery}`;
    expect(await open(token)).toMatchObject({ job: null, pictures: [], is_published: true });
    expect(await shown()).toMatchObject([{ gallery_id: null }]);
    expect((await takeBack(token)).sqlstate).toBeNull();
  });
});

test('testimonial: each waits until it is published or back, no photographs alone', async () => {
  const waiting = async () =>
    (await database.call('editor', 'waiting_testimonials')).rows.map(({ id }) => id);
  await given({ text: '', name: '' });
  expect(await waiting()).toEqual([]);
  for (const settle of [publish, takeOff]) {
    const { id, token } = await given();
    expect(await waiting()).toEqual([id]);
    await settle(id);
    expect(await waiting()).toEqual([]);
    await takeBack(token);
    expect(await waiting()).toEqual([]);
  }
});

test('testimonial: photographs wait that visitors see and no customer allows', async () => {
  const refused = async () => (await database.call('editor', 'refused_photographs')).rows;
  const ofJob = async () => (await refused()).filter(({ gallery_id }) => gallery_id !== null);
  const count = async () => Number((await ofJob())[0]?.count ?? 0);
  const { token } = await ask();
  // Nobody has answered: nothing is known.
  expect(await refused()).toEqual([]);
  await give(token, { pictures: [] });
  const all = await count();
  expect(all).toBeGreaterThan(0);
  await give(token);
  expect(await count()).toBe(all - 1);
  // Another customer of the same job allows none of them, and takes nothing from that.
  await given({ pictures: [] });
  expect(await count()).toBe(all - 1);
  await takeBack(token);
  expect(await ofJob()).toMatchObject([{ gallery_id: GALLERIES.published, count: all }]);
  // One of them is the cover of an article, too.
  const [one] = await database.sql<{ id: string }>(
    'select unnest(offered_ids) as id from public.testimonials limit 1',
  );
  await database.sql(
    `update public.published_posts set cover_media_id = $1 where post_id = $2`,
    one?.id,
    POSTS.live,
  );
  const elsewhere = (await refused()).filter(({ media_id }) => media_id === one?.id);
  expect(elsewhere).toMatchObject([{ gallery_id: null, count: expect.anything() }]);
  await give(token, { pictures: one ? [one.id] : [] });
  expect((await refused()).map(({ media_id }) => media_id)).not.toContain(one?.id);
});

test('testimonial: a return to an earlier release says which photographs nobody allows it shows', async () => {
  const earlier = await release(database);
  await database.sql(
    `
    update public.published_galleries set summary = 'Later.' where gallery_id = $1`,
    GALLERIES.published,
  );
  const shows = async () =>
    (await database.call('editor', 'preview_return', [earlier])).rows.map(({ refused }) => refused);
  expect(await shows()).toEqual([0]);
  await given({ pictures: [] });
  expect(await shows()).toEqual([
    Number((await database.call('editor', 'refused_photographs')).rows[0]?.count),
  ]);
});

test('testimonial: publishing needs a note of how one is known, and what was read', async () => {
  const { id, token } = await ask();
  expect((await publish(id)).hint).toBe('not_given');
  await give(token);
  const read = await versionOf(id);
  for (const known of [' ', 'x'.repeat(501)]) {
    expect((await publish(id, known)).hint).toBe('known_by');
  }
  await give(token, { text: 'Something else.' });
  expect((await publish(id, 'We did it.', read)).message).toBe('version_conflict');
  await publish(id);
  expect(await shown()).toMatchObject([{ text: 'Something else.', of_selection: false }]);
});

test('testimonial: publishing changes no letter, whoever tries', async () => {
  const { id } = await given();
  await publish(id);
  for (const change of [
    `update public.testimonials set text = 'Best in town!' where id = '${id}'`,
    `update public.published_testimonials set text = 'Best in town!' where testimonial_id = '${id}'`,
    `update public.published_testimonials set shown_name = 'A lord' where testimonial_id = '${id}'`,
    `update public.testimonial_records set text = 'Best in town!' where testimonial_id = '${id}'`,
  ]) {
    expect((await database.run('admin', change)).sqlstate, change).toBe('42501');
    expect((await database.attempt('service', change)).sqlstate, change).toBe('42501');
  }
});

test('testimonial: publishing is a selection while another word is kept back', async () => {
  const [one, other] = [await given(), await given({ text: 'It was late.' })];
  const selections = async () => (await shown()).map(({ of_selection }) => of_selection);
  await publish(one.id);
  await takeOff(other.id);
  expect(await selections()).toEqual([true]);
  await publish(other.id);
  expect(await selections()).toEqual([false, false]);
  await takeOff(other.id, true);
  expect(await shown()).toMatchObject([{ text: 'They came when they said.', of_selection: false }]);
  expect((await publish(other.id)).hint).toBe('taken_back');
});

test('testimonial: permission taken back takes it off with a release that is asked for at once', async () => {
  const { id, token } = await given();
  await publish(id);
  await database.sql('delete from public.notices');
  const before = await contentVersion(database);
  for (const _ of ['once', 'twice']) await takeBack(token);
  expect(await shown()).toEqual([]);
  const asked = `select requested_by from public.releases where status = 'queued'`;
  expect(await database.sql(asked)).toEqual([{ requested_by: null }]);
  const noted = 'select entity, action, before from public.content_changes where version > $1';
  expect(await database.sql(noted, before)).toEqual([
    { entity: 'testimonial', action: 'unpublished', before: null },
  ]);
  expect(await actions(id)).toEqual(['given', 'taken_back']);
  expect(await database.sql('select subject from public.notices')).toHaveLength(1);
  // And given anew, while the link is good.
  expect((await give(token)).sqlstate).toBeNull();
  expect((await publish(id)).message).toBe('');
});

test('testimonial: a return to an earlier release brings none back', async () => {
  const { id, token } = await given();
  await publish(id);
  const release = await database.value<number>`
    insert into public.releases (status, content_version) values ('live',
    public.content_version()) returning id`;
  await takeBack(token);
  await database.sql(`update public.releases set status = 'failed' where status = 'queued'`);
  const values = [release, await contentVersion(database)];
  expect(await database.call('admin', 'return_to_release', values)).toMatchObject({ message: '' });
  expect(await shown()).toEqual([]);
});
