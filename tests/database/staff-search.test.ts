import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { openDatabase, PEOPLE, type Person } from './harness.ts';

type Found = Database['public']['Functions']['search_staff']['Returns'][number];

const database = openDatabase();
const ids: Record<string, string> = {};

async function add(name: string, statement: string, parameters: unknown[] = []): Promise<void> {
  ids[name] = await database.value<string>(statement, ...parameters);
}

beforeAll(async () => {
  await add(
    'article',
    `insert into public.posts (title, summary, body, tags, author_name) values ('How oak is dried',
      'From the tree to the bench.', $1, '{Timber}', 'Anna Muñoz') returning id`,
    [
      `## Kilns\n\n${'Planks wait. '.repeat(60)}A Küchentisch of *elm* comes last.\n\nשלום עולם, 100% of it.`,
    ],
  );
  await add(
    'gallery',
    `insert into public.galleries (title, story, place) values ('A loft in Hackney', 'Under the roof.', 'Hackney') returning id`,
  );
  await add(
    'picture',
    `insert into public.media (bucket, path, title, alt, mime_type, bytes, width, height)
    values ('media', 'a.jpg', 'IMG_2041', 'A loft with an oak beam', 'image/jpeg', 1000, 1600, 900) returning id`,
  );
  await database.sql`
    insert into public.portfolio_images (gallery_id, media_id, caption) values (${ids.gallery},
    ${ids.picture}, 'The beam, oiled')`;
  await add(
    'page',
    `insert into public.pages (kind, title, content) values ('page', 'Carpenters in Hackney', $1) returning id`,
    [
      JSON.stringify({
        order: [{ key: 'faq', kind: 'questions' }],
        fields: {
          faq: { items: [{ key: 'zebra', question: 'Do you work in oak?', answer: 'Yes.' }] },
          intro: {
            lines: ['We build', 'gazebos'],
            picture: { media: ids.picture, alt: 'A porch' },
          },
        },
      }),
    ],
  );
  await add(
    'enquiry',
    `insert into public.enquiries (name, email, phone, message, consent_at)
    values ('Zoë Oakley', 'zoe@example.com', '+44 20 7946 0123', 'A bookcase, please.', now()) returning id`,
  );
});

async function search(query: string, person: Person = 'admin', count = 6): Promise<Found[]> {
  const client = await database.client(person);
  const { data, error } = await client.rpc('search_staff', { query, count });
  if (error) throw error;
  return data;
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
    const client = await database.client(person);
    for (const query of ['o', 'a', 'e', 'h', 'z', 'the', 'example']) {
      const { data, error } = await client.rpc('search_staff', { query, count: 50 });
      if (error) {
        expect(['editor', 'admin', 'aal2']).not.toContain(person);
        continue;
      }
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
