import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { linkedPieces } from '#domain/markdown/linked-pieces.ts';
import { shownWords } from '#domain/settings/words.ts';
import { limitsOf } from './field-limits.ts';
import { fieldsOf } from './fields.ts';
import { KINDS, type SectionKind } from './kinds.ts';
import type { Place, ViewProps } from './place.ts';
import { staticHtml } from './static-html.ts';
import { SHEETS, VIEWS } from './views.ts';

const names = Object.keys(KINDS) as SectionKind[];
const words = shownWords({});
const site = {
  words,
  ...{ name: 'Oak', legalName: 'Oak Ltd', email: 'a@example.com', language: 'en-GB' },
  ...{ phone: { e164: '+441', display: '+44 1' }, openingHours: [], closures: [] },
  address: { street: 'Yard', city: 'London', postcode: 'E1', country: 'GB' },
};
const form = { backend: { url: '', key: '' }, services: [], phone: site.phone, whatsappUrl: null };
/** What the kinds' `prepare.ts` find, for all of them; pictures and jobs are tried on built pages. */
const data = {
  ...{ site, form, cuts: [], alt: '', picture: null, tiles: [], rest: [], cards: [], groups: [] },
  ...{
    ...{ services: [], html: '<p>Oak</p>', amounts: {}, words, vatNote: '', answers: {} },
    ...{ articles: [], said: [], portraits: {} },
  },
};

function htmlOf(name: SectionKind, page: Place['page'], isMost: boolean): string {
  const { schema } = KINDS[name];
  const fields = z.parse(schema, limitsOf(fieldsOf(schema.shape), isMost));
  const place: Place = { key: 'here', page, title: 'Oak', number: '' };
  const props = { fields, data, place } as unknown as ViewProps<SectionKind, unknown>;
  return staticHtml(
    createElement(VIEWS[name] as ComponentType<ViewProps<SectionKind, unknown>>, props),
  );
}

describe.each(names)('sections: %s', (name) => {
  const pages = KINDS[name].pages as readonly Place['page'][];

  test('is its root element and nothing in front of it', () => {
    for (const page of pages) {
      for (const isMost of [true, false]) {
        const html = htmlOf(name, page, isMost);
        expect(html, page).toMatch(/^$|^<(?:section|header|nav)[ >]/);
        expect(html).not.toMatch(/<link|<!--|srcSet|className/);
      }
    }
  });

  test('shows what its fields say, or nothing where there are neither jobs, articles nor words', () => {
    const html = htmlOf(name, pages[0] ?? 'page', true);
    if (['work', 'articles', 'customer-words'].includes(name)) expect(html).toBe('');
    else expect(html).toMatch(/x{20}|<p>Oak/);
  });
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
  const { schema } = KINDS.facts;
  const items = [
    { key: 'a', name: 'Supervised by', text: 'the council, www.graz.at, +43 316 1234' },
  ];
  const fields = z.parse(schema, { label: 'Legal', items });
  const place: Place = { key: 'here', page: 'legal', title: 'Oak', number: '' };
  const pieces = { a: linkedPieces(items[0]?.text ?? '') };
  const props = { fields, data: { ...data, pieces }, place } as never;
  const html = staticHtml(createElement(VIEWS.facts, props));
  expect(html).toContain(
    '<dd>the council, <a class="link" href="https://www.graz.at">www.graz.at</a>, <a class="link inline-block" href="tel:+433161234">+43 316 1234</a></dd>',
  );
});

test('sections: what an amount is paid for stands apart from it', () => {
  const { schema } = KINDS.prices;
  const fields = z.parse(schema, limitsOf(fieldsOf(schema.shape), true));
  const items = fields.items.slice(0, 1).map((item) => ({ ...item, is: 'fixed', per: 'hour' }));
  const place: Place = { key: 'here', page: 'service', title: 'Oak', number: '' };
  const props = { fields: { ...fields, items }, data, place } as unknown as ViewProps<
    'prices',
    never
  >;
  const html = staticHtml(createElement(VIEWS.prices as ComponentType<typeof props>, props));
  expect(html).toMatch(new RegExp(`\\d <span[^>]*>${words.perHour}<`));
});
