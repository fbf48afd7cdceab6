import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

test('lockfile: holds every platform binding that it names, so that npm ci works on other machines', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const held = new Set(Object.keys(packages).map(nameOf));
  const named = Object.values(packages).flatMap((one) =>
    Object.keys(one.optionalDependencies ?? {}),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !held.has(name))).toEqual([]);
});
