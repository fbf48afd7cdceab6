import { expect, test } from 'vitest';
import { checkGallery } from './gallery-checks.ts';

type Open = Parameters<typeof checkGallery>[0];

const picture = (facts: object) =>
  ({
    before: null,
    media: { width: 2000, height: 1500, alt: 'Oak', decorative: false, ...facts },
  }) as unknown as Open['pictures'][number];

const check = (words: object, pictures = [picture({})], language = '') => {
  const gallery = { title: 'Oak', summary: 'Light.', story: '', words: {}, ...words };
  const open = { gallery: gallery as Open['gallery'], pictures, cover: null };
  return checkGallery(open, language).map(
    ({ level, text, part }) => `${level}: ${text}${level === 'good' ? '' : ` → ${part}`}`,
  );
};

test('gallery: is looked over, and what is to do leads to its place', () => {
  expect(check({})).toEqual([
    ...['good: Title given', 'good: 1 picture', 'good: Summary given'],
    ...['good: The first picture is the cover', 'good: Every picture large enough'],
    'good: Every picture described',
  ]);
  expect(check({ title: ' ', summary: '' }, [])).toEqual([
    'caution: No title yet → title',
    'caution: No picture yet → pictures',
    'caution: No summary yet → summary',
  ]);
  expect(check({}, [picture({ width: 800, height: 600, alt: '' })]).slice(-2)).toEqual([
    'caution: 1 picture too small for a large screen → pictures',
    'caution: 1 picture without a description → pictures',
  ]);
});

test('gallery: pictures that its story lacks are named, in whatever language', () => {
  const said = { story: '![](media:missing)\n\n\\[Picture: oak.jpg\\]' };
  const missing =
    'A picture did not come along when the text was pasted. Add it, or remove its place.';
  expect(check(said)).toContain(`must: ${missing} → story`);
  expect(check(said)).toContain(
    'caution: “[Picture: oak.jpg]” stands where a picture was: put it in, or take the words out. → story',
  );
  expect(check({ words: { pt: said } }).join()).toMatch(new RegExp(`must: .+: ${missing} → null`));
});
