import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pages } from '#business/pages.ts';
import type { PageKind, Section } from '#domain/pages/page.ts';
import { EditingContext } from '#sections/edit.tsx';
import { fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind, type SectionKind } from '#sections/kinds.ts';
import type { ViewProps } from '#sections/place.ts';
import { VIEWS } from '#sections/views.ts';
import { limitsOf } from '../../../../tests/support/field-limits.ts';
import { dataOf, site } from '../../../../tests/support/section-data.ts';
import { AroundContext, IN_PLACE_CSS, inPlaceOf } from './in-place.tsx';

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
  / (?:contentEditable="plaintext-only"|spellCheck="true"|data-(?:edit|label|lines|prose|at)="[^"]*")/g;
/** Where nothing is written yet, the editor has room for it. */
const EMPTY = /<(\w+)[^<>]* data-(?:edit|prose)="[^"]*"[^<>]*>(?:<p><\/p>)?<\/\1>/g;

function expectSame(view: ReturnType<typeof viewOf>): string {
  const named = (text: string) => text.replace('{phone}', site.phone.display);
  const labelOf = (path: string) => path;
  const around = { ...{ key: 'here', labelOf, named }, onText() {}, onProse() {}, onFocus() {} };
  const editing = createElement(EditingContext, { value: { inPlace: inPlaceOf('here') } }, view);
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
      if (kind !== 'articles' && kind !== 'shared') expect(edited).toContain('data-edit="here.');
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
