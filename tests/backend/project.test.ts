import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, openBackend } from '#local/backend/open.ts';
import { embeddedDesk, releaseDesk } from '#local/releases/release-queue.ts';
import { callProject } from '#tooling/project.ts';

let backend: Backend;
let call: ReturnType<typeof callProject>;

beforeAll(async () => {
  backend = await openBackend({ folder: null });
  call = callProject({
    url: 'http://localhost',
    secretKey: backend.secretKey,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
});
afterAll(() => backend.close());

test('the functions of a project answer by their names what they answer in SQL', async () => {
  const hosted = releaseDesk(
    async (name, parameters) => (await call(name, parameters)) as Record<string, unknown> | null,
  );
  for (const desk of [hosted, embeddedDesk(backend)]) {
    expect(await desk.claim()).toBeNull();
    await backend.sql('select request_release()');
    const release = await desk.claim();
    if (!release) throw new Error('There is no release.');
    await desk.progress(release, { step: 'rendering', done: 1, total: 2 });
    await desk.record(release, 'live', 'Done');
    const rows = await backend.sql('select status, pages_done from releases where id = $1', [
      release.id,
    ]);
    expect(rows).toEqual([{ status: 'live', pages_done: 1 }]);
    await desk.resume();
    await desk.due();
  }
  expect(await call('claim_notices', { sender: null })).toEqual([]);
});

test('a refusal is a sentence that begins with the name', async () => {
  await expect(call('no_such_function', {})).rejects.toThrow(
    /^no_such_function: the project has not got the tables and functions of this version/,
  );
});
