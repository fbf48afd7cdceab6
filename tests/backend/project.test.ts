/** @module-tag slow */
import { expect, test } from 'vitest';
import { embeddedFunctions, hostedFunctions } from '#server/call-function.ts';
import { releaseQueue } from '#server/releases/release-queue.ts';
import { present } from './sessions.ts';
import { siteBackend } from './support.ts';

const backend = siteBackend();
test('project: its functions answer by their names what they answer in SQL', async () => {
  const hosted = hostedFunctions(backend.project);
  for (const queue of [releaseQueue(hosted), releaseQueue(embeddedFunctions(backend))]) {
    expect(await queue.claim()).toBeNull();
    await backend.sql('select request_release()');
    const release = present(await queue.claim());
    await queue.progress(release, { step: 'rendering', done: 1, total: 2 });
    await queue.record(release, 'live', 'Done');
    const kept = 'select status, step_done from releases where id = $1';
    expect(await backend.sql(kept, [release])).toEqual([{ status: 'live', step_done: 1 }]);
    await queue.resume();
    await queue.due();
  }
  expect(await hosted('claim_notices', { sender: null })).toEqual([]);
});

test('project: a refusal is a sentence that begins with the name', async () => {
  await expect(hostedFunctions(backend.project)('no_such_function')).rejects.toThrow(
    /^no_such_function: the project has not got the tables and functions of this version/,
  );
});
