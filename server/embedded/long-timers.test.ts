import { afterEach, expect, test, vi } from 'vitest';
import { Database } from './database.ts';
import { databaseTemplate } from './template.ts';

const DAY = 86_400_000;

afterEach(() => void vi.useRealTimers());

test('database: a clock that was ahead leaves no restless timer', { tags: ['slow'] }, async () => {
  const template = await (await databaseTemplate()).read();
  const today = Date.now();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: today + 400 * DAY });
  const database = await Database.open(null, template);
  // PostgreSQL wants to be woken after ten seconds without a statement.
  await database.sql('create table made as select count(*) from pg_class');
  vi.setSystemTime(today);
  const armed = vi.spyOn(globalThis, 'setTimeout');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(armed.mock.calls.length).toBeLessThan(10);
  vi.restoreAllMocks();
  vi.useRealTimers();
  await database.close();
});
