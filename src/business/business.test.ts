import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedFacts } from '#domain/pages/name-facts.ts';
import { paletteOf } from '#domain/site/palette.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { languageOf } from '#languages/packs.ts';
import * as language from './language.ts';
import { pages } from './pages.ts';
import { services } from './services.ts';
import { site } from './site.ts';

test('the rules in language.ts are those of the language in site.ts', () => {
  expect(language.code).toBe(languageOf(site.language).code);
});

describe('the services', () => {
  const shown = pages.filter(({ kind }) => kind === 'service');

  test('are the same in the list and among the pages', () => {
    const texts = readdirSync('src/business/pages').map((file) => file.replace(/\.ts$/, ''));
    expect(shown.map(({ key }) => key)).toEqual(services.map(({ slug }) => slug));
    expect(texts).toEqual(expect.arrayContaining(services.map(({ slug }) => slug)));
  });

  test('have names and addresses of their own, and no text repeats them', () => {
    expect(new Set(services.map(({ slug }) => slug)).size).toBe(services.length);
    for (const { slug, name, shortName, navLabel, hint } of services) {
      expect(isSlug(slug), slug).toBe(true);
      for (const words of [name, shortName, navLabel, hint]) expect(words.trim()).not.toBe('');
      const text = readFileSync(`src/business/pages/${slug}.ts`, 'utf8');
      expect(text).not.toMatch(/^\s+(?:title|navLabel|order):/m);
    }
    expect(site.services).toBe(services);
  });
});

describe('the pages', () => {
  test('have keys of their own, and so have their sections', () => {
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
    for (const { key, sections } of pages) {
      expect(new Set(sections.map((section) => section.key)).size, key).toBe(sections.length);
      for (const section of sections) expect(section.key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });

  test('name only facts that there are', () => {
    for (const { key, sections } of pages) {
      const prices = sections
        .filter(({ kind }) => kind === 'prices')
        .flatMap(({ fields }) => fields.items as { key: string }[]);
      const known = ['phone', 'email', 'city', 'whatsapp', ...prices.map((price) => price.key)];
      const unknown = namedFacts(sections).filter((name) => !known.includes(name));
      expect(unknown, key).toEqual([]);
    }
  });
});

describe('the palette', () => {
  const theme = readFileSync('src/business/theme.css', 'utf8');

  test.each(['ink', 'bone', 'espresso', 'brass', 'brass-deep', 'linen', 'clay'])(
    'has %s, which is also used outside of stylesheets',
    (name) => expect(paletteOf(theme)(name)).toMatch(/^#[\da-f]{6}$/),
  );

  test('says which colour is missing, or written in another way', () => {
    const color = paletteOf('--color-ink: #171310; --color-sky: blue; --color-veil: #17131033;');
    expect(color('ink')).toBe('#171310');
    for (const name of ['sky', 'veil', 'sea']) expect(() => color(name)).toThrow(`--color-${name}`);
  });

  /** Tailwind's own colours are switched off: a class that names one makes no rule, and nothing says so. */
  test('is all that a class can name', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:astro|tsx)$/.test(file),
    );
    const foreign =
      /\b(?:bg|text|border|outline|ring|fill|stroke|from|via|to|shadow)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|green|blue)-\d{2,3})\b/g;
    expect(
      files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(foreign) ?? []),
    ).toEqual([]);
  });

  /** Names are the theme's alone: what a page shows follows when they change there. */
  test('is the only place of the public site where a colour is written', () => {
    const folders = ['components', 'sections', 'layouts', 'islands', 'pages', 'styles', 'build'];
    const files = folders.flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:astro|css|tsx?)$/.test(file))
        .map((file) => `src/${folder}/${file}`),
    );
    expect(files.length).toBeGreaterThan(80);
    const written = files.flatMap((file) => {
      // What is printed is black on white whatever the theme says; the staff area has its own.
      if (file.endsWith('/print.css') || file.endsWith('/admin.astro')) return [];
      const colors = readFileSync(file, 'utf8').match(/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b/gi);
      return (colors ?? []).map((color) => `${file}: ${color}`);
    });
    expect(written).toEqual([]);
  });
});

test('each file that pages, manifest and structured data name is there', () => {
  const files = readdirSync('src/business/public');
  expect(files).toEqual(
    expect.arrayContaining([
      ...['favicon.ico', 'icon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
    ]),
  );
});
