import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openingHoursOf, weekOf } from '#domain/settings/opening-hours.ts';
import { paletteOf } from '#domain/site/palette.ts';
import { languageOf } from '#languages/packs.ts';
import * as language from './language.ts';
import { site } from './site.ts';

// What the folder says is looked at by `npm run check` and before a build: see scripts/business.

test('business: the rules in language.ts are those of the language in site.ts; hours read as they will once staff have changed one of them', () => {
  expect(language.code).toBe(languageOf(site.language).code);
  const labels = (hours: typeof site.openingHours) => hours.map(({ label }) => label);
  const written = openingHoursOf(weekOf(site.openingHours), site.language);
  expect(labels(site.openingHours)).toEqual(labels(written));
});

const theme = readFileSync('src/business/theme.css', 'utf8');

test.each(['ink', 'bone', 'espresso', 'brass', 'brass-deep', 'linen', 'clay'])(
  'palette: has %s, which is also used outside of stylesheets',
  (name) => expect(paletteOf(theme)(name)).toMatch(/^#[\da-f]{6}$/),
);

test('palette: says which colour is missing, or written in another way', () => {
  const color = paletteOf('--color-ink: #171310; --color-sky: blue; --color-veil: #17131033;');
  expect(color('ink')).toBe('#171310');
  for (const name of ['sky', 'veil', 'sea']) expect(() => color(name)).toThrow(`--color-${name}`);
});

/** Tailwind's own colours are switched off: a class that names one makes no rule, and nothing says so. */
test('palette: is all that a class can name', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:astro|tsx)$/.test(file),
  );
  const foreign =
    /\b(?:bg|text|border|outline|ring|fill|stroke|from|via|to|shadow)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|green|blue)-\d{2,3})\b/g;
  expect(files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(foreign) ?? [])).toEqual(
    [],
  );
});

/** Names are the theme's alone: what a page shows follows when they change there. */
test('palette: is the only place of the public site where a colour is written', () => {
  const folders = ['components', 'sections', 'layouts', 'islands', 'pages', 'styles', 'build'];
  const files = folders.flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(?:astro|css|tsx?)$/.test(file))
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
