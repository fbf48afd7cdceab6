/** `npm run bench`: all benchmarks, or those that are named: `npm run bench -- publish`. */
import { runCommand } from '#tooling/user-error.ts';
import { measureArticles } from './articles.ts';
import { measureEditor } from './editor.ts';
import { measureMedia } from './media.ts';
import { measurePages } from './pages/measure.ts';
import { measurePublish } from './publish.ts';
import { measureReaders } from './readers.ts';
import { measureStaff } from './staff.ts';
import { measureUpload } from './upload.ts';

const BENCHMARKS: Record<string, () => Promise<void>> = {
  articles: measureArticles,
  editor: measureEditor,
  media: measureMedia,
  pages: () => measurePages({ runs: 5, only: [] }),
  publish: () => measurePublish([10, 1000]),
  readers: measureReaders,
  staff: measureStaff,
  // Half an hour or more, so only when it is named.
  'publish-10000': () => measurePublish([10_000]),
  upload: measureUpload,
};
const LONG = new Set(['publish-10000']);

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  for (const [name, measure] of Object.entries(BENCHMARKS)) {
    if (wanted.length > 0 ? !wanted.includes(name) : LONG.has(name)) continue;
    console.log(`\n── ${name} ──`);
    await measure();
  }
});
