import { expect, test } from 'vitest';
import { bareHtml } from './bare-page.ts';
import { type Measured, pageFigures, pagesTable } from './figures.ts';
import { type Report, type Run, readReport } from './lighthouse.ts';

const PERFECT = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const run = (lcp: number, more: Partial<Run> = {}): Run => ({
  ...{ lcp, blocking: 0, cls: 0, scores: PERFECT, failed: [] },
  ...more,
});
const SLOW = run(1300, {
  ...{ blocking: 11, cls: 0.01, scores: { ...PERFECT, seo: 90 }, failed: ['canonical'] },
});
const page = (own: Run[], bare: Run[]): Measured => ({ name: 'home', own, bare });

test.for([
  // Medians, whose ratio is that of the page.
  [
    page([run(1200), run(9000), run(1100)], [run(1000), run(800), run(7000)]),
    '| home | 100 100 100 100 | 1.20 s | 1.00 s | ×1.20 |',
  ],
  // The audits that cost points are named once.
  [
    { ...page([SLOW, SLOW], [run(1000)]), remark: 'on purpose' },
    '100 100 100 90 | 1.30 s | 1.00 s | ×1.30 |    11 ms | 0 ms | 0.01 | canonical (on purpose) |',
  ],
] as const)('page figures: %o has the line %s', ([measured, line]) => {
  expect(pagesTable([measured])).toContain(line);
});

test('figures: leave out what costs points on purpose, but for how soon it shows', () => {
  const home = page([run(1100)], [run(1000)]);
  const scores = { ...PERFECT, seo: 60 };
  const missing = page([run(1000, { scores, blocking: 40 })], [run(1000)]);
  const figures = pageFigures([home, { ...missing, name: 'not-found', remark: 'on purpose' }]);
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['home: largest paint', 1.1],
    ['not-found: largest paint', 1],
    ['longest blocking of a page', 0],
    ['largest shift of a layout', 0],
    ['points that a score is short of 100', 0],
  ]);
});

const audit = (score: number | null, displayValue?: string) => ({
  ...{ score, numericValue: 7, scoreDisplayMode: 'numeric' },
  ...(displayValue ? { displayValue } : {}),
});
const report: Report = {
  categories: {
    seo: {
      score: 0.925,
      auditRefs: [
        { id: 'canonical', weight: 1 },
        { id: 'advice', weight: 0 },
        { id: 'not-applicable', weight: 3 },
      ],
    },
  },
  audits: {
    ...{ 'largest-contentful-paint': audit(0.9), canonical: audit(0.5, 'two of them') },
    ...{ advice: audit(0), 'not-applicable': audit(null) },
  },
};

test('Lighthouse: gives whole scores, and the audits that cost points', () => {
  const { lcp, scores, failed } = readReport(report, ['seo']);
  expect({ lcp, scores, failed }).toEqual({
    lcp: 7,
    scores: { seo: 93 },
    failed: ['canonical (two of them)'],
  });
});

test('bare page: preloads and shows the picture, and nothing else', () => {
  const html = bareHtml({
    body: '<img src="/a.avif" alt="">',
    preloads: ['<link rel="preload" as="image" href="/a.avif">'],
  });
  const [head, body] = html.split('</head>');
  expect(head).toContain('<link rel="preload" as="image" href="/a.avif">');
  expect(body).toContain('<body><img src="/a.avif" alt=""></body>');
  expect(html).not.toMatch(/<script|<style|rel="stylesheet"/);
});
