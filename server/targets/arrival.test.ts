import { expect, test } from 'vitest';
import { testServer } from '../../tests/support/own-server.ts';
import { waitForArrival } from './arrival.ts';

const SITE = { contentVersion: 7, builtAt: '2026-11-24T12:00:00.000Z', commit: null };
const OLD = { ...SITE, builtAt: '2026-11-23T12:00:00.000Z' };

/** A public address with these answers, the last of them for good. */
const addressWith = (...answers: [status: number, body: string][]) =>
  testServer((_, answer) => {
    const [status, body] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, ''];
    answer.writeHead(status).end(body);
  });

test('target: waits through errors and the old site until the new one answers', async () => {
  const address = await addressWith(
    [502, ''],
    [200, '<html>'],
    [200, JSON.stringify(OLD)],
    [200, JSON.stringify(SITE)],
  );
  await expect(waitForArrival(address, SITE)).resolves.toBeUndefined();
});

test.for([
  ['still shows an earlier one', [200, JSON.stringify(OLD)]],
  ['answers with HTTP 404', [404, '']],
  ['/build.json is none', [200, '<html>']],
] as const)('target: gives up and says that it %s', async ([sentence, [status, body]]) => {
  const address = await addressWith([status, body]);
  await expect(waitForArrival(address, SITE, 0)).rejects.toMatchObject({
    name: 'TargetError',
    message: expect.stringContaining(sentence),
  });
});

test('target: an address without a server is told', async () => {
  await expect(waitForArrival('http://127.0.0.1:9', SITE, 0)).rejects.toMatchObject({
    message: expect.stringContaining('does not say that visitors get it'),
  });
});
