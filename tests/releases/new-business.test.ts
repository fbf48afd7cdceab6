/** @module-tag slow */
import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#business/pages.ts';
import { services } from '#business/services.ts';
import { site } from '#site';
import { problemsOf } from '../pages/html-rules.ts';
import { ownSite } from './copied-code.ts';
import { freshCheckout } from './fresh-checkout.ts';
import { missingIn, textsIn, textsOf } from './page-texts.ts';

// `npm run new` on a clean copy, and the site that is built of it with no content: nobody can see whose it was
// before. German, which leaves no English word unseen.

const ANSWERS = {
  ...{ language: 'de-AT', trade: 'electrician', name: 'Elektro Brandt', city: 'Graz' },
  ...{ street: 'Feldgasse 4', postcode: '8020', phone: '0316 820 1234', accent: '#8a6a12' },
  ...{ email: 'post@brandt.example.com', ground: '#faf8f2', header: 'light' },
  services: ['Elektroinstallation', 'Reparaturen', 'Wärmepumpen'],
};

const { built } = await ownSite(async (_, code) => {
  freshCheckout(code);
  cpSync('biome.json', join(code, 'biome.json'));
  const answers = join(code, '..', 'answers.json');
  writeFileSync(answers, JSON.stringify(ANSWERS));
  execFileSync(process.execPath, ['scripts/new.ts', '--answers', answers], { cwd: code });
});

test('new business: has pages for what it does, in valid HTML of its language, and no broken link', async () => {
  expect(built.publicPages).toEqual([
    ...['404.html', 'appointment.html', 'blog.html', 'impressum.html', 'index.html'],
    ...[
      'portfolio.html',
      'preview.html',
      'privacy.html',
      'services/elektroinstallation.html',
      'services/reparaturen.html',
    ],
    ...['services/waermepumpen.html', 'your-word.html'],
  ]);
  for (const page of built.publicPages) {
    const html = built.read(page);
    expect(html).toContain('<html lang="de-AT"');
    expect(problemsOf(html, page)).toEqual([]);
    // The authority that hears complaints.
    const own = built.linksOf(page).filter((link) => link !== 'https://www.dsb.gv.at');
    expect(await built.brokenOf(own, page)).toEqual([]);
  }
});

test('new business: leads nobody to lists in which there is nothing yet, and shows search engines none', () => {
  const leading = built.publicPages.filter((page) =>
    /<a [^>]*href="?\/(?:blog|portfolio|rss\.xml)[" >]/.test(built.read(page)),
  );
  expect(leading).toEqual([]);
  for (const page of ['blog.html', 'portfolio.html']) {
    expect(built.read(page)).toMatch(/<meta name="?robots"? content="noindex/);
  }
  for (const page of ['index.html', 'privacy.html']) {
    expect(built.read(page)).not.toContain('noindex');
  }
  expect(built.read('blog.html')).toContain('Noch keine Beiträge.');
  const addresses = [...built.read('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(addresses).toContain('/services/reparaturen');
  expect(addresses.filter((path) => /^\/(?:blog|portfolio)/.test(path))).toEqual([]);
  expect(built.read('rss.xml')).toContain('<channel>');
  expect(built.read('rss.xml')).not.toContain('<item>');
});

test('new business: looks as if nothing were missing', () => {
  const home = built.read('index.html');
  expect(home).toContain('<section id="work"></section>');
  const numbers = home.match(/\d\d(?= — )/g) ?? [];
  expect(numbers).toEqual(numbers.map((_, nth) => `0${nth + 1}`));
  expect(numbers.length).toBeGreaterThan(2);
  // A light header is no part of the dark hero below it.
  expect(/<header class="?([^">]*)/.exec(home)?.[1]).not.toMatch(/on-dark|over-hero/);
  expect(built.read('404.html')).toMatch(/<a [^>]*href="?\/services\/reparaturen[" >]/);
});

test('new business: says who it is', () => {
  const home = built.decode(built.read('index.html'));
  const facts = ['Elektro Brandt', '+43\u00a0316\u00a0820\u00a01234', 'Wärmepumpen'];
  expect(missingIn(home, [...facts, '8020\u00a0Graz'])).toEqual([]);
});

test('new business: has no word of the demonstration, in no file', () => {
  const words = [
    ...[site.name, site.legalName, site.email, site.phone.e164, site.address.postcode],
    ...['Harrow', 'harrow-and-pine', 'Joinery', 'London', 'timber,'],
    ...services.flatMap(({ slug, name }) => [slug, name]),
  ];
  const found = [...built.files]
    .filter((file) => /\.(?:html|xml|json|txt|css|svg|webmanifest|js)$/.test(file))
    .flatMap((file) => {
      const text = built.decode(built.read(file)).replaceAll('Europe/London', '');
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});

test('new business: has no English word', async () => {
  // Answers are what staff send.
  const modules = import.meta.glob(
    ['../../src/business/messages/*.ts', '!../../src/business/messages/answers.ts'],
    { eager: true },
  );
  const english = new Set(
    textsIn([Object.values(modules), pages]).filter((text) => /[a-z]{3}/i.test(text)),
  );
  expect(english.size).toBeGreaterThan(300);
  const common = /\b(?:the|and|with|your|our|please|we|of|from)\b/i;
  const found = built.publicPages.flatMap((page) =>
    textsOf(built.read(page))
      .filter((text) => (english.has(text) && text.includes(' ')) || common.test(text))
      .map((text) => `${page}: ${text}`),
  );
  expect(found).toEqual([]);
});
