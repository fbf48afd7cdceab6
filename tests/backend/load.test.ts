import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { staffLoad } from '#benchmarks/staff-load.ts';
import { startBackendProcess } from '#local/backend-process/backend-process.ts';
import { listen } from '#local/serve/listen.ts';
import type { Database } from '#supabase/database.types.ts';

// The whole minute is `npm run bench -- staff`.
test('a hundred requests a second are all answered, and every save is kept', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'load-test-'));
  const backend = await startBackendProcess({
    folder,
    siteUrl: 'http://localhost:4403',
    fill: false,
    log: () => {},
    onProcess: async () => {},
  });
  const listener = await listen(0);
  try {
    listener.answerWith(() => new Response('a page'), backend.forward);
    const { secretKey } = JSON.parse(await readFile(path.join(folder, 'keys.json'), 'utf8'));
    const client = createClient<Database>(listener.url, secretKey, {
      auth: { persistSession: false },
    });
    const { sent, lost, times } = await staffLoad(client, { perSecond: 100, seconds: 2 });
    expect(sent).toBe(200);
    expect(times).toHaveLength(200);
    expect(lost).toEqual([]);
  } finally {
    await listener.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
});
