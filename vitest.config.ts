import { defineConfig } from 'vitest/config';

// No time limits: a slow machine is no failure. What must not take long is measured in benchmarks/.
const patient = { testTimeout: 0, hookTimeout: 0 };

export default defineConfig({
  test: {
    // The embedded backend writes every refusal to the console; tests provoke them by the hundred.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          ...patient,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          // Every file opens a fresh database of its own, so one process can serve them all.
          isolate: false,
          maxWorkers: 1,
          ...patient,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          isolate: false,
          maxWorkers: 1,
          ...patient,
        },
      },
      {
        // The server and the files of a built site: scripts/test.ts starts one and names it.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          maxWorkers: 1,
          ...patient,
        },
      },
    ],
  },
});
