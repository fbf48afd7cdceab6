import { expect, test } from 'vitest';
import { pictureWordsIn } from './picture-words.ts';

test('Markdown: words in the place of a picture are found, and neither pictures nor links', () => {
  expect(
    pictureWordsIn('Oak.\n\n\\[Picture: clip\\_image001.jpg\\]\n\n[Bild] and [Picture]'),
  ).toEqual(['[Picture: clip_image001.jpg]', '[Bild]', '[Picture]']);
  expect(pictureWordsIn('![Picture: oak](media:a) [Picture](/a) [Pictures] Picture: oak')).toEqual(
    [],
  );
});
