import type { Backend } from '#local/backend/open.ts';
import { createDemoAccounts } from '#local/demo-accounts.ts';
import { describeSeeded, seed } from '#tooling/seed/seed.ts';

/**
 * Adds the demo accounts and content to a new backend.
 *
 * @returns a line for the log.
 * @throws Error that names the step that failed.
 */
export async function fillWithDemo(backend: Backend): Promise<string> {
  await createDemoAccounts(backend);
  const { fetch, secretKey } = backend;
  const seeded = await seed({
    url: 'http://localhost',
    secretKey,
    fetch: (input, init) => fetch(new Request(input, init)),
  });
  return describeSeeded(seeded);
}
