import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pages } from '#business/pages.ts';
import type { PageKind, Section } from '#domain/pages/page.ts';
import { shownWords } from '#domain/settings/words.ts';
import { EditingContext } from '#sections/edit.tsx';
import { limitsOf } from '#sections/field-limits.ts';
import { fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind, type SectionKind } from '#sections/kinds.ts';
import type { ViewProps } from '#sections/place.ts';
import { VIEWS } from '#sections/views.ts';
import { AroundContext, editingOf, IN_PLACE_CSS } from './in-place.tsx';

const words = shownWords({});
const site = {
  words,
  ...{ name: 'Oak', legalName: 'Oak Ltd', email: 'a@example.com', language: 'en-GB' },
  ...{ phone: { e164: '+441', display: '+44 1' }, closures: [] },
  openingHours: [{ label: 'Mon' }],
  address: { street: 'Yard', city: 'London', postcode: 'E1', country: 'GB' },
};
const form = { backend: { url: '', key: '' }, services: [], phone: site.phone };
const media = { ...{ id: 'm', bucket: 'b', path: 'p.jpg', width: 3, height: 2, alt: '' } };
const file = { ...media, focalX: 0.5, focalY: 0.5, preview: '' };
const built = { avif: '/a.avif 1w', webp: '/a.webp 1w', src: '/a.webp' };
const cut = { ...built, sizes: '100vw', width: 3, height: 2 };
const job = { path: '/portfolio/a', title: 'A kitchen', note: 'Weeks', summary: 'Oak', place: '' };
const said = { ...{ id: 'w', paragraphs: ['Good.', 'Tidy.'], name: 'Ann', points: '4 of 5' }, job };
const article = { path: '/blog/a', title: 'Oak', summary: 'Or walnut', minutes: 3 };

/** What `prepare.ts` finds for visitors, and `useSectionData` for the editor. */
function dataOf({ kind, fields }: Pick<Section, 'kind' | 'fields'>): unknown {
  const items = (fields.items ?? []) as { key: string }[];
  const of = (value: unknown) => Object.fromEntries(items.map(({ key }) => [key, value]));
  return {
    ...{ site, form: { ...form, whatsappUrl: 'https://wa.me/1' }, note: 'All by us' },
    ...{ cuts: [{ ...cut, media: '(width < 48rem)' }, cut], alt: 'A room' },
    picture: kind === 'picture' ? { ...cut, alt: 'Oak' } : { media: file, built, alt: 'Oak' },
    tiles: [{ ...job, media: file, shape: 'wide' }],
    ...{ rest: [job], cards: [{ ...job, cover: file }], articles: [article] },
    said: [said, { ...said, id: 'x', points: '', job: null }],
    groups: [
      ...[{ name: 'Stairs', path: '/services/stairs', jobs: [{ ...job, cover: file }] }],
      { name: '', path: '', jobs: [{ ...job, cover: null }] },
    ],
    services: [{ key: 'stairs', name: 'Stairs', text: 'Of oak', link: '/services/stairs' }],
    ...{ html: '<p>Oak <strong>and</strong> ash</p>', answers: of('<p>Weeks</p>') },
    ...{ words, amounts: of(1_200), portraits: of({ media: file, alt: 'Ann' }) },
  };
}

function viewOf(kind: SectionKind, page: PageKind, fields: Section['fields']) {
  const { schema }: Kind = KINDS[kind];
  const section = { kind, fields: z.parse(schema, fields) as Section['fields'] };
  const place = { key: 'here', page, title: 'Oak', number: '01' };
  const View = VIEWS[kind] as ComponentType<ViewProps<SectionKind, unknown>>;
  const props = { fields: section.fields, data: dataOf(section), place };
  return createElement(View, props as unknown as ViewProps<SectionKind, unknown>);
}

/** What the editor adds to an element. */
const ADDED =
  / (?:contentEditable="plaintext-only"|spellCheck="true"|data-(?:edit|lines|prose|at)="[^"]*")/g;
/** Where nothing is written yet, the editor has room for it. */
const EMPTY = /<(\w+)[^<>]* data-(?:edit|prose)="[^"]*"[^<>]*>(?:<p><\/p>)?<\/\1>/g;

function expectSame(view: ReturnType<typeof viewOf>): string {
  const named = (text: string) => text.replace('{phone}', site.phone.display);
  const around = { key: 'here', named, onText() {}, onProse() {}, onFocus() {} };
  const editing = createElement(EditingContext, { value: editingOf('here') }, view);
  const edited = renderToStaticMarkup(createElement(AroundContext, { value: around }, editing));
  const html = renderToStaticMarkup(view);
  expect(sorted(edited.replace(EMPTY, '').replace(ADDED, ''))).toBe(sorted(html));
  return edited;
}

/** Attributes in any order are the same element. */
function sorted(html: string): string {
  return html.replace(/<(\w[\w-]*)((?: [\w-]+="[^"]*")+)/gi, (_, name, attributes: string) => {
    const all = attributes.match(/ [\w-]+="[^"]*"/gi) ?? [];
    return `<${name}${all.sort().join('')}`;
  });
}

describe.each(Object.keys(KINDS).filter(isKind))('page: %s in the editor', (kind) => {
  const { schema, pages: places }: Kind = KINDS[kind];
  const fields = fieldsOf(schema.shape);

  test.each([...places])('is, but for its attributes, what visitors get on a page: %s', (page) => {
    expectSame(viewOf(kind, page, limitsOf(fields, false)));
    const most = limitsOf(fields, true);
    const looks = Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'choice' ? Object.keys(field.options).map((one) => ({ [name]: one })) : [],
    );
    // In the editor parts are there from the start.
    const loading = fields.loading ? { loading: '' } : {};
    for (const look of [{}, ...looks]) {
      const edited = expectSame(viewOf(kind, page, { ...most, ...look, ...loading }));
      if (kind !== 'articles') expect(edited).toContain('data-edit="here.');
    }
  });
});

test.each(pages.flatMap(({ kind: page, sections }) => sections.map((one) => ({ ...one, page }))))(
  'page: the folder’s $key, $kind on a page: $page, is what visitors get',
  (section) => {
    const { kind, page, fields } = section;
    if (!isKind(kind)) throw new Error(`There is no kind ${kind}.`);
    expectSame(viewOf(kind, page, fields));
  },
);

test('page: what the frame adds to an element counts for less than any style of the site', () => {
  const rules = [...IN_PLACE_CSS.matchAll(/^(.+?) \{ (.+) \}$/gm)];
  const laidOut = rules.filter(([, , style = '']) =>
    /display|width|radius|margin|padding/.test(style),
  );
  expect(laidOut).toHaveLength(2);
  for (const [, selector] of laidOut) expect(selector).toMatch(/^:where\(.*\)$/);
});
