/** @module-tag slow */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallFunction, embeddedFunctions } from '#server/call-function.ts';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import { releaseQueue } from '#server/releases/release-queue.ts';
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
  const hosted: CallFunction = async (name, parameters = {}) =>
    [await call(name, parameters)].flat();
  for (const queue of [releaseQueue(hosted), releaseQueue(embeddedFunctions(backend))]) {
    expect(await queue.claim()).toBeNull();
    await backend.sql('select request_release()');
    const release = await queue.claim();
    if (!release) throw new Error('There is no release.');
    await queue.progress(release, { step: 'rendering', done: 1, total: 2 });
    await queue.record(release, 'live', 'Done');
    const rows = await backend.sql('select status, step_done from releases where id = $1', [
      release,
    ]);
    expect(rows).toEqual([{ status: 'live', step_done: 1 }]);
    await queue.resume();
    await queue.due();
  }
  expect(await call('claim_notices', { sender: null })).toEqual([]);
});

test('a refusal is a sentence that begins with the name', async () => {
  await expect(call('no_such_function', {})).rejects.toThrow(
    /^no_such_function: the project has not got the tables and functions of this version/,
  );
});
