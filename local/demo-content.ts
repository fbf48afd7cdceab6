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
  return describeSeeded(await seed(backend.project));
}
