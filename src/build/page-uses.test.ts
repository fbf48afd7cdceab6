import { expect, test } from 'vitest';
import { noteContent, noted, notePicture, noteUses } from './page-uses.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A page that asks for its pictures one after the other, each in a turn of its own. */
const rendered = (...names: string[]) =>
  noted(async () => {
    for (const name of names) {
      await turn();
      notePicture(name);
    }
  });

test('page: each names its own pictures, each once, and what lists use that pages share', async () => {
  const pages = await Promise.all([
    ...[rendered('a.avif', 'b.webp', 'a.avif'), rendered('c.jpg'), rendered()],
  ]);
  expect(pages.map(({ uses }) => [...uses.pictures])).toEqual([
    ['a.avif', 'b.webp'],
    ['c.jpg'],
    [],
  ]);
  const list = noted(async () => {
    await turn();
    noteContent();
    notePicture('oak.avif');
  });
  const asking = () => noted(async () => noteUses((await list).uses));
  const [one, other, none] = await Promise.all([asking(), asking(), noted(turn)]);
  for (const { uses } of [one, other]) {
    expect(uses).toEqual({ content: true, lacksPicture: false, pictures: new Set(['oak.avif']) });
  }
  expect(none?.uses).toEqual({ content: false, lacksPicture: false, pictures: new Set() });
});
