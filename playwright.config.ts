import { defineConfig, devices } from '@playwright/test';

/** The address of a site with demo content, as scripts/test.ts or `npm start` serves it. */
const baseURL = process.env.TEST_URL || 'http://localhost:4321';
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // One database is behind all tests: files run one after another, so that a release which one test
  // makes cannot change a page under another.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 0,
  // Only so that a browser that hangs does not hold the run for ever.
  globalTimeout: 45 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    // No limits on speed: how long to wait for what may never come.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
