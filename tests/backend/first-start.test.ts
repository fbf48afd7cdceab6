/** @module-tag slow */
import { expect, onTestFinished, test } from 'vitest';
import { firstLanguage } from '#business/staff-language.ts';
import { DEMO_ACCOUNTS } from '#server/demo-accounts.ts';
import { startBackendProcess } from '#server/embedded/process/supervisor.ts';
import { testFolder } from '../support/own-folder.ts';

test('first start: an empty one has the accounts, whose language the folder says, and no content', async () => {
  const options = {
    siteUrl: 'http://localhost:4402',
    fill: 'empty',
    log: () => undefined,
  } as const;
  const backend = await startBackendProcess({ folder: testFolder(), ...options });
  onTestFinished(() => backend.close());
  expect(
    await backend.sql(
      `select staff_language, noted_at < (select min(created_at) from auth.users) as is_first
       from private.site_defaults`,
    ),
  ).toEqual([{ staff_language: firstLanguage, is_first: true }]);
  const accounts = await backend.sql<{ email: string }>('select email from auth.users');
  const emails = accounts.map(({ email }) => email);
  expect(emails.sort()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).sort());
  for (const table of ['posts', 'galleries', 'media', 'pages', 'enquiries']) {
    expect(await backend.sql(`select from public.${table}`), table).toEqual([]);
  }
});
