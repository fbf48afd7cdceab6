import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { signIn } from '#data/accounts/auth.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import type { Client } from '#scripts/test-project/rows.ts';
import { createDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/demo-accounts.ts';
import { openBackend } from '#server/embedded/open.ts';
import { listen } from '#server/http/listen.ts';
import type { Database } from '#supabase/database.types.ts';

export type OwnProject = Awaited<ReturnType<typeof startProject>>;

/** A project at an address of its own, as a hosted one is. @param folder for its data, which are kept in memory without one. */
export async function startProject(folder: string | null = null) {
  const listener = await listen(0);
  const { url } = listener;
  const backend = await openBackend({ folder, siteUrl: url });
  await backend.setUrl(url);
  const answer = getRequestListener(backend.fetch);
  /** Whether it answers nobody who asks for its content. */
  let isAway = false;
  listener.answerWith(
    () => new Response(null, { status: 404 }),
    (incoming, outgoing) => {
      const isContent = incoming.url?.startsWith('/rest/v1/published_');
      if (isAway && isContent) outgoing.writeHead(503).end('The project is away.');
      else answer(incoming, outgoing);
    },
  );
  // A build, or tests that only read it, leave a connection idle for longer than the server keeps one.
  const headers = { connection: 'close' };
  const client: Client = createClient<Database>(url, backend.secretKey, {
    ...{ auth: { persistSession: false }, global: { headers } },
  });
  return {
    ...{ url, backend, client, secretKey: backend.secretKey },
    setAway: (away: boolean) => {
      isAway = away;
    },
    async close() {
      await listener.close();
      await backend.close();
    },
  };
}

/** Does what an owner does who is signed in, by what the screens of the staff area call. */
export async function asOwner({ url, backend }: OwnProject, work: () => Promise<void>) {
  await createDemoAccounts(backend);
  vi.stubEnv('PUBLIC_SUPABASE_URL', url);
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', EMBEDDED_PUBLISHABLE_KEY);
  vi.stubGlobal('location', new URL(url));
  await signIn(DEMO_ACCOUNTS[0].email, DEMO_PASSWORD);
  await work();
  vi.unstubAllGlobals();
  // A build would take it for that of a hosted project.
  vi.unstubAllEnvs();
}
