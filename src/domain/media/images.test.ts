import { expect, test } from 'vitest';
import {
  DEFAULT_QUALITY,
  DEFAULT_SIZES,
  DEFAULT_WIDTH,
  focalCrop,
  focalPosition,
  LAZY_THRESHOLD,
  originalUrl,
  PROBE_TIMEOUT,
  responsiveWidths,
  sourceSet,
  storedFileAt,
  transformedUrl,
  WIDTHS,
} from './images.ts';

const FILE = { bucket: 'portfolio-images', path: 'demo/walnut kitchen.jpg' };

test('picture: the constants are those of docs/behaviour.md', () => {
  expect(WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 1920, 2560]);
  expect([DEFAULT_QUALITY, DEFAULT_WIDTH, LAZY_THRESHOLD, PROBE_TIMEOUT]).toEqual([
    80, 1920, 0.1, 3000,
  ]);
  expect(DEFAULT_SIZES).toContain('(max-width: 640px) 100vw, (max-width: 1024px) 50vw');
});

test.each([
  // Up to twice the width of display, and never beyond the original; a small one as it is.
  [[640], [320, 640, 768, 1024, 1280]],
  [[], WIDTHS],
  [
    [1920, 1500],
    [320, 640, 768, 1024, 1280],
  ],
  [[640, 200], [200]],
  [[100], [320]],
])('picture widths: for %j are %j', (shown, widths) => {
  expect(responsiveWidths(...shown)).toEqual(widths);
});

test.each([
  [
    'https://x.supabase.co',
    FILE,
    'https://x.supabase.co/storage/v1/object/public/portfolio-images/demo/walnut%20kitchen.jpg',
  ],
  [
    '',
    { bucket: 'media', path: 'a/%zz?#.jpg' },
    '/storage/v1/object/public/media/a/%25zz%3F%23.jpg',
  ],
])('picture addresses: of %s, %o lead to the file and back', (backend, file, address) => {
  expect(originalUrl(backend, file)).toBe(address);
  expect(storedFileAt(address)).toEqual({ backend, ...file });
});

test('picture addresses: of a transformed one have width, quality and format, unless the backend chooses it; make a source set, none where only originals are to be had', () => {
  const of = (width: number, transforms: 'webp' | 'negotiated') =>
    new URL(transformedUrl('http://localhost', FILE, { width, transforms }));
  const { pathname, searchParams } = of(640, 'webp');
  expect(pathname).toMatch(/^\/storage\/v1\/render\/image\/public\/portfolio-images\//);
  const asked = { quality: '80', resize: 'contain' };
  expect(Object.fromEntries(searchParams)).toEqual({ ...asked, width: '640', format: 'webp' });
  // It stays within the limit of the backend.
  const own = Object.fromEntries(of(2560, 'negotiated').searchParams);
  expect(own).toEqual({ ...asked, width: '2500' });
  expect(sourceSet('', FILE, [320, 640], 'webp')).toMatch(/^\S+ 320w, \S+ 640w$/);
  expect(sourceSet('', FILE, [320], 'none')).toBe('');
});

test('focal point: becomes an object position; stays in the middle of a crop as far as the edges allow', () => {
  expect(focalPosition({ focalX: 0.642, focalY: 0.5 })).toBe('64.2% 50%');
  expect(focalPosition({ focalX: -1, focalY: 7 })).toBe('0% 100%');
  const picture = { width: 1500, height: 1000, focalX: 0.5, focalY: 0.5 };
  expect(focalCrop(picture, 100, 100)).toEqual({ left: 250, top: 0, width: 1000, height: 1000 });
  expect(focalCrop({ ...picture, focalX: 0.9 }, 100, 100).left).toBe(500);
  expect(focalCrop({ ...picture, focalX: 0 }, 100, 100).left).toBe(0);
});
