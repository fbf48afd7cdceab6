import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANES, readParts } from '#scripts/test-parts.ts';

const namesOf = (asked: string[]) => readParts(asked).map(({ name }) => name);

test('without a name all parts run, each in one lane', () => {
  expect(namesOf([]).sort()).toEqual(LANES.flat().sort());
});

test('parts are named by arguments, some of them together or in halves', () => {
  expect(namesOf(['lint', 'browser'])).toEqual(['lint', 'visitors', 'staff']);
  expect(readParts(['staff:1/2'])).toMatchObject([{ name: 'staff', shard: '1/2' }]);
  expect(() => readParts(['sites'])).toThrow(/^"sites" is no part of the tests\. There are lint, /);
});

test('GitHub runs every part once', () => {
  const workflow = parse(readFileSync('.github/workflows/test.yml', 'utf8')) as {
    jobs: { test: { strategy: { matrix: { parts: string[] } } } };
  };
  const { parts } = workflow.jobs.test.strategy.matrix;
  const asked = readParts(parts.flatMap((names) => names.split(' ')));
  const shards = (name: string) =>
    asked.filter((part) => part.name === name).map(({ shard }) => shard ?? '1/1');
  for (const name of namesOf([])) {
    const found = shards(name);
    expect(found, name).toEqual(found.map((_, index) => `${index + 1}/${found.length}`));
    expect(found, name).not.toEqual([]);
  }
});
