import { expect, test } from 'vitest';
import { fetchAgain } from './fetch-again.ts';

test('a backend that says when to come back is waited for, however often', async () => {
  let asked = 0;
  const away = () => new Response('starting', { status: 503, headers: { 'retry-after': '0.01' } });
  const answer = await fetchAgain(async () => (++asked < 9 ? away() : new Response('there')), []);
  expect([answer.toString(), asked]).toEqual(['there', 9]);
});

test('one that only fails is asked as often as there are pauses', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return new Response('no', { status: 503 });
  };
  await expect(fetchAgain(ask, [1, 1])).rejects.toThrow('it answered 503 no');
  expect(asked).toBe(3);
});
