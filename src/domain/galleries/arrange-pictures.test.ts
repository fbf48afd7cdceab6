import { expect, test } from 'vitest';
import { arrange, type Place } from './arrange-pictures.ts';

/** `b` is broad, `u` upright, `c` a broad one that is compared with a picture from before the work. */
const picture = (shape: string) => ({
  ...(shape === 'u' ? { width: 800, height: 1000 } : { width: 1500, height: 1000 }),
  isCompared: shape === 'c',
});
const arranged = (shapes: string) => arrange([...shapes].map(picture));

test.each<[string, string]>([
  ['', ''],
  ['bb', 'wide wide'],
  ['bub', 'wide alone wide'],
  ['buucu', 'wide left right wide alone'],
  ['uuubbbbb', 'left right alone wide wide wide wide wide'],
])('gallery: a small gallery %s stands as before', (shapes, places) => {
  expect(arranged(shapes).join(' ')).toBe(places);
});

test.each<[string, string]>([
  ['bbbbbbbbb', 'half half third third third half half half half'],
  ['bbbbbbbbbbbcb', 'half half third third third half half third third third wide wide wide'],
  ['buubuuuuu', 'major third third major third third third left right'],
  ['cbbbcubbub', 'wide half half wide wide third major major third wide'],
])('gallery: of a large one %s only comparisons and the last stand alone', (shapes, places) => {
  expect(arranged(shapes).join(' ')).toBe(places);
});

const COLUMNS: Readonly<Record<Place, number>> = {
  ...{ wide: 12, alone: 12, half: 6, left: 6, right: 6, major: 8, third: 4 },
};

test('gallery: whatever the shapes, each row of a large gallery is full', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const shapes = Array.from(
      { length: 20 },
      (_, nth) => 'bbucbu'[((seed >> (nth % 11)) % 6) & (nth + 5)] ?? 'b',
    );
    let filled = 0;
    for (const place of arranged(shapes.join(''))) {
      filled = filled === 12 ? COLUMNS[place] : filled + COLUMNS[place];
      expect(filled, shapes.join('')).toBeLessThanOrEqual(12);
    }
    expect(filled, shapes.join('')).toBe(12);
  }
});
