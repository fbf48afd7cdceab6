import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, PICTURES, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);
let start: number;
beforeEach(async () => {
  start = await database.value('select public.content_version()');
});

/** What has been noted since the test began, as 'action entity id'. */
async function noted(): Promise<string[]> {
  const rows = await database.sql<{ note: string }>`
    select concat_ws(' ', action, entity, entity_id) as note from public.content_changes
    where version > ${start} order by version`;
  return rows.map(({ note }) => note);
}

const asEditor = async (statement: string) => {
  const outcome = await database.run('editor', statement);
  expect(outcome.message).toBe('');
};
const approvePictures = () =>
  database.sql('select private.approve_picture(media_id, version) from public.unapproved_pictures');
const updatePost = (id: string, change: string) =>
  asEditor(`update public.posts set ${change} where id = '${id}'`);
const publish = async (id: string, at = 'now()') => {
  const version = await database.value`select version from public.posts where id = ${id}`;
  await asEditor(`select public.publish_post('${id}', ${version}, ${at})`);
};

test('the content version is the highest change, and visitors may know it', async () => {
  const visitor = await database.client('nobody');
  const { data } = await visitor.rpc('content_version');
  expect(data).toBe(await database.value('select max(version) from public.content_changes'));
});

describe('an article', () => {
  test('is noted when visitors could notice, and only then', async () => {
    await updatePost(POSTS.live, `title = 'New title', slug = 'new-slug'`);
    expect(await noted(), 'a draft is nobody’s business').toEqual([]);
    await publish(POSTS.live);
    await publish(POSTS.live);
    await updatePost(POSTS.live, `author_id = '${ACCOUNTS.admin}'`);
    await publish(POSTS.live);
    expect(await noted()).toEqual([`updated post ${POSTS.live}`]);
  });

  test('is noted when it comes, goes and is thrown away', async () => {
    await publish(POSTS.draft);
    await asEditor(`select public.unpublish_post('${POSTS.draft}')`);
    await publish(POSTS.draft);
    await updatePost(POSTS.draft, 'deleted_at = now()');
    await updatePost(POSTS.draft, 'deleted_at = null');
    expect(await noted()).toEqual([
      `published post ${POSTS.draft}`,
      `unpublished post ${POSTS.draft}`,
      `published post ${POSTS.draft}`,
      `deleted post ${POSTS.draft}`,
    ]);
  });

  test('is noted with its title and by whom', async () => {
    await publish(POSTS.draft);
    expect(
      await database.sql`
        select title, actor from public.content_changes order by version desc limit 1`,
    ).toEqual([{ title: 'draft', actor: ACCOUNTS.editor }]);
    await asEditor(`select public.unpublish_post('${POSTS.draft}')`);
  });

  test('that is scheduled is noted when its time has come, once', async () => {
    const due = () => database.value('select private.record_due()');
    await publish(POSTS.scheduled, `now() + interval '2 days'`);
    expect(await due()).toBe(0);
    expect(await noted()).toEqual([]);

    // The clock moves on: nobody writes anything.
    await database.sql('alter table public.published_posts disable trigger record_change');
    await database.sql`
      update public.published_posts set published_at = now() - interval '1 minute' where post_id
      = ${POSTS.scheduled}`;
    await database.sql('alter table public.published_posts enable trigger record_change');
    expect(await due()).toBe(1);
    expect(await due()).toBe(0);
    expect(await noted()).toEqual([`published post ${POSTS.scheduled}`]);
  });

  test('that is taken off the schedule is not', async () => {
    await publish(POSTS.draft, `now() + interval '1 day'`);
    await asEditor(`select public.unpublish_post('${POSTS.draft}')`);
    expect(await noted()).toEqual([]);
  });
});

describe('a gallery', () => {
  const update = (id: string, change: string) =>
    asEditor(`update public.galleries set ${change} where id = '${id}'`);
  const publish = (id: string) =>
    asEditor(
      `select public.publish_gallery(id, version, pictures_version) from public.galleries where id = '${id}'`,
    );

  test('is noted when visitors could notice, and only then', async () => {
    await update(GALLERIES.published, `summary = 'A summary.'`);
    await asEditor(
      `update public.portfolio_images set caption = 'New' where id = '${PICTURES.published}'`,
    );
    await asEditor(
      `update public.portfolio_images set position = 7 where id = '${PICTURES.published}'`,
    );
    expect(await noted(), 'a working copy is nobody’s business').toEqual([]);
    await publish(GALLERIES.published);
    await publish(GALLERIES.published);
    expect(await noted()).toEqual([`updated gallery ${GALLERIES.published}`]);
  });

  test('is noted when it comes, goes and is thrown away', async () => {
    await publish(GALLERIES.draft);
    await asEditor(`select public.unpublish_gallery('${GALLERIES.draft}')`);
    await publish(GALLERIES.draft);
    await update(GALLERIES.draft, 'deleted_at = now()');
    await update(GALLERIES.draft, 'deleted_at = null');
    expect(await noted()).toEqual([
      `published gallery ${GALLERIES.draft}`,
      `unpublished gallery ${GALLERIES.draft}`,
      `published gallery ${GALLERIES.draft}`,
      `deleted gallery ${GALLERIES.draft}`,
    ]);
  });

  test('that is deleted without the bin is noted', async () => {
    const id = crypto.randomUUID();
    await database.sql`insert into public.galleries (id, title) values (${id}, 'At once')`;
    await database.sql`
      insert into public.portfolio_images (gallery_id, media_id) values (${id}, ${MEDIA.public})`;
    await publish(id);
    await database.sql`delete from public.galleries where id = ${id}`;
    expect(await noted()).toEqual([`published gallery ${id}`, `deleted gallery ${id}`]);
  });

  test('order is one change, and none when only drafts move', async () => {
    const other = crypto.randomUUID();
    await database.sql`insert into public.galleries (id, title) values (${other}, 'Other')`;
    await database.sql`
      insert into public.portfolio_images (gallery_id, media_id) values (${other},
      ${MEDIA.public})`;
    await publish(other);
    start = await database.value('select public.content_version()');
    await asEditor(`select public.move_gallery('${GALLERIES.draft}', 1)`);
    await asEditor(`select public.move_gallery('${GALLERIES.draft}', 2)`);
    expect(await noted()).toEqual([]);
    await asEditor(`select public.move_gallery('${other}', 1)`);
    expect(await noted()).toEqual(['reordered gallery']);
  });
});

describe('a file', () => {
  const update = (id: string, change: string) =>
    asEditor(`update public.media set ${change} where id = '${id}'`);

  test.each([`alt = 'Oak'`, `caption = 'Oak'`, 'focal_x = 0.2', 'decorative = true'])(
    'in public use is noted for %s once that is approved',
    async (change) => {
      await update(MEDIA.public, change);
      expect(await noted()).toEqual([]);
      await approvePictures();
      expect(await noted()).toEqual([`updated media ${MEDIA.public}`]);
    },
  );

  test('is not noted for what visitors do not see', async () => {
    await update(MEDIA.public, `title = 'Another name', tags = array['oak']`);
    await update(MEDIA.public, 'alt = alt');
    await update(MEDIA.draft, `alt = 'Oak'`);
    await update(MEDIA.unused, `alt = 'Oak'`);
    await approvePictures();
    expect(await noted()).toEqual([]);
  });
});

describe('what a release has to read anew', () => {
  const changesSince = async (version: number) => {
    const rows = await database.sql<{ entity: string; entity_ids: string[] }>`
      select * from public.changes_since(${version}) order by entity`;
    return Object.fromEntries(rows.map(({ entity, entity_ids }) => [entity, entity_ids]));
  };

  test('is each changed thing once, and nothing when nothing changed', async () => {
    expect(await changesSince(start)).toEqual({});
    await asEditor(`update public.media set alt = alt || '!' where id = '${MEDIA.public}'`);
    await approvePictures();
    await asEditor(`update public.media set alt = alt || '!' where id = '${MEDIA.public}'`);
    await approvePictures();
    expect(await noted()).toHaveLength(2);
    expect(await changesSince(start)).toEqual({ media: [MEDIA.public] });
  });

  // A hosted project sends a thousand rows and says nothing about the others.
  test('is told whole after more changes than an answer has rows', async () => {
    await database.sql`
      insert into public.content_changes (entity, entity_id, action)
      select 'post', gen_random_uuid(), 'published' from generate_series(1, 1500)
      union all select 'gallery', null, 'reordered'`;
    const changes = await changesSince(start);
    expect(Object.keys(changes)).toEqual(['gallery', 'post']);
    expect(changes.post).toHaveLength(1500);
    expect(changes.gallery).toEqual([]);
  });
});
