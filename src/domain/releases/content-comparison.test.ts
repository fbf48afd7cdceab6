import { expect, test } from 'vitest';
import {
  compareGalleries,
  comparePictures,
  comparePosts,
  differencesInContext,
} from './content-comparison.ts';

const POST = {
  ...{ title: 'Oak', summary: '', body: 'Walnut costs £5,000 more.', tags: [], slug: 'oak' },
};

test('release: an article is compared word by word, and what has no words is named', () => {
  const next = { ...POST, body: 'Walnut costs £6,000 more.', tags: ['oak'], noindex: true };
  expect(comparePosts({ ...POST, noindex: false }, next)).toEqual({
    summary: '1 word changed, Tags, Search engines',
    parts: [
      { name: 'Text', before: POST.body, after: next.body },
      { name: 'Tags', before: '', after: 'oak' },
    ],
  });
  for (const [before, after, summary] of [
    [null, POST, 'New on the site'],
    [POST, null, 'Leaves the site'],
    [POST, POST, 'Nothing that visitors could notice'],
    [POST, { ...POST, body: `${POST.body} Ash is fine too.` }, '4 words added'],
  ] as const) {
    expect(comparePosts(before, after).summary).toBe(summary);
  }
});

test('release: a gallery is compared with its pictures and their captions', () => {
  const picture = (media_id: string, caption = '') => ({
    media_id,
    before_media_id: null,
    caption,
  });
  const seen = { title: 'Stair', pictures: [picture('a'), picture('b', 'Old')] };
  const next = { title: 'Stair', pictures: [picture('b', 'New'), picture('c')] };
  expect(compareGalleries(seen, next)).toEqual({
    summary: '1 picture added, 1 picture taken out, 1 caption',
    parts: [{ name: 'Caption', before: 'Old', after: 'New' }],
  });
});

test('release: a picture is compared by what is said of it', () => {
  const seen = { alt: 'A stair', caption: '', focal_x: 0.5, focal_y: 0.5, path: 'a.webp' };
  expect(comparePictures(seen, { ...seen, alt: 'A stair of oak', focal_x: 0.2 })).toEqual({
    summary: 'Description, Focal point',
    parts: [{ name: 'Description', before: 'A stair', after: 'A stair of oak' }],
  });
  const said = (alt: string) => ({ ...seen, texts: { pt: { alt, caption: '' } } });
  expect(comparePictures(said('Escada'), said('Escada de carvalho')).summary).toBe(
    'Portuguese: Description',
  );
});

test('release: only what is near a change is shown of a long text', () => {
  const long = 'word '.repeat(200);
  const shown = differencesInContext(`${long}five ${long}`, `${long}six ${long}`);
  expect(shown.map(({ kind }) => kind)).toEqual(['gap', 'same', 'removed', 'added', 'same', 'gap']);
  expect(shown.map(({ text }) => text).join('').length).toBeLessThan(250);
});
