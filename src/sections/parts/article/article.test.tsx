import { expect, test } from 'vitest';
import { shownWords } from '#domain/settings/words.ts';
import { staticHtml } from '../../static-html.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { type ProseSegment, proseHtml } from './prose-html.tsx';

const media = {
  ...{ id: 'm', bucket: 'media', path: 'a/b.jpg', width: 300, height: 200 },
  ...{ focalX: 0.5, focalY: 0.5, contentKey: '', preview: '' },
};
const built = { avif: '/a 1w', webp: '/a 1w', src: '/a.jpg' };

function figure(more: Partial<Extract<ProseSegment, { kind: 'figure' }>> = {}): ProseSegment {
  return { kind: 'figure', media, alt: '', caption: '', credit: '', ...more };
}

const html = (...segments: ProseSegment[]) => proseHtml(segments, staticHtml);

test('text: is the stored HTML with figures between, two that belong together side by side', () => {
  const shown = html({ kind: 'html', html: '<p>Oak</p>\n' }, figure({ caption: 'A <board>' }));
  expect(shown).toMatch(/^<p>Oak<\/p>\n<figure><storage-image [\s\S]*<\/figure>$/);
  expect(shown).toContain('<figcaption>A &lt;board&gt;</figcaption>');
  expect(html()).toBe('');
  const [before, after] = [figure({ side: 'before' }), figure({ side: 'after' })];
  const pairs = (shown: string) => shown.split('<div class="sides">').length - 1;
  expect(html(before, after)).toMatch(/^<div class="sides"><figure>.*<\/figure><\/div>$/);
  expect(pairs(html(before, after, before, after))).toBe(2);
  // One of the two was deleted.
  expect(pairs(html(before))).toBe(0);
  expect(pairs(html(after, before))).toBe(0);
  expect(pairs(html(before, { kind: 'html', html: '<hr>' }, after))).toBe(0);
  expect(html(figure({ built }))).toContain('<img src="/a.jpg" srcset="/a 1w"');
});

const bare = {
  ...{ title: '<i>Oak</i>', summary: '', author: '', tags: [], minutes: 1 },
  ...{ publishedAt: null, updatedAt: null },
};
const words = shownWords({ by: 'Von {author}', revised: 'Changed' });
const page = (more: Partial<typeof bare> | object = {}, cover: null | typeof media = null) =>
  staticHtml(
    <ArticlePage
      article={{ ...bare, ...more }}
      cover={cover && { media: cover, built, alt: 'A board', credit: '' }}
      words={words}
      text="<p>Two boards.</p>"
    />,
  );

test('article: says nothing of what it has not', () => {
  expect(page()).toContain('dir="auto">&lt;i&gt;Oak&lt;/i&gt;</h1>');
  expect(page()).toContain('<div class="prose"><p>Two boards.</p></div>');
  expect(page()).not.toMatch(/class="(lead|cover)|<time|<li|Von/);
});

test('article: says who wrote it, when, and whether it has changed since; has a wide cover across and an upright one beside it', () => {
  const [publishedAt, later] = [new Date('2026-11-20T09:00Z'), new Date('2026-11-20T17:00Z')];
  const shown = page({ author: 'Ann', publishedAt, updatedAt: later });
  expect(shown).toContain('Von Ann');
  expect(shown.match(/<time/g)).toHaveLength(1);
  expect(shown).not.toContain('Changed');
  const changed = page({ publishedAt, updatedAt: new Date('2026-11-22T09:00Z') });
  expect(changed).toMatch(/Changed <time[^>]*>[^<]*22[^<]*2026/);
  expect(page({}, media)).toContain('article-head columns wrap-anywhere across');
  expect(page({}, { ...media, height: 400 })).toContain('wrap-anywhere beside');
});
