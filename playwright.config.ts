import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromiumForTests } from './scripts/programs/find-chromium.ts';

/** The address of a site with demo content, as scripts/test.ts or `npm start` serves it. */
const baseURL = process.env.TEST_URL || 'http://localhost:4321';

export default defineConfig({
  testDir: 'tests/browser',
  // Visitors first: they read the demo content as it is before staff change it.
  projects: [
    { name: 'visitors', testMatch: 'visitors/*.spec.ts' },
    { name: 'staff', testMatch: 'staff/*.spec.ts', dependencies: ['visitors'] },
  ],
  outputDir: 'test-results/browser',
  // One database is behind all tests. Three files at a time: each makes what it changes, and of a file's
  // own tests one runs after another. Half of its time a test waits, so that three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Ends what hangs: a slow machine is no failure.
  timeout: 10 * 60_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.TEST_REPORT || 'test-results/browser.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every test costs a fifth of the run: ask for it with `npx playwright test --trace on`.
    screenshot: 'only-on-failure',
    // What a worker has seen no test could answer in the server's place.
    serviceWorkers: 'block',
    // No limits on speed: how long to wait for what may never come.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: { executablePath: findChromiumForTests(), args: CHROMIUM_FLAGS },
  },
});
