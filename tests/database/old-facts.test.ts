import { beforeAll, describe, expect, test } from 'vitest';
import { addContent, GALLERIES, PAGES, PICTURES, POSTS } from './fixtures.ts';
import { type Actor, literal, openDatabase } from './harness.ts';

const database = openDatabase(addContent);
const OLD = '+44 20 7946 0123';
const NEW = '+44 (0)20 7946 0999';

const replaced = (text: string, how: string, old: string, to: string) =>
  database.value<string>`select private.with_fact(${text}, ${how}, ${old}, ${to})`;

describe('old facts: a text', () => {
  test.each([
    ['Ring 020 7946 0123.', `Ring ${NEW}.`],
    ['(020) 7946-0123 or +44 (0)20 79460123', `${NEW} or ${NEW}`],
    ['0044 20 7946 0123', NEW],
    ['[+44 20 7946 0123](tel:+442079460123)', `[${NEW}](tel:+442079460999)`],
    ['https://wa.me/442079460123?text=x', 'https://wa.me/442079460999?text=x'],
    ['media:00000000-0000-4000-8000-442079460123', 'media:00000000-0000-4000-8000-442079460123'],
    ['Order 4420794601234', 'Order 4420794601234'],
    ['Order 12 020 7946 0123', 'Order 12 020 7946 0123'],
    ['02079460123-45', '02079460123-45'],
    ['+49 20 7946 0123', '+49 20 7946 0123'],
  ])('has the number: %s', async (text, wanted) => {
    expect(await replaced(text, 'phone', OLD, NEW)).toBe(wanted);
  });

  test.each([
    [
      'name',
      'Oak',
      'Ash',
      'Oak, oak, Oakwood, /Oak and Oak’s.',
      'Ash, oak, Oakwood, /Oak and Ash’s.',
    ],
    ['name', 'Oak', 'Oak & Ash', 'Oak & Ash was Oak', 'Oak & Ash was Oak & Ash'],
    ['name', 'Oak (UK) + Co.', 'A\\1', 'By Oak (UK)\n+ Co.', 'By A\\1'],
    [
      'line',
      '1 Mill-Lane',
      '2 Elm Row',
      '11 Mill-Lane, 1\u00a0mill–lane',
      '11 Mill-Lane, 2 Elm Row',
    ],
    [
      'mail',
      'a@b.example',
      'c@d.example',
      'A@B.example. aa@b.example a@b.example.org',
      'c@d.example. aa@b.example a@b.example.org',
    ],
  ])('has the %s %s', async (how, old, to, text, wanted) => {
    expect(await replaced(text, how, old, to)).toBe(wanted);
  });
});

interface Found {
  kind: string;
  id: string;
  version: number;
  is_live: boolean;
  about: Record<string, string | null> | null;
  path: string[];
  passage: string[];
}
const find = async (person: Actor, how = 'phone', old = OLD) =>
  (await database.call(person, 'find_fact', [how, old, NEW])).rows as unknown as Found[];
const change = ({ kind, id, version, path }: Found, person: Actor, paths: unknown[] = [path]) =>
  database.run(
    person,
    `select public.change_fact(${[kind, id, version, JSON.stringify(paths), 'phone', OLD, NEW].map(literal)})`,
  );
const bodyOf = (id: string) => database.value`select body from public.posts where id = ${id}`;

describe('old facts: all texts', () => {
  beforeAll(async () => {
    const said = 'Ring 020 7946 0123.';
    const fields = { text: { text: said, file: OLD }, call: { link: 'tel:+442079460123' } };
    await database.sql`update public.posts set body = ${said} where id = ${POSTS.live}`;
    await database.sql`update public.posts set body = ${said} where id = ${POSTS.binned}`;
    await database.sql`update public.pages set content = content || ${JSON.stringify({ fields })}::jsonb where id = ${PAGES.draft}`;
    await database.sql`update public.galleries set words = ${JSON.stringify({ pt: { title: said } })}::jsonb where id = ${GALLERIES.published}`;
    await database.sql`update public.portfolio_images set captions = ${JSON.stringify({ pt: said })}::jsonb where id = ${PICTURES.draft}`;
    const foot = [{ label: 'Ring', href: 'tel:+442079460123' }];
    await database.sql`update public.site_menu set foot = ${JSON.stringify(foot)}::jsonb`;
    await database.sql`update public.business_settings set whatsapp = ${OLD}`;
    const templates = [{ name: 'Yes', subject: 'Yes', text: said }];
    await database.sql`update public.answer_settings set templates = ${JSON.stringify(templates)}::jsonb`;
  });

  test('are found where somebody may change them, without the bin and what is no text', async () => {
    const placeOf = ({ kind, path }: Found) => [kind, ...path].join(' ');
    const own = [
      'post body',
      ...['page content fields call link', 'page content fields text text'],
      ...['gallery words pt title', 'caption captions pt'],
    ];
    const others = ['menu foot 0 href', 'settings whatsapp', 'answers templates 0 text'];
    const all = await find('admin');
    expect(all.map(placeOf).sort()).toEqual([...own, ...others].sort());
    expect(all.filter(({ about }) => about === null)).toEqual([]);
    expect((await find('editor')).map(placeOf).sort()).toEqual(own.sort());
    const [post] = await find('editor');
    expect(post?.passage).toEqual(['Ring ', '020 7946 0123', '.']);
  });

  test('are changed in the drafts alone, each text that is chosen, with a revision', async () => {
    const found = await find('editor');
    const inPage = found.filter(({ kind }) => kind === 'page');
    for (const one of [found[0], inPage.find(({ path }) => path.at(-1) === 'link'), found.at(-1)]) {
      expect(await change(one as Found, 'editor')).toMatchObject({ message: '' });
    }
    expect(await bodyOf(POSTS.live)).toBe(`Ring ${NEW}.`);
    const live = database.value`select body from public.published_posts where post_id = ${POSTS.live}`;
    expect(await live).toBe('Text.');
    const kept = database.value`select count(*) from public.post_revisions where body like '%0999%'`;
    expect(Number(await kept)).toBe(1);
    expect((await find('editor')).map(({ path }) => path.at(-1)).sort()).toEqual(['text', 'title']);
  });

  test('are kept from whoever may not, or comes too late, or sends another place', async () => {
    const [one] = (await find('admin')).filter(({ kind }) => kind === 'settings');
    const settings = one as Found;
    for (const person of ['nobody', 'viewer', 'editor', 'aal1'] as const) {
      expect(await change(settings, person)).toMatchObject({ sqlstate: '42501' });
    }
    expect(await change({ ...settings, version: settings.version - 1 }, 'admin')).toMatchObject({
      ...{ sqlstate: 'PT409', message: 'version_conflict' },
    });
    const before =
      await database.value`select to_jsonb(item) from public.business_settings as item`;
    expect(await change(settings, 'admin', [['id'], ['phone'], ['nothing', '0']])).toMatchObject({
      message: '',
    });
    const after = await database.value`select to_jsonb(item) from public.business_settings as item`;
    expect(after).toEqual(before);
    expect((await change({ ...settings, kind: 'profiles' }, 'admin')).sqlstate).not.toBeNull();
  });

  test('are told of what visitors still have', async () => {
    await database.sql`update public.posts set body = ${OLD} where id = ${POSTS.live}`;
    await database.sql`select public.publish_document('post', id, version) from public.posts where id = ${POSTS.live}`;
    await database.sql`update public.posts set body = 'x' where id = ${POSTS.live}`;
    const posts = (await find('editor')).filter(({ kind }) => kind === 'post');
    expect(posts).toMatchObject([{ id: POSTS.live, is_live: true }]);
  });
});
