import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { linkedPieces } from '#domain/markdown/linked-pieces.ts';
import { limitsOf } from '../../tests/support/field-limits.ts';
import { NO_DATA as data, words } from '../../tests/support/section-data.ts';
import { fieldsOf } from './fields.ts';
import { KINDS, type SectionKind } from './kinds.ts';
import type { Place, ViewProps } from './place.ts';
import { staticHtml } from './static-html.ts';
import { SHEETS, VIEWS } from './views.ts';

const names = Object.keys(KINDS) as SectionKind[];
const place: Place = { key: 'here', page: 'page', title: 'Oak', number: '' };
function htmlOf(name: SectionKind, page: Place['page'], fields: object, more: object = {}): string {
  const props = { fields, data: { ...data, ...more }, place: { ...place, page } } as unknown;
  const View = VIEWS[name] as ComponentType<ViewProps<SectionKind, unknown>>;
  return staticHtml(createElement(View, props as ViewProps<SectionKind, unknown>));
}
const limits = (name: SectionKind, isMost: boolean) => {
  const { schema } = KINDS[name];
  return z.parse(schema, limitsOf(fieldsOf(schema.shape), isMost));
};

test.each(names)('sections: %s is its root element and no more, and shows its fields', (name) => {
  const pages = KINDS[name].pages as readonly Place['page'][];
  for (const page of pages) {
    for (const isMost of [true, false]) {
      const html = htmlOf(name, page, limits(name, isMost));
      expect(html, page).toMatch(/^$|^<(?:section|header|nav)[ >]/);
      expect(html).not.toMatch(/<link|<!--|srcSet|className/);
    }
  }
  // Or nothing where there are neither jobs, articles nor words.
  const hasNothing = ['work', 'articles', 'testimonials'].includes(name);
  const shown = hasNothing ? /^$/ : /x{20}|<p>Oak/;
  expect(htmlOf(name, pages[0] ?? 'page', limits(name, true))).toMatch(shown);
});

test('sections: each sheet is for a class that some kind has, and begins with a rule of its own', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:sections|islands|components).*\.tsx$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  // From Markdown, not from a component.
  const named = Object.keys(SHEETS).filter((name) => name !== 'prose');
  for (const name of named) expect(code, name).toMatch(new RegExp(`['"\`\\s]${name}['"\`\\s$]`));
});

test('sections: addresses and telephone numbers among facts are links', () => {
  const text = 'the council, www.graz.at, +43 316 1234';
  const fields = { label: 'Legal', items: [{ key: 'a', name: 'Supervised by', text }] };
  const pieces = { a: linkedPieces(text) };
  expect(htmlOf('facts', 'legal', z.parse(KINDS.facts.schema, fields), { pieces })).toContain(
    '<dd>the council, <a class="link" href="https://www.graz.at">www.graz.at</a>, <a class="link inline-block" href="tel:+433161234">+43 316 1234</a></dd>',
  );
});

test('sections: a price that is still being written has no amount', () => {
  const html = htmlOf('prices', 'service', {
    ...z.parse(KINDS.prices.schema, limits('prices', true)),
    items: [{ key: 'new', name: 'Door', text: '', is: 'from', per: 'whole' }],
  });
  expect(html).toContain('Door');
  expect(html).not.toContain('NaN');
});

test('sections: what an amount is paid for stands apart from it', () => {
  const fields = z.parse(KINDS.prices.schema, limits('prices', true));
  const items = fields.items.slice(0, 1).map((item) => ({ ...item, is: 'fixed', per: 'hour' }));
  const html = htmlOf('prices', 'service', { ...fields, items });
  expect(html).toMatch(new RegExp(`\\d <span[^>]*>${words.perHour}<`));
});
