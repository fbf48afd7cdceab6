import { expect, test } from 'vitest';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { leftOf } from './use-original.ts';

const KINDS: Record<string, string> = { gone: 'text' };
const PAGE = {
  ...DEFAULTS,
  title: 'Staircases',
  seoDescription: 'Stairs in oak.',
  names: { short: 'Stairs', menu: 'Stairs', hint: 'Treads' },
  content: {
    order: ['head', 'text', 'call', 'gone'].map((key) => ({ key, kind: KINDS[key] ?? key })),
    hidden: ['gone'],
    fields: {
      head: { lead: 'A staircase is furniture.', picture: { media: 'x', alt: 'A stair' } },
      text: { label: 'How we work', text: 'We measure.\n\nThen we draw.' },
      call: { title: 'Shall we come?', text: 'Soon.', button: 'GO', link: '/#contact' },
      gone: { text: 'Nobody reads this.' },
    },
  },
};

test('page: its title, what searches show, its names, its texts and what is said of its pictures count', () => {
  const { same, of } = leftOf(PAGE, PAGE);
  // Not the link, and not what is hidden.
  expect({ same, of }).toEqual({ same: 13, of: 13 });
});

test('page: what is written anew does not', () => {
  const fields = {
    ...PAGE.content.fields,
    head: { lead: 'Uma escada é um móvel.', picture: { media: 'x', alt: 'Uma escada' } },
    text: { label: 'Como trabalhamos', text: 'Medimos.\n\nThen we draw.' },
  };
  const said = { ...PAGE, title: 'Escadas', content: { ...PAGE.content, fields } };
  const { same, of, has } = leftOf(PAGE, said);
  expect({ same, of }).toEqual({ same: 8, of: 13 });
  expect(has('Staircases')).toBe(false);
  expect(has(PAGE.content.fields.text.text)).toBe(true);
});
