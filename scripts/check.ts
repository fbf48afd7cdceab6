/**
 * `npm run check`: the business's folder, then types, in .ts, .tsx and .astro files. Needs no backend: types
 * need no rows.
 */
import { spawnSync } from 'node:child_process';
import { keptColours } from '#scripts/business/kept-colours.ts';
import { businessProblems } from '#tooling/check-business.ts';

const problems = await businessProblems();
for (const problem of problems) console.error(problem);
for (const note of keptColours('src/business/theme.css')) console.warn(`To look at: ${note}`);
const { status } = spawnSync('npx', ['astro', 'check', '--minimumSeverity', 'error'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CONTENT: 'none',
    ASTRO_CACHE_DIR: 'node_modules/.cache/check',
    ASTRO_TELEMETRY_DISABLED: '1',
  },
  shell: process.platform === 'win32',
});
process.exitCode = problems.length > 0 ? 1 : (status ?? 1);
