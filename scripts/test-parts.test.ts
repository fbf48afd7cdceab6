import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANES, LEFT_TO_ALL, readParts } from '#scripts/test-parts.ts';
import { findEngines, missingSentences } from './programs/find-programs.ts';

const namesOf = (asked: string[]) => readParts(asked).map(({ name }) => name);

test('parts: without a name all run but those on demand, each in one lane', () => {
  expect([...namesOf(['all']), 'engines', 'hosted'].sort()).toEqual(LANES.flat().sort());
});

test('parts: core and rest together are all, and a part by its name is whole', () => {
  expect(new Set([...namesOf([]), ...namesOf(['rest'])])).toEqual(new Set(namesOf(['all'])));
  expect(readParts([])).toMatchObject(readParts(['core']));
  expect(readParts(['unit'])).toMatchObject([{ name: 'unit', extent: 'all' }]);
  expect(namesOf(['rest', 'lint', 'unit', 'releases'])).toEqual(['unit', 'releases']);
  expect(() => readParts(['rest', 'lint', 'types'])).toThrow('"rest" has no tests of lint, types.');
  expect(LEFT_TO_ALL).toMatch(/ targets and releases\. All of them: npm test all\. /);
});

test('parts: arguments name them, some of them together or in halves', () => {
  expect(namesOf(['lint', 'browsers'])).toEqual(['lint', 'visitors', 'staff', 'engines']);
  expect(readParts(['staff:1/2'])).toMatchObject([{ name: 'staff', shard: '1/2' }]);
  expect(() => readParts(['sites'])).toThrow(
    /^"sites" is no part of the tests\. There are core, all, rest, lint, /,
  );
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

test('parts: GitHub installs the other browsers and tests in them', () => {
  const commands = workflow().engines.steps.map(({ run = '' }) => run);
  for (const { install } of findEngines()) {
    expect(commands.join('\n')).toContain(install.replace(/^.*--no-install-recommends /, ''));
  }
  expect(commands).toContain('npm install && npm test engines');
});

test('parts: a program that is missing is named with what to install', () => {
  const [firefox] = findEngines();
  expect(missingSentences(firefox ? [{ ...firefox, programs: null }] : [])).toEqual([
    'Firefox is not installed, so its tests are skipped: apt-get install --no-install-recommends firefox-esr',
  ]);
});

test('parts: GitHub: one job runs the core, the others every part of the rest once', () => {
  const { parts } = workflow().test.strategy.matrix;
  const [core, ...rest] = parts;
  expect(core).toBe('core');
  const asked = rest.flatMap((words) => readParts(words.split(' ')));
  expect(new Set(asked.map(({ extent }) => extent))).toEqual(new Set(['rest']));
  for (const name of namesOf(['rest'])) {
    const found = asked.filter((part) => part.name === name).map(({ shard }) => shard ?? '1/1');
    expect(found, name).toEqual(found.map((_, index) => `${index + 1}/${found.length}`));
    expect(found, name).not.toEqual([]);
  }
});
