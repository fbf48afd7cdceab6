import { describe, expect, test } from 'vitest';
import { Document, INTRO, PAGE } from './documents.ts';
import { addContent, PAGES } from './fixtures.ts';
import { literal, openDatabase } from './harness.ts';

const database = openDatabase(addContent);

const fields = (value: unknown) => ({ fields: { intro: { value } } });
/** Nested so deep below `content`. */
const deep = (levels: number): unknown =>
  levels === 0 ? 'x' : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) };
const sized = (bytes: number) => {
  const empty = '{"fields": {"intro": {"text": ""}}}';
  return { fields: { intro: { text: 'x'.repeat(bytes - empty.length) } } };
};
const keys = (count: number) => Array.from({ length: count }, (_, nth) => `k${nth}`);
const MEDIA_ID = '00000000-0000-4000-8000-00000000000a';

const RIGHT: [string, unknown][] = [
  ['nothing', {}],
  ['a whole one', { ...INTRO, known: ['hero'], hidden: ['work'], ...fields('x') }],
  ['a list of lines', fields(['one', 'two'])],
  ['items with pictures', fields([{ key: 'a1', picture: { media: MEDIA_ID, alt: '' } }])],
  ['a picture that waits for its words', fields({ media: MEDIA_ID })],
  ['a picture of the folder', fields({ file: 'hero.jpg', alt: 'A bench' })],
  ['numbers, switches and nothing', fields([1, 0.5, true, null])],
  [
    'every sort of link',
    fields(['/', '/#work', '#a', 'https://x.y/z?a=b#c'].map((href) => ({ href }))),
  ],
  [
    'mail and telephone',
    fields([
      { href: 'mailto:a@x.yz?subject=Hi' },
      { href: 'tel:+4420' },
      { link: '' },
      { link: '/#contact' },
    ]),
  ],
  ['markup as text', fields('<script>alert(1)</script> {{y}} \u2028 🪵')],
  ['200,000 bytes', sized(200_000)],
  ['fifty sections', { order: keys(50).map((key) => ({ key, kind: 'text' })), known: keys(50) }],
  ['nine levels', { fields: { intro: { a: deep(5) } } }],
];
const WRONG: [string, unknown][] = [
  ['a list', []],
  ['a text', 'x'],
  ['a number', 1],
  ['a switch', true],
  ['another part', { sections: [] }],
  ['an order that is no list', { order: {} }],
  ['an order of texts', { order: ['intro'] }],
  ['a section without a kind', { order: [{ key: 'intro' }] }],
  ['a section without a key', { order: [{ kind: 'head' }] }],
  ['a section with more', { order: [{ key: 'a', kind: 'head', x: 1 }] }],
  ['a kind that is no name', { order: [{ key: 'a', kind: 'Head' }] }],
  ['a kind that is no text', { order: [{ key: 'a', kind: 1 }] }],
  ['a key with an underscore', { order: [{ key: '__proto__', kind: 'head' }] }],
  ['the key of every object', { order: [{ key: 'constructor', kind: 'head' }] }],
  ['a key that is a list', { order: [{ key: ['a'], kind: 'head' }] }],
  ['a key of 41 letters', { order: [{ key: 'a'.repeat(41), kind: 'head' }] }],
  [
    'one key twice',
    {
      order: [
        { key: 'a', kind: 'head' },
        { key: 'a', kind: 'text' },
      ],
    },
  ],
  ['51 sections', { order: keys(51).map((key) => ({ key, kind: 'text' })) }],
  ['51 known ones', { known: keys(51) }],
  ['one hidden twice', { hidden: ['a', 'a'] }],
  ['hidden as a text', { hidden: 'a' }],
  ['hidden as null', { hidden: null }],
  ['a number among the hidden', { hidden: [1] }],
  ['an emoji among the known', { known: ['🪵'] }],
  ['fields that are a list', { fields: [] }],
  ['fields that are null', { fields: null }],
  ['fields of a section that are a text', { fields: { intro: 'x' } }],
  ['fields of 51 sections', { fields: Object.fromEntries(keys(51).map((key) => [key, {}])) }],
  ['a section of a bad key', { fields: { 'In/tro': {} } }],
  ['a field of a bad name', { fields: { intro: { 'a b': 1 } } }],
  ['a prototype', { fields: { intro: JSON.parse('{"a": {"__proto__": {"x": 1}}}') } }],
  ['a method of every object', fields([{ toString: 'x' }])],
  ['a picture with alt text of null', fields({ media: MEDIA_ID, alt: null })],
  ['a picture with too long alt text', fields({ media: MEDIA_ID, alt: 'x'.repeat(501) })],
  ['a picture that is no id', fields({ media: 'hero.jpg', alt: '' })],
  ['a picture of capital letters', fields({ media: MEDIA_ID.toUpperCase(), alt: '' })],
  ['a picture that is a list', fields({ media: [MEDIA_ID], alt: '' })],
  ['a picture that is null', fields([[{ media: null, alt: '' }]])],
  ...[
    ...['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:x', '\u0001javascript:x'],
    ...[
      'data:text/html,x',
      'vbscript:x',
      'blob:x',
      'ftp://x.y',
      '//evil.example',
      '/\\evil.example',
    ],
    ...['/\t/evil.example', '\\\\evil', 'x', '#', `/${'x'.repeat(500)}`],
  ].flatMap((address): [string, unknown][] => [
    [`a link to ${address.slice(0, 30)}`, fields([{ link: address }])],
    [`an href of ${address.slice(0, 30)}`, fields({ href: address })],
  ]),
  ['a link that is a list', fields({ href: ['javascript:x'] })],
  ['a link that is null', fields({ href: null })],
  ['a number that JavaScript has not', fields([1_000_000_001])],
  ['200,001 bytes', sized(200_001)],
  ['ten levels', { fields: { intro: { a: deep(6) } } }],
  ['hundreds of levels', { fields: { intro: { a: deep(500) } } }],
];

const draft = new Document(database, PAGE, PAGES.draft);
const save = (content: unknown) => {
  const json = typeof content === 'string' ? content : JSON.stringify(content);
  return `update public.pages set content = ${literal(json)} where id = '${PAGES.draft}'`;
};

describe('page: its content', () => {
  test.each(RIGHT)('may be %s', async (_, content) => {
    expect((await database.run('editor', save(content))).message).toBe('');
    expect((await draft.row()).content).toEqual(content);
  });

  test.each(WRONG)('is refused as %s, whoever asks', async (_, content) => {
    // A text goes to the database as it is: x is no JSON.
    const sqlstate = content === 'x' ? '22P02' : '23514';
    expect(await database.attempt('editor', save(content))).toMatchObject({ sqlstate });
    expect(await database.attempt('service', save(content))).toMatchObject({ sqlstate });
  });

  test.each(['null', '[[[', '{"a"', '"\\u0000"'])('is refused as %s', async (content) => {
    expect((await database.run('editor', save(content))).sqlstate).toMatch(/^(22|23514)/);
  });

  test('that no parser can follow changes nothing, and nothing breaks', async () => {
    const before = await draft.row();
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const authorization = `Bearer ${await database.token('editor')}`;
    const { publishableKey: apikey } = database.backend;
    await database.backend.fetch(
      new Request(`http://localhost/rest/v1/pages?id=eq.${PAGES.draft}`, {
        method: 'PATCH',
        headers: { apikey, authorization, 'content-type': 'application/json' },
        body: `{"content": {"fields": {"intro": {"a": ${nested}}}}}`,
      }),
    );
    expect(await draft.row()).toEqual(before);
    expect((await draft.save({ title: 'draft' })).message).toBe('');
  });
});
