/** @module-tag slow */
import { expect, test, vi } from 'vitest';
import { chosenContent, fillHosted } from '#server/first-content.ts';
import { UserError } from '#tooling/user-error.ts';
import { siteBackend } from './support.ts';

// The first start of a server for a hosted project. It may be one that nobody has put anything into.

const backend = siteBackend();

const lines: string[] = [];
const log = (line: string) => lines.push(line);
type Filling = Parameters<typeof fillHosted>[1];
const fill = (
  chosen: Filling['chosen'],
  ask: Filling['ask'] = null,
  secretKey = backend.secretKey,
) => fillHosted({ ...backend.project, secretKey }, { chosen, ask, log });
const answering = (answer: string | null) => vi.fn(async (_question: string) => answer);
const articles = async () => (await backend.sql('select id from public.posts')).length;

test('first content: it asks nobody where nobody is, or a flag has said it', async () => {
  await fill(null);
  const ask = answering('y');
  await fill('empty', ask);
  expect(ask).not.toHaveBeenCalled();
  expect(await articles()).toBe(0);
});

test('first content: it stops where the terminal was closed', async () => {
  const start = fill(null, answering(null));
  await expect(start).rejects.toThrow('Nothing was started, and nothing was changed.');
  await expect(start).rejects.toBeInstanceOf(UserError);
});

test('first content: it says that the key is a wrong one', async () => {
  const start = fill('demo', null, 'sb_secret_wrong');
  await expect(start).rejects.toThrow(/^Looking for media: the project refused the key/);
});

test('first content: it refuses both flags', () => {
  expect(() => chosenContent({ demo: true, empty: true })).toThrow(UserError);
  expect([chosenContent({}), chosenContent({ empty: true })]).toEqual([null, 'empty']);
});

test('first content: nothing is added to what is begun, be it a page in the bin', async () => {
  await backend.sql(
    `insert into public.pages (kind, title, slug, deleted_at) values ('legal', 'Terms', 'terms', now())`,
  );
  const ask = answering('y');
  await fill(null, ask);
  expect(ask).not.toHaveBeenCalled();
  await fill('demo', ask);
  expect(lines.at(-1)).toMatch(/^There is content already: npm run seed/);
  expect(await articles()).toBe(0);
  await backend.sql('delete from public.pages');
});

test('first content: it asks, and puts the demonstration there for a yes alone', async () => {
  for (const answer of ['', 'n', 'no', 'perhaps', 'yesterday']) {
    const ask = answering(answer);
    await fill(null, ask);
    const question = expect.stringMatching(/This project is empty.*y\/N/);
    expect(ask.mock.calls, answer).toEqual([[question]]);
    expect(await articles(), answer).toBe(0);
  }
  expect(lines.at(-1)).toMatch(/^It begins empty\. npm run seed/);
  await fill(null, answering(' Yes '));
  expect(await articles()).toBeGreaterThan(10);
  const ask = answering('y');
  await fill(null, ask);
  expect(ask, 'there is something now').not.toHaveBeenCalled();
});
