import { readFileSync } from 'node:fs';
import { UserError } from '#tooling/user-error.ts';

/** What a part of the tests came to. */
export interface Results {
  passed: number;
  failed: number;
  files: { file: string; seconds: number }[];
}

const parts: { name: string; seconds: number; results: Results }[] = [];
const began = performance.now();

/**
 * Does a part of the work, and notes how long it took for `summarise()`.
 *
 * @param resultsOf by default, work that ends is one passed test.
 * @throws UserError when a test failed.
 */
export async function report<Result>(
  name: string,
  work: () => Promise<Result>,
  resultsOf: (result: Result) => Results = () => resultOf(true),
): Promise<Result> {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  let results = resultOf(false);
  try {
    const result = await work();
    results = resultsOf(result);
    if (results.failed > 0) throw new UserError(`${name} failed: see above.`);
    return result;
  } finally {
    const seconds = (performance.now() - started) / 1000;
    parts.push({ name, seconds, results });
    console.log(`── ${name}: ${verdict(results)} after ${seconds.toFixed(0)} s ──`);
  }
}

/** Of a command that is a test itself. */
export function resultOf(hasPassed: boolean): Results {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, files: [] };
}

function verdict({ failed }: Results): string {
  return failed === 0 ? 'passed' : 'FAILED';
}

/** Prints what the parts came to, with their seconds and the files that took longest. */
export function summarise(): void {
  console.log('');
  for (const { name, seconds, results } of parts) {
    const slowest = [...results.files]
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, 3);
    const files = slowest.map((one) => `${one.file} ${one.seconds.toFixed(0)} s`).join(', ');
    console.log(
      `${name.padEnd(10)} ${verdict(results)} ${seconds.toFixed(0).padStart(5)} s  ${files}`,
    );
  }
  const sum = (count: (results: Results) => number) =>
    parts.reduce((all, { results }) => all + count(results), 0);
  const passed = sum((results) => results.passed);
  const failed = sum((results) => results.failed);
  const all = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\ntests: ${passed} passed, ${failed} failed, ${all} s`);
}

export function readVitest(report: string): Results {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(/^.*[\\/]/, ''),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files };
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

export function readPlaywright(report: string): Results {
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: Suite[];
  };
  const files = suites.map((suite) => ({
    file: suite.file.replace(/^.*[\\/]/, ''),
    seconds: secondsOf(suite),
  }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((one) => one.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}
