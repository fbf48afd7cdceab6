import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TablesInsert, TablesUpdate } from '#supabase/database.types.ts';
import { addContent, MEDIA, publishGallery } from './fixtures.ts';
import { TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

async function add(fields: TablesInsert<'posts'>) {
  const editor = await database.client('editor');
  return await editor.from('posts').insert(fields).select().single();
}

async function newPost(fields: TablesInsert<'posts'> = {}) {
  const { data, error } = await add(fields);
  if (error) throw new Error(error.message);
  return data;
}

async function change(id: string, fields: TablesUpdate<'posts'>) {
  const editor = await database.client('editor');
  return await editor.from('posts').update(fields).eq('id', id).select('slug').single();
}

/** The address after the title has become this. */
async function rename(id: string, title: string) {
  const { data, error } = await change(id, { title });
  if (error) throw new Error(error.message);
  return data.slug;
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const publish = async (post_id: string, version: number, publish_at?: string) => {
  const editor = await database.client('editor');
  const { error } = await editor.rpc('publish_post', {
    post_id,
    version,
    ...(publish_at && { publish_at }),
  });
  expect(error).toBeNull();
};

describe('an article’s address', () => {
  test('is made from the title', async () => {
    expect(await newPost({ title: 'Oak or walnut?' })).toMatchObject({ slug: 'oak-or-walnut' });
    expect(await newPost({ title: 'Oak or Walnut' })).toMatchObject({ slug: 'oak-or-walnut-2' });
    expect(await newPost({ title: 'Oak, or walnut!' })).toMatchObject({ slug: 'oak-or-walnut-3' });
  });

  test.each([
    ['a name that the site needs', 'Search', 'search-2'],
    ['letters that an address cannot have', '木工', 'article'],
    ['nothing but signs', '?!', 'article-2'],
  ])('is a usable one when the title is %s', async (_, title, slug) => {
    expect(await newPost({ title })).toMatchObject({ slug });
  });

  test('follows the title, saved before there is one, until it has been published', async () => {
    const { id, slug } = await newPost({ body: 'Text.' });
    expect(slug).toMatch(/^draft-[0-9a-f]{8}$/);
    expect(await rename(id, 'A bench')).toBe('a-bench');
    expect(await rename(id, 'A bench for two')).toBe('a-bench-for-two');
    expect(await rename(id, ' ')).toMatch(/^draft-[0-9a-f]{8}$/);
    expect(await rename(id, 'A bench for three')).toBe('a-bench-for-three');
    await publish(id, 5);
    expect(await rename(id, 'A bench for four')).toBe('a-bench-for-three');
    const editor = await database.client('editor');
    await editor.rpc('unpublish_post', { post_id: id });
    expect(await rename(id, 'A bench for five'), 'it may be in bookmarks').toBe(
      'a-bench-for-three',
    );
  });

  test('stays while it is scheduled, and follows again when it is not', async () => {
    const { id } = await newPost({ title: 'Tomorrow', body: 'Text.' });
    await publish(id, 1, new Date(Date.now() + 86_400_000).toISOString());
    expect(await rename(id, 'The day after')).toBe('tomorrow');
    const editor = await database.client('editor');
    await editor.rpc('unpublish_post', { post_id: id });
    expect(await rename(id, 'Some day')).toBe('tomorrow');
    await change(id, { slug: 'some-day' });
    expect(await rename(id, 'Any day')).toBe('any-day');
  });

  test('keeps its number while the title makes the same one', async () => {
    await newPost({ title: 'Stairs' });
    const { id, slug } = await newPost({ title: 'Stairs' });
    expect(slug).toBe('stairs-2');
    expect(await rename(id, 'Stairs!')).toBe('stairs-2');
    expect(await rename(id, 'Shelves')).toBe('shelves');
  });

  test('that somebody wrote stays whatever the title becomes', async () => {
    const { id } = await newPost({ title: 'Our prices', slug: 'costs' });
    expect(await rename(id, 'What it costs')).toBe('costs');
    expect((await change(id, { slug: 'what-things-cost' })).data?.slug).toBe('what-things-cost');
    expect(await rename(id, 'Prices')).toBe('what-things-cost');
  });

  test('is refused when another article has it, as a draft or for visitors', async () => {
    const first = await newPost({ title: 'Wanted', body: 'Text.' });
    const refusal = {
      code: 'PT409',
      hint: 'slug_taken',
      message: 'Another article has the address "wanted". Choose a different one.',
    };
    expect((await add({ slug: 'wanted' })).error).toMatchObject(refusal);
    await publish(first.id, 1);
    await change(first.id, { slug: 'moving-away' });
    expect((await add({ slug: 'wanted' })).error).toMatchObject(refusal);
    const second = await newPost({ title: 'Other' });
    expect((await change(second.id, { slug: 'wanted' })).error).toMatchObject(refusal);
    await publish(first.id, 2);
    expect((await change(second.id, { slug: 'wanted' })).error).toBeNull();
  });

  test('is none that Windows keeps for a device: refused when written, passed over by a title', async () => {
    const refusal = {
      code: 'PT422',
      message:
        'Windows can make no file with the name "con", so nothing can have that address. Choose a different one.',
    };
    expect((await add({ slug: 'con' })).error).toMatchObject(refusal);
    const { id, slug } = await newPost({ title: 'Aux' });
    expect(slug).toBe('aux-2');
    expect(await rename(id, 'NUL')).toBe('nul-2');
    expect((await change(id, { slug: 'con' })).error).toMatchObject(refusal);
    expect((await change(id, { slug: 'console' })).error).toBeNull();
    const editor = await database.client('editor');
    const gallery = { title: 'Oak', words: { pt: { title: 'Carvalho', slug: 'con' } } };
    expect((await editor.from('galleries').insert(gallery)).error).toMatchObject(refusal);
    expect(await database.value(`select private.free_file_slug('Con.pdf')`)).toBe('con-2');
    // One that is there already stays.
    await database.sql('alter table public.posts disable trigger user');
    await database.sql(`update public.posts set slug = 'con' where id = $1`, [id]);
    await database.sql('alter table public.posts enable trigger user');
    expect((await change(id, { summary: 'Oak.' })).data?.slug).toBe('con');
  });

  test('is not made of one that leads on to another article', async () => {
    const first = await newPost({ title: 'Known', body: 'Text.' });
    await publish(first.id, 1);
    await change(first.id, { slug: 'known-elsewhere' });
    await publish(first.id, 2);
    expect(await newPost({ title: 'Known' })).toMatchObject({ slug: 'known-2' });
  });

  test('is one for each of many at the same moment', async () => {
    const posts = await Promise.all(Array.from({ length: 5 }, () => newPost({ title: 'Rush' })));
    expect(posts.map(({ slug }) => slug).sort()).toEqual([
      'rush',
      'rush-2',
      'rush-3',
      'rush-4',
      'rush-5',
    ]);
  });
});

describe('an address that visitors knew', () => {
  const newWritten = (slug: string) => newPost({ slug, title: slug, body: 'Text.' });
  const move = async (id: string, slug: string) => {
    expect((await change(id, { slug })).error).toBeNull();
  };
  const redirects = async (post_id: string) => {
    const visitor = await database.client('nobody');
    const { data } = await visitor
      .from('post_redirects')
      .select('old_slug')
      .eq('post_id', post_id)
      .order('old_slug');
    return data?.map(({ old_slug }) => old_slug);
  };

  test('leads on when the article moves, and back when it returns', async () => {
    const post = await newWritten('address-1');
    await publish(post.id, 1);
    await move(post.id, 'address-2');
    expect(await redirects(post.id), 'a draft moves nothing').toEqual([]);
    await publish(post.id, 2);
    expect(await redirects(post.id)).toEqual(['address-1']);

    await move(post.id, 'address-3');
    await publish(post.id, 3);
    expect(await redirects(post.id)).toEqual(['address-1', 'address-2']);

    await move(post.id, 'address-1');
    await publish(post.id, 4);
    expect(await redirects(post.id)).toEqual(['address-2', 'address-3']);
  });

  test('leads on when the article comes back elsewhere, and nowhere in between', async () => {
    const post = await newWritten('before-the-break');
    await publish(post.id, 1);
    const editor = await database.client('editor');
    await editor.rpc('unpublish_post', { post_id: post.id });
    expect(await redirects(post.id)).toEqual([]);
    await move(post.id, 'after-the-break');
    await publish(post.id, 2);
    expect(await redirects(post.id)).toEqual(['before-the-break']);
  });

  test('goes to the next article that takes it', async () => {
    const first = await newWritten('shared-address');
    await publish(first.id, 1);
    await move(first.id, 'own-address');
    await publish(first.id, 2);
    const second = await newWritten('shared-address');
    await publish(second.id, 1);
    expect(await redirects(first.id)).toEqual([]);
    const visitor = await database.client('nobody');
    const { data } = await visitor.from('published_posts').select('slug').eq('post_id', second.id);
    expect(data).toEqual([{ slug: 'shared-address' }]);
  });

  test('is none when the article was only ever scheduled under it', async () => {
    const post = await newWritten('never-seen');
    await publish(post.id, 1, tomorrow());
    await move(post.id, 'seen');
    await publish(post.id, 2);
    expect(await redirects(post.id)).toEqual([]);
  });
});

test('a gallery’s address goes by the same rules', async () => {
  const editor = await database.client('editor');
  const insert = async (fields: TablesInsert<'galleries'>) =>
    (await editor.from('galleries').insert(fields).select().single()).data;
  const update = async (id: string, fields: TablesUpdate<'galleries'>) =>
    await editor.from('galleries').update(fields).eq('id', id).select('slug').single();
  const gallery = await insert({ title: 'A loft in ash' });
  expect(gallery?.slug).toBe('a-loft-in-ash');
  expect((await insert({ title: 'A loft in ash' }))?.slug).toBe('a-loft-in-ash-2');
  const id = gallery?.id ?? '';
  expect((await update(id, { title: 'A loft in oak' })).data?.slug).toBe('a-loft-in-oak');
  expect((await update(id, { slug: 'a-loft-in-ash-2' })).error).toMatchObject({
    code: 'PT409',
    hint: 'slug_taken',
    message: 'Another gallery has the address "a-loft-in-ash-2". Choose a different one.',
  });
  await editor.rpc('add_portfolio_images', { gallery_id: id, media_ids: [MEDIA.public] });
  await publishGallery(database, id);
  await editor.rpc('unpublish_gallery', { gallery_id: id });
  expect((await update(id, { title: 'A loft in elm' })).data?.slug).toBe('a-loft-in-oak');
});
