import { expect, test } from 'vitest';
import { placeNames } from '#business/messages/shell.ts';
import { site } from '#site';
import {
  blogPosting,
  breadcrumbs,
  faqPage,
  imageGallery,
  localBusiness,
  structuredDataText,
} from './structured-data.ts';

function graph(text: string): Record<string, unknown>[] {
  return JSON.parse(text)['@graph'];
}

const DAY = { opens: '09:00', closes: '18:00' };

const items = graph(structuredDataText(site));

test('structured data: names the opening hours', () => {
  const openingHours = [
    { days: ['Monday', 'Friday'] as const, times: [DAY], label: '' },
    { days: ['Saturday'] as const, times: [{ opens: '10:00', closes: '16:00' }], label: '' },
  ];
  const told = (opens: string, closes: string, ...days: string[]) => ({
    ...{ '@type': 'OpeningHoursSpecification', opens, closes },
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
  });
  expect(localBusiness({ ...site, openingHours }).openingHoursSpecification).toEqual([
    told('09:00', '18:00', 'Monday', 'Friday'),
    told('10:00', '16:00', 'Saturday'),
  ]);
});

test('structured data: refers only to what is described, and claims no review and no rating', () => {
  const ids = new Set(items.map((item) => item['@id']));
  const references = JSON.stringify(items).matchAll(/\{"@id":"([^"]+)"\}/g);
  for (const [, id] of references) expect(ids).toContain(id);
  expect(JSON.stringify(items)).not.toMatch(/review|rating/i);
});

test('structured data: stored text cannot end the element that holds it', () => {
  const hostile = faqPage([
    { question: '</script><script>alert(1)</script>', answer: '<!--&\u2028' },
  ]);
  const text = structuredDataText(site, [hostile]);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(graph(text).at(-1)).toEqual(hostile);
});

test('structured data: names crumbs from home, whoever took a picture, and no picture that is not there', () => {
  expect(
    breadcrumbs({ ...site, words: placeNames }, [{ name: 'Blog', path: '/blog' }]).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: placeNames.home, item: `${site.url}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${site.url}/blog` },
  ]);
  const image = { address: '/stair.webp', caption: '', credit: '', width: 4, height: 3 };
  const { image: images } = imageGallery(site, {
    ...{ title: 'Stair', summary: '', path: '/portfolio/stair', updatedAt: new Date(0) },
    images: [{ ...image, credit: 'Photograph: Jo Park' }, image],
  });
  expect(images).toMatchObject([{ creditText: 'Photograph: Jo Park' }, {}]);
  expect((images as object[])[1]).not.toHaveProperty('creditText');
  const post = blogPosting(site, {
    ...{ title: 'Oak', summary: '', path: '/blog/oak', images: [], author: 'Anna' },
    ...{ publishedAt: new Date(0), updatedAt: new Date(0), tags: [], words: 1 },
  });
  expect(post).not.toHaveProperty('image');
  expect(post.url).toBe(`${site.url}/blog/oak`);
});
