/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import { chosenContent, fillHosted } from '#server/first-content.ts';
import { UserError } from '#tooling/user-error.ts';

// The first start of a server for a hosted project. It may be one that nobody has put anything into.

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ folder: null });
});
afterAll(() => backend.close());

const lines: string[] = [];
const log = (line: string) => lines.push(line);
const project = (secretKey = backend.secretKey) => ({
  ...{ url: 'http://localhost', secretKey },
  fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
    await backend.fetch(new Request(input, init)),
});
const answering = (answer: string | null) => vi.fn(async (_question: string) => answer);
const articles = async () => (await backend.sql('select id from public.posts')).length;

test('asks nobody where nobody is, or where a flag has said it', async () => {
  await fillHosted(project(), { chosen: null, ask: null, log });
  const ask = answering('y');
  await fillHosted(project(), { chosen: 'empty', ask, log });
  expect(ask).not.toHaveBeenCalled();
  expect(await articles()).toBe(0);
});

describe('in a sentence', () => {
  test('it stops where the terminal was closed', async () => {
    const start = fillHosted(project(), { chosen: null, ask: answering(null), log });
    await expect(start).rejects.toThrow('Nothing was started, and nothing was changed.');
    await expect(start).rejects.toBeInstanceOf(UserError);
  });

  test('it says that the key is a wrong one', async () => {
    const start = fillHosted(project('sb_secret_wrong'), { chosen: 'demo', ask: null, log });
    await expect(start).rejects.toThrow(/^Looking for media: the project refused the key/);
  });

  test('it refuses both flags', () => {
    expect(() => chosenContent({ demo: true, empty: true })).toThrow(UserError);
    expect([chosenContent({}), chosenContent({ empty: true })]).toEqual([null, 'empty']);
  });
});

test('adds nothing to what somebody has begun, be it one page in the bin', async () => {
  await backend.sql(
    `insert into public.pages (kind, title, slug, deleted_at) values ('legal', 'Terms', 'terms', now())`,
  );
  const ask = answering('y');
  await fillHosted(project(), { chosen: null, ask, log });
  expect(ask).not.toHaveBeenCalled();
  await fillHosted(project(), { chosen: 'demo', ask, log });
  expect(lines.at(-1)).toMatch(/^There is content already: npm run seed/);
  expect(await articles()).toBe(0);
  await backend.sql('delete from public.pages');
});

test('asks, and puts the demonstration there for a yes alone', async () => {
  for (const answer of ['', 'n', 'no', 'perhaps', 'yesterday']) {
    const ask = answering(answer);
    await fillHosted(project(), { chosen: null, ask, log });
    expect(ask.mock.calls, answer).toEqual([
      [expect.stringMatching(/This project is empty.*y\/N/)],
    ]);
    expect(await articles(), answer).toBe(0);
  }
  expect(lines.at(-1)).toMatch(/^It begins empty\. npm run seed/);
  await fillHosted(project(), { chosen: null, ask: answering(' Yes '), log });
  expect(await articles()).toBeGreaterThan(10);
  const ask = answering('y');
  await fillHosted(project(), { chosen: null, ask, log });
  expect(ask, 'there is something now').not.toHaveBeenCalled();
});
