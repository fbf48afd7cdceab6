/** `npm run bench`: all benchmarks, or those that are named: `npm run bench -- publish`. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { printError, runCommand, UserError } from '#tooling/user-error.ts';
import { measureEditor } from './editor.ts';
import { figuresTable, type NamedFigure, type Note } from './figures-table.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages/measure.ts';
import { measurePublish } from './publish.ts';

const BENCHMARKS: Record<string, (note: Note) => Promise<void>> = {
  editor: measureEditor,
  lists: measureLists,
  pages: (note) => measurePages({ runs: 5, only: [] }, note),
  publish: (note) => measurePublish([10, 1000], note),
  // Half an hour or more: only when named.
  'publish-10000': (note) => measurePublish([10_000], note),
};
const LONG = new Set(['publish-10000']);

await runCommand(async () => {
  const wanted = wantedBenchmarks(process.argv.slice(2));
  const figures: NamedFigure[] = [];
  const failed: string[] = [];
  const loadBefore = machineLoad();
  const print = () => {
    if (figures.length === 0) return;
    console.log(`\n── all figures ──\n\n${describeRun(loadBefore)}\n\n${figuresTable(figures)}`);
  };
  // Ctrl-C prints the figures so far.
  process.once('SIGINT', () => {
    print();
    process.exit(130);
  });
  for (const name of wanted) {
    console.log(`\n── ${name} ──`);
    const note: Note = (...more) =>
      figures.push(...more.map((figure) => ({ benchmark: name, ...figure })));
    try {
      await BENCHMARKS[name]?.(note);
    } catch (error) {
      printError(error);
      failed.push(name);
    }
  }
  print();
  if (failed.length > 0) {
    throw new UserError(`\nDid not succeed: ${failed.join(', ')}. What went wrong stands above.`);
  }
});

function wantedBenchmarks(asked: string[]): string[] {
  const names = Object.keys(BENCHMARKS);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UserError(`There is no benchmark "${unknown}". There are: ${names.join(', ')}.`);
  }
  return names.filter((name) => (asked.length > 0 ? asked.includes(name) : !LONG.has(name)));
}

/** The machine's current load (0 on Windows). */
function machineLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function describeRun(loadBefore: string): string {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const [processor] = cpus();
  return `Measured on ${day} on ${availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, ${process.platform}; load ${loadBefore} at the beginning and ${machineLoad()} at the end.`;
}
