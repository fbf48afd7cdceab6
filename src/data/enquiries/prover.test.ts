import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Prover } from './prover.ts';

/** One whose number is 3. */
function challenge(id: string): string {
  const target = createHash('sha256').update(`${id}.3`.padEnd(65_536, '.')).digest('hex');
  return `${id}.1900000000.5.${target}.signature`;
}

let asked = 0;
let answer: () => Response;
beforeEach(() => {
  asked = 0;
  answer = () => Response.json(challenge(`id-${asked}`));
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const prover = () => new Prover({ url: 'https://backend.example', key: 'key' });

test('enquiry: what was begun is taken, and once', async () => {
  const typing = prover();
  typing.begin();
  typing.begin();
  expect(await typing.take()).toMatch(/^id-1\..*\.3$/);
  expect(asked).toBe(1);
  expect(await typing.take()).toMatch(/^id-2\./);
});

test('enquiry: what would be too old is calculated again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const typing = prover();
  typing.begin();
  vi.setSystemTime(Date.now() + 51 * 60_000);
  expect(await typing.take()).toMatch(/^id-2\./);
});

test('enquiry: what could not be begun is tried once more, and missing then', async () => {
  const typing = prover();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  typing.begin();
  expect(await typing.take()).toBeNull();
  expect(asked).toBe(2);
  for (const wrong of [Response.json({ message: 'no' }, { status: 500 }), Response.json('no')]) {
    answer = () => wrong.clone();
    expect(await typing.take()).toBeNull();
  }
});
