import { expect, test } from 'vitest';
import {
  ARTICLE,
  Document,
  GALLERY,
  inAnHour,
  KINDS,
  type Kind,
  PAGE,
  type Row,
  SCHEDULED,
} from './documents.ts';
import { addContent } from './fixtures.ts';
import { openDatabase } from './harness.ts';

const database = openDatabase(addContent);

/** One whose address nobody wrote. */
async function titled(kind: Kind, title: string): Promise<Document> {
  const it = new Document(database, kind);
  expect((await it.insert({ ...kind.complete('Text.'), title })).message).toBe('');
  return it;
}
const slugOf = async (it: Document) => (await it.row()).slug;
const made = async (kind: Kind, title: string) => slugOf(await titled(kind, title));
/** The address after the title has become this. */
async function renamed(it: Document, title: string) {
  await it.save({ title });
  return slugOf(it);
}
const own = (kind: Kind, row?: Row) => Document.add(database, kind, row);

test.each(KINDS)('$noun: its address is made of the title, beside others’', async (kind) => {
  expect(await made(kind, 'Elm or walnut?')).toBe('elm-or-walnut');
  expect(await made(kind, 'Elm or Walnut')).toBe('elm-or-walnut-2');
  expect(await made(kind, 'Elm, or walnut!')).toBe('elm-or-walnut-3');
});

test.each([
  ['Search', 'search-2'],
  ['木工', 'article'],
  ['?!', 'article-2'],
  ['Aux', 'aux-2'],
])('article: its address is a usable one for the title %s', async (title, slug) => {
  expect(await made(ARTICLE, title)).toBe(slug);
});

test.each(KINDS)('$noun: its address follows the title until visitors know it', async (kind) => {
  const it = await own(kind, { slug: null, title: 'A bench' });
  expect(await renamed(it, ' ')).toMatch(/^draft-[0-9a-f]{8}$/);
  expect(await renamed(it, 'A bench for two')).toBe('a-bench-for-two');
  await it.publish();
  expect(await renamed(it, 'A bench for three')).toBe('a-bench-for-two');
  await it.unpublish();
  expect(await renamed(it, 'A bench for four'), 'it may be in bookmarks').toBe('a-bench-for-two');
});

test.each([
  [ARTICLE, '/blog/'],
  [PAGE, '/'],
  [GALLERY, '/portfolio/'],
])('$noun: an old address follows it until it is published', async (kind, folder) => {
  const it = await own(kind, { slug: 'as-imported' });
  const path = `/old/${kind.entity}.html`;
  await database.sql`insert into public.old_addresses values (${path}, ${`${folder}as-imported`})`;
  const leadsTo = () =>
    database.value`select leads_to from public.old_addresses where path = ${path}`;
  await it.save({ slug: 'as-named' });
  expect(await leadsTo()).toBe(`${folder}as-named`);
  await it.publish();
  await it.save({ slug: 'as-named-later' });
  expect(await leadsTo(), 'visitors do not know the new one yet').toBe(`${folder}as-named`);
});

test('article: takes the address that an old one has, which leads nowhere else then', async () => {
  const it = await own(ARTICLE, { slug: 'took' });
  await database.sql`insert into public.old_addresses values ('/blog/taken-over', '/blog/took')`;
  expect((await it.save({ slug: 'taken-over' })).message).toBe('');
  const left = await database.sql`select from public.old_addresses where path = '/blog/taken-over'`;
  expect(left).toEqual([]);
});

test('article: its address stays while it is scheduled, and follows again when it is not', async () => {
  const it = await titled(ARTICLE, 'Tomorrow');
  await it.publish(inAnHour());
  expect(await renamed(it, 'The day after')).toBe('tomorrow');
  await it.unpublish();
  expect(await renamed(it, 'Some day')).toBe('tomorrow');
  await it.save({ slug: 'some-day' });
  expect(await renamed(it, 'Any day')).toBe('any-day');
});

test('article: its address keeps its number while the title makes the same one', async () => {
  await made(ARTICLE, 'Stairs');
  const it = await titled(ARTICLE, 'Stairs');
  expect(await slugOf(it)).toBe('stairs-2');
  expect(await renamed(it, 'Stairs!')).toBe('stairs-2');
  expect(await renamed(it, 'Shelves')).toBe('shelves');
});

test.each(KINDS)('$noun: an address that somebody wrote stays with any title', async (kind) => {
  const it = await own(kind, { slug: 'costs', title: 'Our prices' });
  expect(await renamed(it, 'What it costs')).toBe('costs');
  await it.save({ slug: 'what-things-cost' });
  expect(await renamed(it, 'Prices')).toBe('what-things-cost');
});

test.each(KINDS)('$noun: an address is refused that staff or visitors know', async (kind) => {
  const slug = `wanted-${kind.noun}`;
  const [first, second] = [await own(kind, { slug }), await own(kind)];
  const refusal = {
    ...{ sqlstate: 'PT409', hint: 'slug_taken' },
    message: `Another ${kind.noun} has the address "${slug}". Choose a different one.`,
  };
  const another = () => new Document(database, kind).insert({ ...kind.complete('x'), slug });
  expect(await another()).toMatchObject(refusal);
  await first.publish();
  await first.save({ slug: `${slug}-moved` });
  expect(await another()).toMatchObject(refusal);
  expect(await second.save({ slug })).toMatchObject(refusal);
  await first.publish();
  expect((await second.save({ slug })).message).toBe('');
});

test('article: an address is none that Windows keeps for a device', async () => {
  const refusal = {
    sqlstate: 'PT422',
    message:
      'Windows can make no file with the name "con", so nothing can have that address. Choose a different one.',
  };
  const it = await own(ARTICLE);
  expect(await it.save({ slug: 'con' })).toMatchObject(refusal);
  expect((await it.save({ slug: 'console' })).message).toBe('');
  const words = { pt: { title: 'Carvalho', slug: 'con' } };
  expect(await new Document(database, GALLERY).insert({ title: 'Oak', words })).toMatchObject(
    refusal,
  );
  expect(await database.value(`select private.free_file_slug('Con.pdf')`)).toBe('con-2');
  // One that is there already stays.
  await database.sql('alter table public.posts disable trigger user');
  await database.sql`update public.posts set slug = 'con' where id = ${it.id}`;
  await database.sql('alter table public.posts enable trigger user');
  await it.save({ summary: 'Oak.' });
  expect(await slugOf(it)).toBe('con');
});

test.each(KINDS)('$noun: an address that visitors knew leads on, or is its own', async (kind) => {
  const slugs = ['one', 'two', 'three'].map((name) => `${name}-${kind.noun}`);
  const [one, two, three] = slugs as [string, string, string];
  const it = await Document.published(database, kind, { slug: one });
  const move = async (slug: string) => {
    await it.save({ slug });
    await it.publish();
    return it.redirects();
  };
  await it.save({ slug: two });
  expect(await it.redirects(), 'a draft moves nothing').toEqual([]);
  expect(await move(two)).toEqual([one]);
  expect(await move(three)).toEqual([one, two]);
  expect(await move(one)).toEqual([three, two]);
});

test.each(KINDS)('$noun: an address leads nowhere while it is off the site', async (kind) => {
  const it = await Document.published(database, kind, { slug: `before-${kind.noun}` });
  await it.unpublish();
  expect(await it.redirects()).toEqual([]);
  await it.save({ slug: `after-${kind.noun}` });
  await it.publish();
  expect(await it.redirects()).toEqual([`before-${kind.noun}`]);
});

test.each(KINDS)('$noun: an address that leads on goes to who takes it, no title', async (kind) => {
  const it = await Document.published(database, kind, { slug: `known-${kind.noun}` });
  await it.save({ slug: `elsewhere-${kind.noun}` });
  await it.publish();
  expect(await made(kind, `Known ${kind.noun}`)).toBe(`known-${kind.noun}-2`);
  await Document.published(database, kind, { slug: `known-${kind.noun}` });
  expect(await it.redirects()).toEqual([]);
});

test.each(SCHEDULED)('$noun: an address that was only scheduled leads nowhere', async (kind) => {
  const it = await own(kind, { slug: `unseen-${kind.noun}` });
  await it.publish(inAnHour());
  await it.save({ slug: `seen-${kind.noun}` });
  await it.publish();
  expect(await it.redirects()).toEqual([]);
});

test('article: of many at the same moment each has an address of its own', async () => {
  const editor = await database.client('editor');
  const rush = () => editor.from('posts').insert({ title: 'Rush' }).select('slug').single();
  const slugs = (await Promise.all([1, 2, 3, 4, 5].map(rush))).map(({ data }) => data?.slug);
  expect(slugs.sort()).toEqual(['rush', 'rush-2', 'rush-3', 'rush-4', 'rush-5']);
});
