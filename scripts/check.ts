/**
 * `npm run check`: the business's folder, then types. Needs no backend: types need no rows.
 *
 * TypeScript 7 looks at .ts and .tsx in a third of the time of TypeScript 6, which what looks at .astro
 * files is still made of.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptColours } from '#scripts/business/check-files.ts';
import { businessProblems, NOTE } from '#tooling/check-business.ts';

const { problems, notes } = await businessProblems();
for (const problem of problems) console.error(problem);
for (const note of notes) console.warn(note);
for (const note of keptColours('src/business/theme.css')) console.warn(`${NOTE}${note}`);

const compiler = fileURLToPath(import.meta.resolve('typescript-7/package.json'));
const failures = [
  // First: it writes the types of Astro's modules, which .ts files import too.
  spawnSync(
    'npx',
    ['astro', 'check', '--minimumSeverity', 'error', '--tsconfig', 'tsconfig.astro.json'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CONTENT: 'none',
        ASTRO_CACHE_DIR: 'node_modules/.cache/check',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      shell: process.platform === 'win32',
    },
  ),
  // One thread takes half of the processor time of several, and no longer.
  spawnSync(
    process.execPath,
    [join(dirname(compiler), 'bin/tsc'), '--noEmit', '--singleThreaded'],
    { stdio: 'inherit' },
  ),
].filter(({ status }) => status !== 0);
process.exitCode = problems.length + failures.length > 0 ? 1 : 0;
