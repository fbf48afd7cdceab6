import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { openBackend } from '#local/backend/open.ts';
import { listen } from '#local/server/listen.ts';
import type { Database } from '#supabase/database.types.ts';

/** The copy of the demo content that `npm test` makes, and the pictures that were encoded for it. */
export function demoData() {
  const { TEST_DEMO_DATA } = process.env;
  if (!TEST_DEMO_DATA) throw new Error('Run these tests with `npm test releases`.');
  return {
    backend: join(TEST_DEMO_DATA, 'backend'),
    pictures: join(TEST_DEMO_DATA, 'cache', 'pictures'),
  };
}

/** A project with the demo content at an address of its own, as a hosted one is. @param folder for its data. */
export async function startDemoProject(folder: string) {
  cpSync(demoData().backend, folder, { recursive: true });
  const listener = await listen(0);
  const backend = await openBackend({ folder, siteUrl: listener.url });
  await backend.setUrl(listener.url);
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
  const keys = readFileSync(join(folder, 'keys.json'), 'utf8');
  const { secretKey } = JSON.parse(keys) as { secretKey: string };
  return {
    url: listener.url,
    secretKey,
    client: createClient<Database>(listener.url, secretKey, { auth: { persistSession: false } }),
    setAway: (away: boolean) => {
      isAway = away;
    },
    async close() {
      await listener.close();
      await backend.close();
    },
  };
}
