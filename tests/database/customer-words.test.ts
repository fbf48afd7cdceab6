import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, ENQUIRIES, GALLERIES, MEDIA, publishGallery } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);
beforeEach(async () => {
  await database.sql('delete from public.customer_words');
  await database.sql('delete from public.notices');
  await database.sql(`update public.releases set status = 'failed' where status = 'queued'`);
  await database.sql('update public.word_settings set asks_ratings = false');
});

const quoted = (value: unknown) =>
  value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
const TOLD = 'You may show this.';

interface Given {
  text?: string | null;
  name?: string | null;
  rating?: number | null;
  pictures?: string[];
  told?: string;
}
const give = (token: string, given: Given = {}) => {
  const { text = 'They came when they said.', name = 'Ann L.', rating = null } = given;
  const { pictures = [MEDIA.public], told = TOLD } = given;
  return database.run(
    'nobody',
    `select public.give_word(${quoted(token)}, ${quoted(text)}, ${quoted(name)}, ${rating ?? 'null'},
      '{${pictures.join(',')}}', ${quoted(told)})`,
  );
};
const open = async (token: string) => {
  const { rows, sqlstate } = await database.run(
    'nobody',
    `select public.open_word(${quoted(token)}) as word`,
  );
  return sqlstate ?? (rows[0]?.word as Record<string, unknown>);
};
const takeBack = (token: string) =>
  database.run('nobody', `select public.take_back_word(${quoted(token)})`);

async function ask(mail: object | null = null, gallery: string | null = GALLERIES.published) {
  const { rows, message } = await database.run(
    'editor',
    `select * from public.ask_for_word(${quoted(gallery)}, ${quoted(ENQUIRIES.new)}, 'Ann Lee', 'ann@example.com', 8,
      ${mail ? quoted(JSON.stringify(mail)) : 'null'})`,
  );
  if (!rows[0]) throw new Error(message);
  return rows[0] as { id: string; token: string };
}
const versionOf = (id: string) =>
  database.value<number>`select version from public.customer_words where id = ${id}`;
async function publish(id: string, known = 'We fitted the kitchen.', version?: number) {
  return database.run(
    'editor',
    `select public.publish_word('${id}', ${version ?? (await versionOf(id))}, ${quoted(known)})`,
  );
}
const shown = () => database.sql('select * from public.published_words order by given_at');
const records = (id: string) =>
  database.sql`select * from public.word_records where word_id = ${id} order by id`;

describe('a link', () => {
  test('has 160 random bits, of which a hash alone is kept', async () => {
    const { id, token } = await ask();
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    const row = await database.value<object>`
      select to_jsonb(word) from public.customer_words as word where id = ${id}`;
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await ask()).token).not.toBe(token);
  });

  test('shows the job, its photographs and nothing about the enquiry', async () => {
    const { token } = await ask();
    expect(await open(token)).toMatchObject({
      customer_name: 'Ann Lee',
      job: 'published',
      can_give: true,
      is_published: false,
      given_at: null,
      pictures: [{ id: MEDIA.public, path: 'files/public.jpg', alt: 'A board of oak' }],
    });
    expect(Object.keys((await open(token)) as object)).not.toContain('email');
  });

  test.each(['', 'x', '0'.repeat(40), "' or true --"])(
    'guessed as “%s” opens nothing',
    async (token) => {
      await ask();
      expect(await open(token)).toBe('PT404');
      expect((await give(token)).sqlstate).toBe('PT404');
      expect((await takeBack(token)).sqlstate).toBe('PT404');
    },
  );

  test('that is too old or withdrawn gives nothing; what was given can be taken back all the same', async () => {
    const old = await ask();
    await database.sql`update public.customer_words set expires_at = now() where id = ${old.id}`;
    expect([await open(old.token), (await give(old.token)).sqlstate]).toEqual(['PT410', 'PT410']);

    const late = await ask();
    await give(late.token);
    await database.sql`update public.customer_words set expires_at = now() where id = ${late.id}`;
    expect((await give(late.token, { text: 'Another.' })).sqlstate).toBe('PT410');

    const used = await ask();
    await give(used.token);
    await database.run('editor', `select public.withdraw_word_link('${used.id}')`);
    expect(await open(used.token)).toMatchObject({ can_give: false, shown_name: 'Ann L.' });
    expect((await give(used.token, { text: 'Another.' })).sqlstate).toBe('PT410');
    expect((await takeBack(used.token)).sqlstate).toBeNull();
    expect(await open(used.token)).toMatchObject({ taken_back_at: expect.any(String) });
  });

  test('goes by mail, whose token is forgotten once it has been sent or withdrawn', async () => {
    const mail = { subject: 'How was it?', text: 'Hello Ann', reply_to: 'us@example.com' };
    const { token } = await ask(mail);
    const [notice] = await database.sql('select * from public.notices');
    expect(notice).toMatchObject({
      ...{ kind: 'word_request', recipient: 'ann@example.com', subject: 'How was it?' },
      ...{ link: `/your-word#${token}`, reply_to: 'us@example.com', enquiry_id: ENQUIRIES.new },
    });
    await database.sql(`update public.notices set state = 'sent'`);
    expect(await database.value('select link from public.notices')).toBe('');

    const other = await ask(mail);
    await database.run('editor', `select public.withdraw_word_link('${other.id}')`);
    expect(await database.sql(`select from public.notices where state = 'waiting'`)).toEqual([]);
  });

  test.each([
    [`null, null, 'Ann', ''`, 'gallery_id'],
    [`'${GALLERIES.published}', null, ' ', ''`, 'customer_name'],
    [`'${GALLERIES.published}', null, 'Ann', 'ann'`, 'email'],
    [`'${GALLERIES.published}', null, 'Ann', '', 8, '{}'`, 'email'],
    [`'${GALLERIES.published}', null, 'Ann', '', 27`, 'weeks'],
    [`'${GALLERIES.binned}', null, 'Ann', ''`, 'gallery'],
  ])('is not made of %s', async (words, hint) => {
    const { hint: told } = await database.run('editor', `select public.ask_for_word(${words})`);
    expect(told).toBe(hint);
  });
});

describe('what a customer gives', () => {
  test('is kept as it was written, with what they were told', async () => {
    const { id, token } = await ask();
    expect(
      (await give(token, { text: ' Good work.\n\nTidy too. ', name: ' Ann\nL. ' })).message,
    ).toBe('');
    expect(await records(id)).toMatchObject([
      {
        ...{ action: 'given', text: 'Good work.\n\nTidy too.', shown_name: 'Ann L.', rating: null },
        ...{ media_ids: [MEDIA.public], permission: TOLD, at: expect.anything() },
      },
    ]);
    expect(await database.sql(`select kind, link from public.notices`)).toEqual([
      { kind: 'word_request', link: '/admin/customer-words' },
    ]);
  });

  test('is what the customer was told, as the folder says it, and no text that a caller makes up', async () => {
    const note = (permissions: object) =>
      database.run(
        'editor',
        `select public.note_site_defaults('UTC', '[[],[],[],[],[],[],[]]', '[]', '{}', permissions => ${quoted(JSON.stringify(permissions))})`,
      );
    const { id, token } = await ask();
    expect((await note({ '': TOLD, pt: 'Pode mostrar.' })).message).toBe('');
    expect(await open(token)).toMatchObject({ permissions: { '': TOLD, pt: 'Pode mostrar.' } });
    expect((await give(token, { told: 'nothing is permitted' })).hint).toBe('permission');
    expect((await give(token, { told: 'Pode mostrar.' })).message).toBe('');
    // A page that is open while the folder changes.
    expect((await note({ '': 'You may show this, here.' })).message).toBe('');
    expect((await give(token, { text: 'Well done.' })).message).toBe('');
    expect((await records(id)).map(({ permission }) => permission)).toEqual([
      'Pode mostrar.',
      TOLD,
    ]);
    expect(await open(token)).toMatchObject({ permissions: { '': 'You may show this, here.' } });
    await note({ '': 'You may show this, here.' });
    expect(
      await database.sql`
        select text, noted_by from private.word_permissions where language = '' order by number`,
    ).toEqual([
      { text: TOLD, noted_by: ACCOUNTS.editor },
      { text: 'You may show this, here.', noted_by: ACCOUNTS.editor },
    ]);
    for (const wrong of [{ '': '' }, { '': 7 }, { PT: 'x' }, { '': 'x'.repeat(3001) }, []]) {
      expect((await note(wrong)).hint).toBe('permissions');
    }
    await database.sql('delete from private.word_permissions');
  });

  test('is not given by staff, who see the link too', async () => {
    const { id, token } = await ask();
    const call = `select public.give_word(${quoted(token)}, 'Great.', 'Ann', null, '{}', ${quoted(TOLD)})`;
    expect((await database.run('editor', call)).sqlstate).toBe('42501');
    expect(await records(id)).toEqual([]);
    await give(token);
    const back = await database.run('editor', `select public.take_back_word(${quoted(token)})`);
    expect(back.sqlstate).toBe('42501');
    expect(await records(id)).toMatchObject([{ action: 'given' }]);
  });

  test('is noted once when it is sent twice, and each change of it until it is published', async () => {
    const { id, token } = await ask();
    await give(token);
    await give(token);
    expect(await records(id)).toHaveLength(1);
    await give(token, { text: 'They came, and it fits.' });
    expect((await records(id)).map(({ action }) => action)).toEqual(['given', 'changed']);

    expect((await publish(id)).message).toBe('');
    expect((await give(token, { text: 'Terrible.' })).hint).toBe('published');
    // Photographs are another matter than the text.
    expect(
      (await give(token, { text: 'They came, and it fits.', pictures: [] })).sqlstate,
    ).toBeNull();
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
  ])('%s', async (_, given, hint) => {
    const outcome = await give((await ask()).token, given);
    expect(outcome.sqlstate === null ? null : outcome.hint).toBe(hint);
  });

  test('names photographs of the job alone', async () => {
    const { id, token } = await ask();
    await give(token, { pictures: [MEDIA.draft, MEDIA.public, MEDIA.public] });
    expect(await records(id)).toMatchObject([{ media_ids: [MEDIA.public] }]);
  });

  test('has points only while the business asks for them', async () => {
    const { id, token } = await ask();
    await give(token, { rating: 5 });
    expect(await records(id)).toMatchObject([{ rating: null }]);
    await database.run('admin', 'select public.set_word_ratings(true)');
    expect((await give(token, { rating: 6 })).hint).toBe('rating');
    await give(token, { rating: 4 });
    await publish(id);
    expect(await shown()).toMatchObject([{ rating: 4 }]);
    await database.run('admin', 'select public.set_word_ratings(false)');
    expect(await shown()).toMatchObject([{ rating: null }]);
  });

  test('is changed fifty times at most', async () => {
    const { id, token } = await ask();
    await give(token);
    await database.sql`
      insert into public.word_records (word_id, action, text, shown_name, media_ids, permission)
      select ${id}, 'changed', 'x', 'x', '{}', 'x' from generate_series(1, 49)`;
    expect((await give(token, { text: 'Again.' })).sqlstate).toBe('PT429');
  });

  test('stays when its gallery and its enquiry go', async () => {
    const gallery = await database.value<string>`
      insert into public.galleries (title) values ('Gone') returning id`;
    await database.sql`
      insert into public.portfolio_images (gallery_id, media_id) values (${gallery},
      ${MEDIA.unused})`;
    await publishGallery(database, gallery);
    const { id, token } = await ask(null, gallery);
    await give(token, { pictures: [MEDIA.unused] });
    await publish(id);
    await database.sql`delete from public.galleries where id = ${gallery}`;
    expect(await open(token)).toMatchObject({ job: null, pictures: [], is_published: true });
    expect(await shown()).toMatchObject([{ gallery_id: null }]);
    expect((await takeBack(token)).sqlstate).toBeNull();
  });
});

describe('what waits for staff', () => {
  const waiting = async () => {
    const { rows } = await database.run(
      'editor',
      'select customer_name from public.waiting_words()',
    );
    return rows;
  };
  const refused = async () => {
    const { rows } = await database.run(
      'editor',
      'select gallery_id, count from public.refused_photographs()',
    );
    return rows;
  };

  test('is a word until it is published, kept back or taken back, and no photographs alone', async () => {
    await give((await ask()).token, { text: '', name: '' });
    expect(await waiting()).toEqual([]);
    const { id, token } = await ask();
    await give(token);
    expect(await waiting()).toEqual([{ customer_name: 'Ann Lee' }]);
    await publish(id);
    expect(await waiting()).toEqual([]);
    await takeBack(token);
    expect(await waiting()).toEqual([]);
    const other = await ask();
    await give(other.token);
    await database.run(
      'editor',
      `select public.take_off_word('${other.id}', ${await versionOf(other.id)}, false)`,
    );
    expect(await waiting()).toEqual([]);
  });

  test('are photographs that visitors see and no customer allows', async () => {
    const { token } = await ask();
    // Nobody has answered: nothing is known.
    expect(await refused()).toEqual([]);
    await give(token, { pictures: [] });
    const all = Number((await refused())[0]?.count);
    expect(all).toBeGreaterThan(0);
    await give(token, { pictures: [MEDIA.public] });
    expect((await refused())[0]?.count ?? 0).toBe(all - 1);
    // Another customer of the same job allows none of them, and takes nothing from that.
    await give((await ask()).token, { pictures: [] });
    expect((await refused())[0]?.count ?? 0).toBe(all - 1);
    await takeBack(token);
    expect(await refused()).toEqual([{ gallery_id: GALLERIES.published, count: all }]);
  });
});

describe('publishing', () => {
  test('needs a note how the customer is known, and shows what was read', async () => {
    const { id, token } = await ask();
    expect((await publish(id)).hint).toBe('not_given');
    await give(token);
    const read = await versionOf(id);
    expect((await publish(id, ' ')).hint).toBe('known_by');
    expect((await publish(id, 'x'.repeat(501))).hint).toBe('known_by');
    await give(token, { text: 'Something else.' });
    expect((await publish(id, 'We did it.', read)).message).toBe('version_conflict');
    await publish(id);
    expect(await shown()).toMatchObject([{ text: 'Something else.', of_selection: false }]);
  });

  test('changes no letter, whoever tries', async () => {
    const { id, token } = await ask();
    await give(token);
    await publish(id);
    for (const change of [
      `update public.customer_words set text = 'Best in town!' where id = '${id}'`,
      `update public.published_words set text = 'Best in town!' where word_id = '${id}'`,
      `update public.published_words set shown_name = 'A lord' where word_id = '${id}'`,
      `update public.word_records set text = 'Best in town!' where word_id = '${id}'`,
    ]) {
      expect((await database.run('admin', change)).sqlstate, change).toBe('42501');
      expect((await database.attemptAsService(change)).sqlstate, change).toBe('42501');
    }
  });

  test('is a selection while another word is kept back', async () => {
    const [one, other] = [await ask(), await ask()];
    await give(one.token);
    await give(other.token, { text: 'It was late.' });
    await publish(one.id);
    const takeOff = async (id: string, asked: boolean) =>
      database.run(
        'editor',
        `select public.take_off_word('${id}', ${await versionOf(id)}, ${asked})`,
      );
    await takeOff(other.id, false);
    expect(await shown()).toMatchObject([{ of_selection: true }]);
    await publish(other.id);
    expect(await shown()).toMatchObject([{ of_selection: false }, { of_selection: false }]);
    await takeOff(other.id, true);
    expect(await shown()).toMatchObject([
      { text: 'They came when they said.', of_selection: false },
    ]);
    expect((await publish(other.id)).hint).toBe('taken_back');
  });
});

test('permission taken back takes the word off with a release that is asked for at once', async () => {
  const { id, token } = await ask();
  await give(token);
  await publish(id);
  await database.sql('delete from public.notices');
  const before = await database.value<number>('select public.content_version()');
  await takeBack(token);
  await takeBack(token);
  expect(await shown()).toEqual([]);
  expect(
    await database.sql(`select requested_by from public.releases where status = 'queued'`),
  ).toEqual([{ requested_by: null }]);
  expect(
    await database.sql`
      select entity, action, before from public.content_changes where version > ${before}`,
  ).toEqual([{ entity: 'word', action: 'unpublished', before: null }]);
  expect((await records(id)).map(({ action }) => action)).toEqual(['given', 'taken_back']);
  expect(await database.sql('select subject from public.notices')).toHaveLength(1);
  // And given anew, while the link is good.
  expect((await give(token)).sqlstate).toBeNull();
  expect((await publish(id)).message).toBe('');
});

test('a return to an earlier release brings no word back', async () => {
  const { id, token } = await ask();
  await give(token);
  await publish(id);
  const release = await database.value<number>`
    insert into public.releases (status, content_version) values ('live',
    public.content_version()) returning id`;
  await takeBack(token);
  await database.sql(`update public.releases set status = 'failed' where status = 'queued'`);
  const { sqlstate, message } = await database.run(
    'admin',
    `select public.return_to_release(${release}, public.content_version())`,
  );
  expect([sqlstate, message]).toEqual([null, '']);
  expect(await shown()).toEqual([]);
});
