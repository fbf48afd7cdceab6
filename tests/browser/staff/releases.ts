import { expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import type { OwnServer } from './own-server.ts';
import { PASSWORD } from './staff.ts';

/**
 * Presses *Publish … changes* on the publish screen. Somebody else may save at that moment; then it says
 * so, and a second press does it.
 */
export async function publishSelection(page: Page): Promise<void> {
  const press = page.getByRole('main').getByRole('button', { name: /^Publish \d+ changes?$/ });
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse('**/rest/v1/rpc/release_selection'),
      press.click({ timeout: 5_000 }),
    ]);
    expect(answer.ok()).toBe(true);
  }).toPass();
}

/** An editor who has been let in, and their program. */
export async function createEditor(
  server: OwnServer,
  email: string,
): Promise<SupabaseClient<Database>> {
  const client = server.client();
  const options = { data: { full_name: 'Joe Pine' } };
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options });
  if (error) throw error;
  await fetch(server.mailTo(email).link ?? '', { redirect: 'manual' });
  await server.letIn(email);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  return client;
}

/** Nothing builds pages on this server: the site says that it has whatever was released last. */
export async function followReleases(page: Page, client: SupabaseClient<Database>): Promise<void> {
  await page.route('**/build.json', async (route) => {
    const { data } = await client
      .from('releases')
      .select('content_version')
      .eq('status', 'live')
      .order('id', { ascending: false })
      .limit(1);
    const contentVersion = data?.[0]?.content_version ?? 0;
    await route.fulfill({
      json: { contentVersion, builtAt: new Date().toISOString(), commit: 'test' },
    });
  });
}
