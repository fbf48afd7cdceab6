import { expect, test } from 'vitest';
import { inAmerican } from './american.ts';

test('texts are spelled as Americans do, and names that are put in stay', () => {
  const texts = inAmerican({
    title: 'Colours and grey walls',
    list: ['A colour', 'by the yard, per metre'],
    about: (name: string, mail: string) => ({ text: `${name}: colours, ${mail}.`, count: 3 }),
  });
  expect(texts.title).toBe('Colors and gray walls');
  expect(texts.list).toEqual(['A color', 'by the yard, per meter']);
  expect(texts.about('True Colours', 'tom@grey-colours.com')).toEqual({
    text: 'True Colours: colors, tom@grey-colours.com.',
    count: 3,
  });
});
