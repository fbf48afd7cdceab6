import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIGRATIONS, readMigrations } from '#server/embedded/migrations.ts';
import {
  checksumsPath,
  editedSince,
  readChecksums,
  sentenceOfEdited,
} from '#tooling/released-migrations.ts';

const checksums = readChecksums(checksumsPath(MIGRATIONS));
const log = readFileSync('CHANGELOG.md', 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
/** The newest first; without a day it is still being made. */
const entries = [...log.matchAll(/^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?/gm)].map(
  ([, name = '', day]) => ({ name, day }),
);

test('released migration: is as it was released', async () => {
  const edited = editedSince(checksums, await readMigrations(MIGRATIONS));
  expect(edited.map(sentenceOfEdited)).toEqual([]);
});

test('released migration: is frozen with the release that brings it: npm run migrations:freeze', async () => {
  const [newest] = entries;
  // What came after a release waits for the next one.
  if (!newest?.day || newest.name === 'Unreleased') return;
  const frozen = Object.values(checksums).flatMap((sums) => Object.keys(sums));
  // Those of a fork have other numbers.
  const files = (await readMigrations(MIGRATIONS)).flatMap(({ file, version }) =>
    version.endsWith('00') ? [file] : [],
  );
  expect(files.filter((file) => !frozen.includes(file))).toEqual([]);
});

test('CHANGELOG.md: begins with the version of package.json, or with what is not released yet', () => {
  const [newest] = entries.filter(({ name }) => name !== 'Unreleased');
  expect(newest?.name).toBe(version);
});

test('CHANGELOG.md: has a link and, but for the one that is being made, a day for each release', () => {
  for (const { name } of entries) expect(log).toContain(`\n[${name}]: `);
  expect(entries.slice(1).filter(({ day }) => !day)).toEqual([]);
});
