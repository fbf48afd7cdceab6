/**
 * `npm run bench:pages`: Lighthouse on every kind of page, beside bare pages.
 *
 *   npm run bench:pages                             everything, 5 times
 *   npm run bench:pages -- home article --runs 1    these two kinds, once
 */
import { parseArgs } from 'node:util';
import { figuresTable, type NamedFigure } from '#benchmarks/figures-table.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { measurePages, PAGE_KINDS } from './measure.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const names = PAGE_KINDS.map(({ name }) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) {
    throw new UserError(`There is no kind of page "${unknown}". There are: ${names.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UserError(`--runs is a whole number from 1, and not "${values.runs}".`);
  }
  const figures: NamedFigure[] = [];
  await measurePages({ runs, only: positionals }, (...more) =>
    figures.push(...more.map((figure) => ({ benchmark: 'pages', ...figure }))),
  );
  console.log(`\n${figuresTable(figures)}`);
});
