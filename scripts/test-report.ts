import { readFileSync } from 'node:fs';
import { UserError } from '#tooling/user-error.ts';

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
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
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 };
}

function verdict({ passed, failed, skipped }: Results): string {
  if (failed > 0) return 'FAILED';
  if (skipped === 0) return 'passed';
  return passed === 0 ? 'SKIPPED' : `passed, ${skipped} SKIPPED,`;
}

/** Prints each part's result and seconds. */
export function summarise(): void {
  let [passed, failed, skipped] = [0, 0, 0];
  console.log('');
  for (const { name, seconds, results } of parts) {
    passed += results.passed;
    failed += results.failed;
    skipped += results.skipped;
    console.log(`${name.padEnd(10)} ${verdict(results)} ${seconds.toFixed(0).padStart(5)} s`);
  }
  const all = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${'all'.padEnd(17)} ${all.padStart(5)} s`);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`\ntests: ${passed} passed, ${failed} failed${left}`);
}

interface VitestReport {
  testResults: { assertionResults: { status: string; tags: string[] }[] }[];
}

/** @param isAsked by its tags: the runner reports what a filter leaves out as skipped. */
export function readVitest(report: string, isAsked: (tags: string[]) => boolean): Results {
  const { testResults }: VitestReport = readJson(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const asked = tests.filter(({ tags }) => isAsked(tags));
  const count = (...statuses: string[]) =>
    asked.filter(({ status }) => statuses.includes(status)).length;
  const [passed, failed] = [count('passed'), count('failed')];
  return { passed, failed, skipped: asked.length - passed - failed };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function readPlaywright(report: string): Results {
  const { expected, unexpected, flaky, skipped } = readJson<PlaywrightReport>(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readJson<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
