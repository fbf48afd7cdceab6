import { expect, test } from 'vitest';
import { picturesOf, recordPicture, withPictureNames } from '#build/pictures/page-pictures.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A page that asks for its pictures one after the other, each in a turn of its own. */
const rendered = (...names: string[]) =>
  withPictureNames(async () => {
    for (const name of names) {
      await turn();
      recordPicture(name);
    }
    return new Response('');
  });

test('pages that are rendered at the same time name their own pictures, each once', async () => {
  const answers = await Promise.all([
    rendered('a.avif', 'b.webp', 'a.avif'),
    rendered('c.jpg'),
    rendered(),
  ]);
  expect(answers.map(({ headers }) => picturesOf(headers))).toEqual([
    ['a.avif', 'b.webp'],
    ['c.jpg'],
    [],
  ]);
});
