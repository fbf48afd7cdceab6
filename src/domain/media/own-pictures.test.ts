import { expect, test } from 'vitest';
import {
  addressOf,
  contentKeyAt,
  countOwnFiles,
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

test('files of a picture: are four and three of a large one', () => {
  const all = { avif: [640, 1024, 1536, 2560], webp: [640, 1024, 1536] };
  expect(widthsOf(2560)).toEqual(all);
  expect(widthsOf(6000)).toEqual(all);
});

test('files of a picture: reach to the width of a smaller one, and not beyond', () => {
  expect(widthsOf(2000).avif).toEqual([640, 1024, 1536, 1920]);
  expect(widthsOf(1000)).toEqual({ avif: [640, 768], webp: [640, 768] });
  expect(widthsOf(640)).toEqual({ avif: [640], webp: [640] });
  expect(widthsOf(500)).toEqual({ avif: [320], webp: [320] });
  expect(widthsOf(200)).toEqual({ avif: [200], webp: [200] });
});

test('files of a picture: are offered up to twice the width of display', () => {
  expect(widthsOf(2560, 768).avif).toEqual([640, 1024, 1536]);
  expect(widthsOf(2560, 560).avif).toEqual([640, 1024]);
  expect(widthsOf(2560, 100)).toEqual({ avif: [640], webp: [640] });
});

test('files of a picture: are all made beforehand, whatever a page offers', () => {
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
});

test('files of a picture: are WebP alone of an animation', () => {
  const moving = { contentKey: `0f${MOVING}`, width: 900 };
  expect(ownFiles(moving).map(({ name }) => name.replace(/-\d+\./, '.'))).toEqual([
    '0fm-640.webp',
    '0fm-768.webp',
  ]);
  expect(ownPicture(moving, 900).avif).toBe('');
  expect(contentKeyAt(addressOf(largestFile(moving).name))).toBe(moving.contentKey);
});

test('files of a picture: are counted for a library', () => {
  expect(countOwnFiles([])).toBe(0);
  expect(countOwnFiles([{ width: 2560 }, { width: 1000 }, { width: 200 }])).toBe(7 + 4 + 2);
});

const media = { contentKey: '0123456789abcdef', width: 2560 };

test('picture addresses: are those of the files', () => {
  const { avif, src } = ownPicture(media, 560);
  expect(avif).toMatch(
    /^\/pictures\/0123456789abcdef-640-\d+\.avif 640w, \/pictures\/\S+\.avif 1024w$/,
  );
  expect(src).toMatch(/-1024-\d+\.webp$/);
});

test('picture addresses: of one file that must do is as wide as it is shown', () => {
  expect(middleFile(media, 600).name).toMatch(/-640-\d+\.webp$/);
  expect(middleFile(media, 960).name).toMatch(/-1024-\d+\.webp$/);
  expect(middleFile(media, 1920).name).toMatch(/-1536-\d+\.webp$/);
  expect(largestFile(media).name).toMatch(/-1536-\d+\.webp$/);
  expect(largestFile({ ...media, width: 900 }).name).toMatch(/-768-\d+\.webp$/);
});

test('picture addresses: tell which picture it is', () => {
  expect(contentKeyAt(addressOf(middleFile(media, 960).name))).toBe(media.contentKey);
  expect(contentKeyAt(addressOf(largestFile(media).name))).toBe(media.contentKey);
  expect(contentKeyAt('')).toBe('');
});
