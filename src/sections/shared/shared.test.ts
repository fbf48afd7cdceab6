import { expect, test } from 'vitest';
import { DEFAULTS, withHidden } from '#domain/pages/draft.ts';
import { overlaidPage } from '#domain/pages/overlay.ts';
import { site } from '../../../tests/support/section-data.ts';
import { sharedPart } from './shared.ts';
import { sharedSections } from './shared-sections.ts';

const item = { key: 'small', name: 'From {small}', text: '', from: 900, is: 'from', per: 'whole' };
const prices = { label: 'Cost', items: [item], dependsOnLabel: '', dependsOn: [], ground: 'plain' };
const sections = [
  { key: 'text', kind: 'text', fields: { label: 'Words', text: 'Oak' } },
  { key: 'cost', kind: 'prices', fields: prices },
];
const named = { key: 'stairs', kind: 'service', slug: 'stairs', title: 'Stairs' } as const;
const folder = { ...named, description: '', keywords: [], sections };
const page = (draft = DEFAULTS) => overlaidPage(folder, draft, () => true);
const settings = { prices: { 'stairs/small': 950 } };
const part = (pages: ReturnType<typeof page>[], slug: string) =>
  sharedPart(pages, { chosen: [slug] }, settings, { ...site, counts: false, vatNote: 'VAT' });

test('shared: prices of another page come with its amounts and what its texts name', () => {
  expect(sharedSections([page()]).map(({ slug }) => slug)).toEqual(['stairs/cost']);
  expect(part([page()], 'stairs/cost')).toMatchObject({
    ...{ kind: 'prices', data: { vatNote: 'VAT' } },
    fields: { label: 'Cost', items: [{ name: expect.stringMatching(/^From .*950/) }] },
  });
});

test('shared: what is gone, hidden, of another kind or unfit to be shown is nothing', () => {
  expect(part([], 'stairs/cost')).toBeNull();
  expect(part([page()], 'stairs/text')).toBeNull();
  expect(part([page(withHidden(DEFAULTS, 'cost', true))], 'stairs/cost')).toBeNull();
  const fields = { cost: { label: 'x'.repeat(41) } };
  expect(part([page({ ...DEFAULTS, content: { fields } })], 'stairs/cost')).toBeNull();
});
