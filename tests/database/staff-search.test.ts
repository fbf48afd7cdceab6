import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { openDatabase, PEOPLE, type Person } from './harness.ts';
import { addEnquiry, newFile } from './rows.ts';

type Found = Database['public']['Functions']['search_staff']['Returns'][number];

const database = openDatabase();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const body = `## Kilns\n\n${'Planks wait. '.repeat(60)}A Küchentisch of *elm* comes last.\n\nשלום עולם, 100% of it.`;
  ids.article = await database.value`
    insert into public.posts (title, summary, body, tags, author_name)
    values ('How oak is dried', 'From the tree to the bench.', ${body}, '{Timber}', 'Anna Muñoz')
    returning id`;
  ids.gallery = await database.value(
    `insert into public.galleries (title, story, place)
    values ('A loft in Hackney', 'Under the roof.', 'Hackney') returning id`,
  );
  ids.picture = await newFile(database, 'A loft with an oak beam');
  await database.sql`update public.media set title = 'IMG_2041' where id = ${ids.picture}`;
  await database.sql`
    insert into public.portfolio_images (gallery_id, media_id, caption)
    values (${ids.gallery}, ${ids.picture}, 'The beam, oiled')`;
  const items = [{ key: 'zebra', question: 'Do you work in oak?', answer: 'Yes.' }];
  const picture = { media: ids.picture, alt: 'A porch' };
  const fields = { faq: { items }, intro: { lines: ['We build', 'gazebos'], picture } };
  ids.page = await database.value`
    insert into public.pages (kind, title, content)
    values ('page', 'Carpenters in Hackney',
      ${JSON.stringify({ order: [{ key: 'faq', kind: 'questions' }], fields })}) returning id`;
  ids.enquiry = await addEnquiry(database, {
    ...{ name: 'Zoë Oakley', email: 'zoe@example.com', phone: '+44 20 7946 0123' },
    message: 'A bookcase, please.',
  });
});

async function search(query: string, person: Person = 'admin', count = 6): Promise<Found[]> {
  const { rows, message } = await database.call(person, 'search_staff', { query, count });
  expect(message).toBe('');
  return rows as Found[];
}

/** The names of what is found. */
async function found(query: string, person: Person = 'admin'): Promise<string[]> {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return (await search(query, person)).map(({ id, title }) => names.get(id) ?? title);
}

describe('search: over all that staff read', () => {
  test.each([
    ['oak', ['page', 'article', 'picture', 'enquiry']],
    ['OAK dri', ['article']],
    ['hackney', ['page', 'gallery']],
    ['loft', ['gallery', 'picture']],
    ['oiled', ['gallery']],
    ['kuchentisch', ['article']],
    ['Küchentisch', ['article']],
    ['muñoz timber', ['article']],
    ['עולם', ['article']],
    ['gazebo', ['page']],
    ['porch', ['page']],
    ['img 2041', ['picture']],
    ['zoe', ['enquiry']],
    ['zoe@example.com', ['enquiry']],
    ['7946', ['enquiry']],
    ['the editor', ['The editor']],
    ['o', ['page', 'article', 'gallery', 'picture', 'enquiry', 'The signed-out']],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    ['', []],
    ['   ', []],
    ['%', []],
    ['_', []],
    [`'"\\`, []],
    [`oak' | !x & :* ( <-> --`, []],
    ['😀', []],
    ['zebra', []],
    ['oakq walnutq', []],
    ['100% of', ['article']],
  ])('takes any text: “%s”', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('takes a text of any length', async () => {
    expect(await found('oak '.repeat(5_000))).toHaveLength(4);
    expect(await found('a'.repeat(100_000))).toEqual([]);
  });

  test('says where the words are', async () => {
    const [article, ...others] = await search('oak elm');
    expect(article).toMatchObject({ kind: 'article', field: 'text' });
    expect(article?.passage).toMatch(/^… wait\. .*A Küchentisch of \*elm\* comes last\.\n\nשלום/s);
    expect(others).toEqual([]);
    const [asked] = await search('oak');
    expect(asked).toMatchObject({
      kind: 'page',
      field: 'questions',
      passage: 'Do you work in oak?',
    });
    const inTitle = (await search('dried')).map(({ field, passage }) => [field, passage]);
    expect(inTitle, 'a title says it itself').toEqual([[null, null]]);
  });

  test('corrects a letter when nothing has the word, and says so', async () => {
    for (const typo of ['hakney', 'hackneey', 'hacnkey', 'hackmey', 'xackney']) {
      const [first] = await search(typo);
      expect([typo, first?.title, first?.words]).toEqual([
        ...[typo, 'Carpenters in Hackney'],
        ['hackney'],
      ]);
    }
    expect((await search('hackney')).map(({ words }) => words)).toEqual([['hackney'], ['hackney']]);
  });

  test('has as many of each kind as were asked for, the best first, and says how many there are', async () => {
    for (const title of ['Larch', 'larch cladding', 'Floors of larch', 'Floors']) {
      await database.sql`
        insert into public.posts (title, body, updated_at)
        values (${title}, 'Larch.', now() - interval '1 day')`;
    }
    await database.sql`
      insert into public.posts (title, body, deleted_at) values ('Larch, old', '', now())`;
    const titles = (await search('larch', 'editor', 10)).map(({ title }) => title);
    expect(titles).toEqual(['Larch', 'larch cladding', 'Floors of larch', 'Floors', 'Larch, old']);
    const few = await search('larch', 'editor', 2);
    expect(few.map(({ title, found: many }) => [title, many])).toEqual([
      ['Larch', 5],
      ['larch cladding', 5],
    ]);
    expect((await search('larch', 'editor', 10)).map(({ state }) => state)).toEqual([
      ...['draft', 'draft', 'draft', 'draft'],
      'bin',
    ]);
  });
});

test('search: an entry follows what it is of', async () => {
  const id = await database.value<string>`
    insert into public.posts (title, body) values ('Sycamore', '') returning id`;
  await database.sql`update public.posts set body = 'Hornbeam.' where id = ${id}`;
  expect(await found('hornbeam')).toEqual(['Sycamore']);
  await database.sql`delete from public.posts where id = ${id}`;
  expect(await found('sycamore')).toEqual([]);
  await database.sql`delete from public.portfolio_images where gallery_id = ${ids.gallery}`;
  expect(await found('oiled')).toEqual([]);
  await database.sql`
    update public.enquiries set note = 'Rang back: spruce.' where id = ${ids.enquiry}`;
  expect(await found('spruce')).toEqual(['enquiry']);
});

test('search: a text of the greatest length is saved, and found by its beginning', async () => {
  const syllables = Array.from({ length: 66_000 }, (_, index) =>
    String.fromCodePoint(0xac00 + (index % 11_172), 0xac00 + ((index * 7) % 11_000)),
  );
  const body = `Tamarack ${syllables.join(' ')}`.slice(0, 200_000);
  await database.sql`insert into public.posts (title, body) values ('Long', ${body})`;
  expect(await found('tamarack')).toEqual(['Long']);
});

describe('search: role by role', () => {
  /** What somebody reads past the function, under the policies. */
  const READABLE: Record<Found['kind'], string> = {
    page: 'select id from public.pages where not of_folder',
    article: 'select id from public.posts',
    gallery: 'select id from public.galleries',
    picture: `select id from public.media where mime_type <> 'application/pdf'`,
    file: `select id from public.media where mime_type = 'application/pdf'`,
    enquiry: 'select id from public.enquiries',
    person: 'select user_id as id from public.profiles',
  };

  test.each(PEOPLE)('%s finds nothing that the policies hide', async (person) => {
    for (const query of ['o', 'a', 'e', 'h', 'z', 'the', 'example']) {
      const { rows: data, sqlstate } = await database.call(person, 'search_staff', [query, 50]);
      expect(sqlstate === null).toBe(['editor', 'admin', 'aal2'].includes(person));
      for (const [kind, statement] of Object.entries(READABLE)) {
        const { rows } = await database.attempt(person, statement);
        const readable = rows.map(({ id }) => id);
        const hits = data.filter((one) => one.kind === kind).map(({ id }) => id);
        expect(readable).toEqual(expect.arrayContaining(hits));
      }
    }
  });

  test('people are found by administrators alone, also misspelled', async () => {
    expect(await found('deactivated', 'admin')).toEqual(['The deactivated']);
    for (const query of ['deactivated', 'deactivatet']) {
      expect(await search(query, 'editor')).toEqual([]);
    }
    expect((await search('deactivatet', 'admin'))[0]?.title).toBe('The deactivated');
  });
});
