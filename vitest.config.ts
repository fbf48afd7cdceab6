import { defineConfig } from 'vitest/config';

/** Ends what hangs. A slow machine is no failure: what must not take long is measured in benchmarks/. */
const TEN_MINUTES = 10 * 60_000;
const limits = { testTimeout: TEN_MINUTES, hookTimeout: TEN_MINUTES };

export default defineConfig({
  test: {
    // The embedded backend writes every refusal to the console; tests provoke them by the hundred.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          ...limits,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          // Every file opens a fresh database of its own, so one process can serve them all.
          isolate: false,
          maxWorkers: 1,
          ...limits,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          isolate: false,
          maxWorkers: 1,
          ...limits,
        },
      },
      {
        // The server and the files of a built site: scripts/test.ts starts one and names it.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          maxWorkers: 1,
          ...limits,
        },
      },
    ],
  },
});
