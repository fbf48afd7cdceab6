import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findEngines, missingSentences } from '#scripts/programs/find-engines.ts';
import { LANES, readParts } from '#scripts/test-parts.ts';

const namesOf = (asked: string[]) => readParts(asked).map(({ name }) => name);

test('without a name all parts run but those on demand, each in one lane', () => {
  expect([...namesOf([]), 'engines', 'hosted'].sort()).toEqual(LANES.flat().sort());
});

test('parts are named by arguments, some of them together or in halves', () => {
  expect(namesOf(['lint', 'browsers'])).toEqual(['lint', 'visitors', 'staff', 'engines']);
  expect(readParts(['staff:1/2'])).toMatchObject([{ name: 'staff', shard: '1/2' }]);
  expect(() => readParts(['sites'])).toThrow(/^"sites" is no part of the tests\. There are lint, /);
});

function workflow() {
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8')) as {
    jobs: {
      test: { strategy: { matrix: { parts: string[] } } };
      engines: { steps: { run?: string }[] };
    };
  };
  return jobs;
}

test('GitHub installs the other browsers and tests in them', () => {
  const commands = workflow().engines.steps.map(({ run = '' }) => run);
  for (const { install } of findEngines()) {
    expect(commands.join('\n')).toContain(install.replace(/^.*--no-install-recommends /, ''));
  }
  expect(commands).toContain('npm install && npm test engines');
});

test('a program that is missing is named with what to install', () => {
  const [firefox] = findEngines();
  expect(missingSentences(firefox ? [{ ...firefox, programs: null }] : [])).toEqual([
    'Firefox is not installed, so its tests are skipped: apt-get install --no-install-recommends firefox-esr',
  ]);
});

test('GitHub runs every part once', () => {
  const { parts } = workflow().test.strategy.matrix;
  const asked = readParts(parts.flatMap((names) => names.split(' ')));
  const shards = (name: string) =>
    asked.filter((part) => part.name === name).map(({ shard }) => shard ?? '1/1');
  for (const name of namesOf([])) {
    const found = shards(name);
    expect(found, name).toEqual(found.map((_, index) => `${index + 1}/${found.length}`));
    expect(found, name).not.toEqual([]);
  }
});
