import { expect, test } from 'vitest';
import {
  addressOf,
  contentKeyAt,
  largestFile,
  MOVING,
  middleFile,
  ownFiles,
  ownPicture,
} from './own-pictures.ts';

const widthsOf = (width: number, display?: number) => {
  const files =
    display === undefined
      ? ownFiles({ contentKey: 'k', width })
      : ownPicture({ contentKey: 'k', width }, display).files;
  const of = (wanted: string) =>
    files.filter(({ format }) => format === wanted).map((file) => file.width);
  return { avif: of('avif'), webp: of('webp') };
};

test.each<[width: number, display: number | undefined, avif: number[], webp?: number[]]>([
  [2560, undefined, [640, 1024, 1536, 2560], [640, 1024, 1536]],
  [6000, undefined, [640, 1024, 1536, 2560], [640, 1024, 1536]],
  // To the width of a smaller one, and not beyond.
  [2000, undefined, [640, 1024, 1536, 1920], [640, 1024, 1536]],
  [1000, undefined, [640, 768]],
  [640, undefined, [640]],
  [500, undefined, [320]],
  [200, undefined, [200]],
  // Up to twice the width of display.
  [2560, 768, [640, 1024, 1536]],
  [2560, 560, [640, 1024]],
  [2560, 100, [640]],
])('files of a picture: of %i pixels shown at %s are %j', (width, display, avif, webp = avif) => {
  expect(widthsOf(width, display)).toEqual({ avif, webp });
});

test('files of a picture: are all made beforehand, whatever a page offers; are WebP alone of an animation; are counted for a library', () => {
  for (const width of [1, 200, 320, 641, 900, 1024, 1100, 1800, 1921, 2559, 2560, 9000]) {
    const made = new Set(ownFiles({ contentKey: 'k', width }).map(({ name }) => name));
    for (const display of [1, 160, 320, 480, 640, 768, 860, 960, 1280, 1520, 1920, 2560]) {
      const { files } = ownPicture({ contentKey: 'k', width }, display);
      for (const { name, ...file } of files) {
        expect(made, `${width} shown at ${display}`).toContain(name);
        expect(file.width).toBeLessThanOrEqual(width);
      }
    }
  }
  const moving = { contentKey: `0f${MOVING}`, width: 900 };
  expect(ownFiles(moving).map(({ name }) => name.replace(/-\d+\./, '.'))).toEqual([
    '0fm-640.webp',
    '0fm-768.webp',
  ]);
  expect(ownPicture(moving, 900).avif).toBe('');
  expect(contentKeyAt(addressOf(largestFile(moving).name))).toBe(moving.contentKey);
});

const media = { contentKey: '0123456789abcdef', width: 2560 };

test('picture addresses: are those of the files; of one file that must do is as wide as it is shown; tell which picture it is', () => {
  const { avif, src } = ownPicture(media, 560);
  expect(avif).toMatch(
    /^\/pictures\/0123456789abcdef-640-\d+\.avif 640w, \/pictures\/\S+\.avif 1024w$/,
  );
  expect(src).toMatch(/-1024-\d+\.webp$/);
  const widths = [600, 960, 1920].map((display) => middleFile(media, display).width);
  expect(widths).toEqual([640, 1024, 1536]);
  expect(largestFile(media).name).toMatch(/-1536-\d+\.webp$/);
  expect(largestFile({ ...media, width: 900 }).name).toMatch(/-768-\d+\.webp$/);
  expect(contentKeyAt(addressOf(middleFile(media, 960).name))).toBe(media.contentKey);
  expect(contentKeyAt(addressOf(largestFile(media).name))).toBe(media.contentKey);
  expect(contentKeyAt('')).toBe('');
});
