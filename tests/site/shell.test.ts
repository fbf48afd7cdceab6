import { expect, test } from 'vitest';
import { site } from '#site';
import { attributesOf, decode, publicPages, tree } from '../pages/built-site.ts';

const { whatsapp } = site;
if (!whatsapp) throw new Error('These tests need a business with WhatsApp.');
const chat = `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.greeting)}`;
const services = site.services.map(({ slug }) => `/services/${slug}`);

const linksIn = (page: string, place: string) =>
  tree(page).querySelectorAll(`${place} a`).map(attributesOf);
const hrefs = (links: Record<string, string>[]) => links.map(({ href }) => href);
const current = (links: Record<string, string>[]) =>
  hrefs(links.filter((link) => link['aria-current'] === 'page'));

test.each(publicPages)('page: %s has the footer', (page) => {
  const ways = [...services, '/blog', '/rss.xml', '/privacy', `tel:${site.phone.e164}`, chat];
  expect(hrefs(linksIn(page, 'footer'))).toEqual(expect.arrayContaining(ways));
  const text = decode(tree(page).querySelector('footer')?.textContent ?? '');
  expect(text).toContain(`© ${new Date().getFullYear()} ${site.name}`);
});

test.each(publicPages)('page: %s opens the chat in a new tab, from button and footer', (page) => {
  const chats = linksIn(page, 'body').filter(({ href }) => href === chat);
  expect(chats.length).toBeGreaterThanOrEqual(2);
  for (const link of chats) {
    expect(link).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') });
  }
});

test('page: the current page is marked in navigation and footer', () => {
  for (const path of services)
    expect(current(linksIn(`${path.slice(1)}.html`, 'header'))).toEqual([path]);
  expect(current(linksIn('blog.html', 'footer'))).toEqual(['/blog']);
});

test.each(services)('service: %s says what, how, from what, how much, and what next', (path) => {
  const page = tree(`${path.slice(1)}.html`);
  const headings = page.querySelectorAll('h2').map(({ textContent }) => textContent.trim());
  expect(headings).toEqual(
    expect.arrayContaining(['What we make', 'How we work', 'Materials', 'Week by week']),
  );
  expect(headings).toEqual(expect.arrayContaining(['What it costs', 'Questions']));
  expect(page.querySelectorAll('table tr').at(-1)?.textContent).toMatch(/from £\d/);
  const next = page
    .querySelectorAll('main a')
    .filter(({ textContent }) => textContent.trim() === 'START YOUR PROJECT');
  expect(next.map((link) => attributesOf(link).href)).toEqual(['/#contact']);
  expect(page.querySelectorAll('details').length).toBeGreaterThan(2);
});
