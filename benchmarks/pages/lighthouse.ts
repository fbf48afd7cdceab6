import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CHROMIUM_FLAGS } from '#scripts/programs/find-chromium.ts';
import { whenEnded } from '#scripts/test-server.ts';
import { UserError } from '#tooling/user-error.ts';

// Not a dependency: 180 MB that only this benchmark needs.
const LIGHTHOUSE = 'lighthouse@13.5.0';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Run {
  /** Largest Contentful Paint on the simulated phone, in milliseconds. */
  lcp: number;
  /** Total Blocking Time, in milliseconds. */
  blocking: number;
  cls: number;
  /** 0 to 100 by category. */
  scores: Partial<Record<Category, number>>;
  /** Failed audits that count towards a score: `id (what Lighthouse shows)`. */
  failed: string[];
}

/** The parts of a report in use. */
export interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; displayValue?: string; scoreDisplayMode: string }
  >;
}

/**
 * Uses Lighthouse's mobile defaults: a mid-range phone on slow 4G, simulated.
 *
 * @param reportFile where to keep the full report, as JSON.
 * @throws UserError when Lighthouse can't be installed or can't load the page.
 */
export async function runLighthouse(
  url: string,
  { chromium, reportFile }: { chromium: string; reportFile: string },
): Promise<Run> {
  const output = await npx(chromium, [
    url,
    '--output=json',
    `--output-path=${reportFile}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${['--headless', '--ignore-certificate-errors', ...CHROMIUM_FLAGS].join(' ')}`,
    // The not-found page answers 404 on purpose.
    '--ignore-status-code',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    '--quiet',
  ]);
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    throw new UserError(`Lighthouse wrote no report about ${url}:\n${output}`);
  }
  if (report.runtimeError) throw new UserError(`${url}: ${report.runtimeError.message}`);
  return readReport(report, CATEGORIES);
}

export function readReport(report: Report, categories: readonly Category[]): Run {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: Category) =>
    Math.round((report.categories[category]?.score ?? 0) * 100);
  const counting = categories.flatMap((category) => report.categories[category]?.auditRefs ?? []);
  const failed = counting
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = report.audits[id];
      const passed = audit?.score == null || audit.score >= 1;
      return passed ? [] : [`${id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
    });
  return {
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])),
    failed,
  };
}

async function npx(chromium: string, args: string[]): Promise<string> {
  const shell = process.platform === 'win32';
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  const child = spawn('npx', ['--yes', LIGHTHOUSE, ...quoted], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
    env: { ...process.env, CHROME_PATH: chromium },
  });
  const { code, output } = await whenEnded(child);
  if (code === 0) return output;
  throw new UserError(`Lighthouse failed:\n${output}`);
}
