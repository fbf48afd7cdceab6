import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEDIA, PAGES } from './fixtures.ts';
import { ACCOUNTS } from './harness.ts';
import { INTRO, inAnHour, PageSteps } from './page-steps.ts';

let steps: PageSteps;
beforeAll(async () => {
  steps = await PageSteps.open();
});
afterAll(() => steps.database.close());

const NOWHERE = '99999999-0000-4000-8000-000000000000';
const editor = () => steps.database.client('editor');
const scheduled = async (id: string) =>
  (await (await editor()).from('scheduled_pages').select().eq('page_id', id)).data ?? [];
const discard = async (id: string) =>
  (await editor()).rpc('discard_page_changes', {
    page_id: id,
    version: (await steps.working(id)).version,
  });

describe('publishing', () => {
  test('shows visitors the page, and no later change until that is published', async () => {
    const id = await steps.add({ title: 'About us', noindex: true });
    expect([await steps.state(id), await steps.visible(id)]).toEqual(['draft', null]);
    const { data, error } = await steps.publish(id);
    expect(error).toBeNull();
    const { key } = await steps.working(id);
    expect(await steps.visible(id)).toEqual(data);
    expect(data).toMatchObject({
      ...{ page_id: id, key, kind: 'page', of_folder: false, slug: 'about-us', title: 'About us' },
      ...{ content: INTRO, noindex: true, hidden: false, version: 1 },
    });
    await steps.write(id, 'Newer.');
    expect(await steps.state(id)).toBe('live_with_changes');
    expect(await steps.visibleWords(id)).toBeNull();
    await steps.publish(id);
    expect([await steps.state(id), await steps.visibleWords(id)]).toEqual(['live', 'Newer.']);
    expect((await steps.visible(id))?.published_at, 'it keeps its date').toBe(data?.published_at);
  });

  test('what reads as published again has nothing waiting', async () => {
    const id = await steps.add();
    await steps.publish(id);
    await steps.write(id, 'Typed.');
    expect(await steps.state(id)).toBe('live_with_changes');
    await steps.save(id, { content: INTRO });
    expect(await steps.state(id)).toBe('live');
  });

  test('is refused for an old version, with the current one', async () => {
    const id = await steps.add();
    await steps.write(id, 'By a colleague.');
    const { error } = await (await editor()).rpc('publish_page', { page_id: id, version: 1 });
    expect(error).toMatchObject({ code: 'PT409', message: 'version_conflict', hint: '2' });
    expect(await steps.visible(id)).toBeNull();
  });

  test('by two people at once publishes what one of them saw, and nothing else', async () => {
    const id = await steps.add();
    await steps.write(id, 'Second.');
    const [one, other] = [await editor(), await steps.database.client('admin')];
    const answers = await Promise.all([
      one.rpc('publish_page', { page_id: id, version: 2 }),
      other.from('pages').update({ title: 'Third', version: 2 }).eq('id', id).select(),
      other.rpc('publish_page', { page_id: id, version: 2 }),
    ]);
    const codes = answers.map(({ error }) => error?.code ?? 'done');
    expect(codes.every((code) => code === 'done' || code === 'PT409')).toBe(true);
    const seen = await steps.visible(id);
    expect(seen === null || seen.version === 2).toBe(true);
    expect(seen?.title ?? 'A page').toBe('A page');
  });

  test.each([
    ['no title', { title: '' }],
    ['a title of spaces', { title: ' \u00a0' }],
    ['no sections', { content: {} }],
    ['an empty order', { content: { order: [] } }],
  ])('is refused with %s', async (_, row) => {
    const { error } = await steps.publish(await steps.add(row));
    expect(error).toMatchObject({ code: 'PT422', hint: 'incomplete' });
  });

  test('needs neither a title nor sections for a page of the folder', async () => {
    const id = await steps.addOfFolder('home', { kind: 'home' });
    expect((await steps.publish(id)).error).toBeNull();
    expect(await steps.visible(id)).toMatchObject({
      ...{ key: 'home', kind: 'home', of_folder: true, slug: null, title: null, content: {} },
    });
  });

  test('is refused while a picture of a text is not described; one with an alt text of its own is', async () => {
    const media = await steps.database.value<string>(
      `insert into public.media (bucket, path, title, mime_type, bytes, width, height)
      values ('media', 'new/undescribed.webp', 'New', 'image/webp', 1, 1, 1) returning id`,
    );
    const id = await steps.add({
      content: { ...INTRO, fields: { intro: { text: `Look:\n\n![](media:${media})` } } },
    });
    expect((await steps.publish(id)).error).toMatchObject({ code: 'PT422', hint: 'missing_alt' });
    const gone = { ...INTRO, fields: { intro: { text: 'Look:\n\n![](media:missing)' } } };
    await steps.save(id, { content: gone });
    expect((await steps.publish(id)).error).toMatchObject({ hint: 'missing_picture' });
    const waiting = { ...INTRO, fields: { intro: { picture: { media } } } };
    await steps.save(id, { content: waiting });
    expect((await steps.publish(id)).error).toMatchObject({ hint: 'missing_alt' });
    const described = { ...INTRO, fields: { intro: { picture: { media, alt: '' } } } };
    await steps.save(id, { content: described });
    expect((await steps.publish(id)).error, 'alt text of nothing is decorative').toBeNull();
  });

  test.each(['publish_page', 'discard_page_changes'] as const)(
    '%s does not reach what is in the bin or nowhere',
    async (name) => {
      for (const page_id of [PAGES.binned, NOWHERE]) {
        const { error } = await (await editor()).rpc(name, { page_id, version: 1 });
        expect(error).toMatchObject({ code: 'PT404', hint: 'page' });
      }
    },
  );

  test('and unpublishing leave a draft; of nothing is refused', async () => {
    const id = await steps.add();
    await steps.publish(id);
    expect((await steps.unpublish(id)).data).toMatchObject({ id });
    expect([await steps.state(id), await steps.visible(id)]).toEqual(['draft', null]);
    expect((await steps.unpublish(NOWHERE)).error).toMatchObject({ code: 'PT404', hint: 'page' });
  });
});

describe('what is hidden', () => {
  const content = {
    order: [
      { key: 'intro', kind: 'head' },
      { key: 'secret', kind: 'text' },
    ],
    known: ['intro', 'removed'],
    hidden: ['secret'],
    fields: {
      intro: { title: 'Seen' },
      secret: { text: 'Not yet.', picture: { media: MEDIA.unused, alt: '' } },
      removed: { text: 'No more.' },
    },
  };
  const { secret, removed, ...seen } = content.fields;

  test('in a page is not told to visitors, and stays for staff', async () => {
    const id = await steps.add({ content });
    await steps.publish(id);
    expect((await steps.visible(id))?.content).toEqual({ ...content, fields: seen });
    expect(await steps.state(id)).toBe('live');
    expect(
      await steps.database.value('select public_since from public.media where id = $1', [
        MEDIA.unused,
      ]),
    ).toBeNull();
    const written = { ...content.fields, secret: { text: 'Soon.' } };
    await steps.save(id, { content: { ...content, fields: written } });
    expect(await steps.state(id), 'nothing that visitors could notice').toBe('live');
    await steps.save(id, { title: 'Other', content: { ...content, hidden: [], fields: written } });
    expect((await discard(id)).error).toBeNull();
    expect((await steps.working(id)).content).toEqual({ ...content, fields: written });
    expect(await steps.state(id)).toBe('live');
    await steps.save(id, { content: { ...content, hidden: [] } });
    await steps.publish(id, { at: inAnHour() });
    const [waiting] = await scheduled(id);
    expect(waiting?.content).toEqual({ ...content, hidden: [], fields: { ...seen, secret } });
    expect(removed.text).toBe('No more.');
  });

  test('as a whole page of the folder says no more than that', async () => {
    const id = await steps.addOfFolder('about-us', { content, hidden: true });
    await steps.publish(id);
    expect(await steps.visible(id)).toMatchObject({ hidden: true, content: {} });
    expect((await steps.visible(id))?.content).toEqual({});
    await steps.save(id, { hidden: false });
    expect((await discard(id)).error).toBeNull();
    expect(await steps.working(id)).toMatchObject({ hidden: true, content });
    expect(await steps.state(id)).toBe('live');
  });
});

describe('going back', () => {
  test('to what is published keeps what was discarded', async () => {
    const id = await steps.add();
    await steps.write(id, 'Published.');
    await steps.publish(id);
    await steps.write(id, 'Discarded.');
    await steps.save(id, { title: 'Other', slug: 'other', seo_title: 'x' });
    const { data, error } = await discard(id);
    expect(error).toBeNull();
    expect(await steps.working(id)).toMatchObject({
      ...{
        title: 'A page',
        seo_title: null,
        content: { fields: { intro: { title: 'Published.' } } },
      },
    });
    expect(await steps.state(id)).toBe('live');
    const restored = await (await editor()).rpc('restore_page_revision', {
      ...{ revision_id: data ?? '', version: (await steps.working(id)).version },
    });
    expect(restored.error).toBeNull();
    const { slug, content, title } = await steps.working(id);
    expect([title, content]).toMatchObject([
      'Other',
      { fields: { intro: { title: 'Discarded.' } } },
    ]);
    expect(slug, 'its address is not part of it').not.toBe('other');
  });

  test('of a page of the folder that is not published is as the site came', async () => {
    const id = await steps.addOfFolder('home', { kind: 'home', seo_title: 'x', content: INTRO });
    expect((await discard(id)).error).toBeNull();
    expect(await steps.working(id)).toMatchObject({ seo_title: null, title: null, content: {} });
  });

  test('of a draft of staff’s own leads nowhere', async () => {
    expect((await discard(await steps.add())).error).toMatchObject({
      ...{ code: 'PT409', hint: 'not_published' },
    });
  });

  test('is refused to what is based on an older version, or not there', async () => {
    const id = await steps.add();
    await steps.publish(id);
    await steps.write(id, 'Newer.');
    const [first] = await steps.revisions(id);
    const client = await editor();
    const old = { revision_id: first?.id ?? '', version: 1 };
    expect((await client.rpc('restore_page_revision', old)).error?.code).toBe('PT409');
    expect(
      (await client.rpc('discard_page_changes', { page_id: id, version: 1 })).error?.code,
    ).toBe('PT409');
    const gone = await client.rpc('restore_page_revision', { revision_id: NOWHERE, version: 1 });
    expect(gone.error).toMatchObject({ code: 'PT404', hint: 'revision' });
  });

  test('a revision is kept of each state that was published, with who and why, and none twice', async () => {
    const id = await steps.add();
    await steps.publish(id);
    await steps.publish(id);
    await steps.write(id, 'Two.');
    await steps.publish(id);
    await steps.write(id, 'Three.');
    await discard(id);
    const kept = await steps.revisions(id);
    expect(kept.map(({ reason }) => reason)).toEqual(['publish', 'publish', 'discard']);
    expect(kept[0]).toMatchObject({
      created_by: ACCOUNTS.editor,
      content: { kind: 'page', title: 'A page', content: INTRO },
    });
  });
});

describe('addresses that visitors knew', () => {
  const former = async (id: string) => {
    const visitor = await steps.database.client('nobody');
    const { data } = await visitor.from('page_redirects').select().eq('page_id', id);
    return (data ?? []).map(({ old_slug }) => old_slug).sort();
  };

  test('lead on to the page, and none is kept of what visitors did not know', async () => {
    const id = await steps.add({ slug: 'first-address' });
    await steps.save(id, { slug: 'second-address' });
    await steps.publish(id);
    await steps.save(id, { slug: 'third-address' });
    await steps.publish(id);
    expect(await former(id)).toEqual(['second-address']);
    await steps.unpublish(id);
    expect(await former(id), 'nothing to lead to').toEqual([]);
    await steps.publish(id);
    await steps.save(id, { slug: 'second-address' });
    await steps.publish(id);
    expect(await former(id)).toEqual(['third-address']);
  });

  test('of services stand in their folder', async () => {
    const id = await steps.add({ kind: 'service', slug: 'stairs-of-oak' });
    await steps.publish(id);
    await steps.save(id, { slug: 'oak-stairs' });
    await steps.publish(id);
    expect(await former(id)).toEqual(['services/stairs-of-oak']);
    const other = await steps.add({ slug: 'stairs-of-oak' });
    await steps.publish(other);
    expect(await former(id), 'a page of another folder').toEqual(['services/stairs-of-oak']);
  });

  test('lead to a page of the folder also when that is as the site came', async () => {
    const id = await steps.addOfFolder('about-us', { slug: 'who-we-are' });
    await steps.publish(id);
    expect(await former(id)).toEqual([]);
    await steps.unpublish(id);
    expect(await former(id)).toEqual(['who-we-are']);
    const visitor = await steps.database.client('nobody');
    const { data } = await visitor.from('page_redirects').select().eq('page_id', id);
    expect(data).toMatchObject([{ key: 'about-us', kind: 'page', of_folder: true }]);
  });
});

describe('the list', () => {
  test('has each page with its state, and no sections', async () => {
    const { data } = await (await editor()).from('page_states').select().order('key');
    const states = Object.fromEntries((data ?? []).map((row) => [row.page_id, row]));
    expect(states[PAGES.live]).toMatchObject({ state: 'live', published_slug: 'page-live' });
    expect(states[PAGES.live]?.change_at).not.toBeNull();
    expect(states[PAGES.scheduled]).toMatchObject({ state: 'scheduled', change_at: null });
    expect(states[PAGES.draft]).toMatchObject({ state: 'draft', published_at: null });
    expect(states[PAGES.binned]?.deleted_at).not.toBeNull();
    expect(states[PAGES.privacy]).toMatchObject({ of_folder: true, kind: 'legal', title: null });
    expect(Object.keys(data?.[0] ?? {})).not.toContain('content');
  });

  test('says of a page of the folder whether a change waits, published before or not', async () => {
    const id = await steps.addOfFolder('our-town', { content: {} });
    const standing = () => steps.standing(id);
    expect(await standing()).toEqual({ state: 'live', has_changes: false });
    await steps.save(id, { noindex: true });
    expect(await standing()).toEqual({ state: 'live_with_changes', has_changes: true });
    await steps.publish(id);
    expect(await standing()).toEqual({ state: 'live', has_changes: false });
    await steps.save(id, { noindex: null });
    expect(await standing()).toEqual({ state: 'live_with_changes', has_changes: true });
    await steps.publish(id);
    await steps.unpublish(id);
    expect(await standing()).toEqual({ state: 'live', has_changes: false });
  });
});
