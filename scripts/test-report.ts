import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { UserError } from '#tooling/user-error.ts';

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  files: { file: string; seconds: number }[];
}

const parts: { name: string; seconds: number; results: Results }[] = [];
const began = performance.now();

/**
 * Runs a part and notes its results and duration for `summarise()`.
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

/** The results of a command that is one test. */
export function resultOf(hasPassed: boolean): Results {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0, files: [] };
}

function verdict({ passed, failed, skipped }: Results): string {
  if (failed > 0) return 'FAILED';
  if (skipped === 0) return 'passed';
  return passed === 0 ? 'SKIPPED' : `passed, ${skipped} SKIPPED,`;
}

/** Prints each part's result, seconds and slowest files. */
export function summarise(): void {
  let [passed, failed, skipped] = [0, 0, 0];
  console.log('');
  for (const { name, seconds, results } of parts) {
    passed += results.passed;
    failed += results.failed;
    skipped += results.skipped;
    const slowest = results.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 3);
    const files = slowest.map((one) => `${one.file} ${one.seconds.toFixed(0)} s`).join(', ');
    const took = `${seconds.toFixed(0).padStart(5)} s`;
    console.log(`${name.padEnd(10)} ${verdict(results)} ${took}  ${files}`);
  }
  const all = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${'all'.padEnd(17)} ${all.padStart(5)} s`);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`\ntests: ${passed} passed, ${failed} failed${left}`);
}

interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; tags: string[] }[];
  }[];
}

/** @param isAsked by its tags: the runner reports what a filter leaves out as skipped. */
export function readVitest(report: string, isAsked: (tags: string[]) => boolean): Results {
  const { testResults }: VitestReport = readJson(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const asked = tests.filter(({ tags }) => isAsked(tags));
  const count = (...statuses: string[]) =>
    asked.filter(({ status }) => statuses.includes(status)).length;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: basename(name),
    seconds: (endTime - startTime) / 1000,
  }));
  const [passed, failed] = [count('passed'), count('failed')];
  return { passed, failed, skipped: asked.length - passed - failed, files };
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

export function readPlaywright(report: string): Results {
  const { stats, suites }: PlaywrightReport = readJson(report);
  const files = suites.map((suite) => ({ file: basename(suite.file), seconds: secondsOf(suite) }));
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, files };
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((one) => one.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

function readJson<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
