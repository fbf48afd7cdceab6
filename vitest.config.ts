import { globSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumForTests } from './scripts/programs/find-chromium.ts';

/** Ends what hangs. A slow machine is no failure: what must not take long is measured in benchmarks/. */
const TEN_MINUTES = 10 * 60_000;
const limits = {
  testTimeout: TEN_MINUTES,
  hookTimeout: TEN_MINUTES,
  expect: { poll: { timeout: TEN_MINUTES } },
};

const UNIT = ['{src,server,scripts,tooling,benchmarks,tests/rules}/**/*.test.{ts,tsx}'];
/** What they put in the place of a module or a global must be seen by no other file. */
const MOCKING = globSync(UNIT).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal)\(/.test(readFileSync(file, 'utf8')),
);

/** The tests of a folder, one file after the other. */
const inTurn = (name: string, ...more: string[]) => ({
  test: { name, include: [...more, `tests/${name}/**/*.test.ts`], maxWorkers: 1, ...limits },
});

/** What a file begins, the next one finds. */
const sharing = ({ test }: ReturnType<typeof inTurn>) => ({ test: { ...test, isolate: false } });

export default defineConfig({
  test: {
    // The embedded backend writes every refusal to the console; tests provoke them by the hundred.
    silent: 'passed-only',
    tags: [
      {
        name: 'slow',
        description: 'Takes seconds: `npm test` leaves it out, `npm test all` runs it.',
      },
    ],
    projects: [
      {
        // Most keep nothing between two files, so that these share processes and what they import.
        test: {
          name: 'unit',
          include: UNIT,
          exclude: ['src/business/**', ...MOCKING],
          isolate: false,
          ...limits,
        },
      },
      { test: { name: 'unit-alone', include: MOCKING, ...limits } },
      {
        // Screens of the staff area in a browser, without a server: what src/data answers is said by each test.
        plugins: [tailwindcss()],
        define: { 'import.meta.env.PICTURES': '"storage"', 'import.meta.env.UNFINISHED': '[]' },
        // A worker asks for them in the middle of a test.
        optimizeDeps: {
          include: ['fast-xml-parser', 'hast-util-raw', 'hast-util-to-mdast', 'zod'],
        },
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/screens/setup.ts'],
          maxWorkers: 1,
          mockReset: true,
          browser: {
            enabled: true,
            provider: playwright({
              launchOptions: { executablePath: chromiumForTests(), args: CHROMIUM_FLAGS },
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
            headless: true,
            ui: false,
            screenshotFailures: false,
            traceView: false,
            dependencySourcemaps: false,
            viewport: { width: 1280, height: 720 },
            // As Playwright finds things.
            locators: { exact: false },
          },
          // Each test waits for nobody but its own screen.
          testTimeout: 2 * 60_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      // Files share a database, each after the one before (tests/database/shared-database.ts).
      sharing(inTurn('database')),
      sharing(inTurn('backend')),
      // The folder of a business and the files of its built site, whose server scripts/test.ts starts and names.
      inTurn('pages', 'src/business/*.test.ts'),
      // What of it goes by the demonstration.
      inTurn('site'),
      // Where sites are sent to: an SSH server and a store of their own.
      inTurn('targets'),
      // Firefox and WebKit, one after the other, on that server's site.
      inTurn('engines'),
      // Real parts of Supabase, as far as they are installed.
      inTurn('hosted'),
      // Servers and builds of their own, from a copy of that server's demo content.
      inTurn('releases'),
    ],
  },
});
