import { expect, test } from 'vitest';
import { writeAmount } from '#domain/settings/amounts.ts';
import { fieldsOf } from './fields.ts';
import { KINDS } from './kinds.ts';
import { fieldProblems } from './problems.ts';

const textsOf = (kind: keyof typeof KINDS, values: Record<string, unknown>) =>
  fieldProblems(fieldsOf(KINDS[kind].schema.shape), values).map(({ path, text }) => [path, text]);

test('sections: says what is missing; a picture that decorates is said to do so by somebody, and an opening one never does', () => {
  expect(textsOf('hero', {})).toEqual([
    ['headline', 'Write something here.'],
    ['picture', 'Choose a picture.'],
  ]);
  expect(textsOf('questions', { label: 'FAQ' })).toEqual([['items', 'Add one question at least.']]);
  const media = '0c28d8a5-4f3d-4f0e-9f6b-000000000001';
  const words = 'Say what it shows, for people who can’t see it.';
  const ofHero = (picture: object) =>
    textsOf('hero', { headline: ['Oak'], picture, tall: { media } });
  expect(ofHero({ media })).toEqual([['picture', words]]);
  expect(ofHero({ media, alt: '' })).toEqual([['picture', words]]);
  expect(ofHero({ media, alt: 'A stair' })).toEqual([]);
  const besideText = (picture: object) =>
    textsOf('picture', { picture }).filter(([path]) => path === 'picture');
  expect(besideText({ media })).toEqual([['picture', words]]);
  expect(besideText({ media, alt: '' })).toEqual([]);
  expect(besideText({ library: 'oak.jpg' })).toEqual([]);
});

test('sections: says what is too long, too many, no address or no amount, and where', () => {
  const hero = {
    headline: ['x'.repeat(25)],
    line: 'x'.repeat(161),
    picture: { file: 'oak.jpg', alt: 'x'.repeat(301) },
    buttons: [{ key: 'a', label: 'GO', link: 'javascript:1' }],
  };
  expect(textsOf('hero', hero)).toEqual([
    ['headline', 'A line has 25 characters: 24 fit.'],
    ['line', '1 too many: 160 characters fit.'],
    ['picture', 'The description has 1 characters too many: 300 fit.'],
    ['buttons.a.link', 'This is no address. Write /services/…, #contact or https://….'],
  ]);
  expect(textsOf('hero', { ...hero, headline: ['a', 'b', 'c', 'd'] })[0]).toEqual([
    'headline',
    '4 lines: 3 fit.',
  ]);
  const price = { key: 'p', name: 'Table', from: 1.555 };
  expect(textsOf('prices', { label: 'PRICES', items: [price] })).toEqual([
    [
      'items.p.from',
      `Write an amount, for example ${writeAmount(24_000)} or ${writeAmount(49.5)}.`,
    ],
  ]);
});
