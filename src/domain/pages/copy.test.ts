import { expect, test } from 'vitest';
import { copiedContent, withCopy } from './copy.ts';
import { allSections, DEFAULTS, withField, withHidden } from './draft.ts';
import { overlaidPage, ownPage } from './overlay.ts';

const price = (key: string, from: number) => ({ key, name: key, from });
const sections = [
  { key: 'head', kind: 'head', fields: { lead: 'Oak' } },
  { key: 'prices', kind: 'prices', fields: { label: 'Cost', items: [price('small', 900)] } },
  { key: 'call', kind: 'call', fields: { title: 'Come' } },
];
const folder = {
  key: 'stairs',
  kind: 'service',
  slug: 'stairs',
  title: 'Stairs',
  sections,
} as const;
const base = { ...folder, description: '', keywords: [] };
const any = () => true;

test('copy: a section stands behind itself, says what it showed, and shares no price with it', () => {
  const draft = withField(DEFAULTS, folder, 'prices', 'label', 'Our prices');
  const [, prices] = allSections(folder, draft);
  if (!prices) throw new Error('no prices');
  const copied = withCopy(draft, folder, prices, { key: 'copy', amounts: { small: 950 } });
  const all = allSections(folder, copied);
  expect(all.map(({ key }) => key)).toEqual(['head', 'prices', 'copy', 'call']);
  expect(all[1]).toEqual(prices);
  expect(all[2]?.fields).toMatchObject({
    label: 'Our prices',
    items: [{ name: 'small', from: 950 }],
  });
  expect(JSON.stringify(all[2]?.fields)).not.toContain('"key":"small"');
});

test('copy: a page of the folder is the same without it, hidden sections too', () => {
  const page = overlaidPage(base, withHidden(DEFAULTS, 'call', true), any);
  const content = copiedContent(page, { small: 950 });
  const copy = ownPage(
    { ...DEFAULTS, key: 'own', kind: 'service', slug: 's', title: 'S', content },
    any,
  );
  const shown = (one: typeof page) => one.sections.map(({ origin: _, ...section }) => section);
  const owners = { ...sections[1]?.fields, items: [price('small', 950)] };
  expect(shown(copy)).toEqual(
    shown(page).map((one) => (one.key === 'prices' ? { ...one, fields: owners } : one)),
  );
});
