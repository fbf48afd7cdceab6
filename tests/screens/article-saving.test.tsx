import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { fetchNames } from '#data/accounts/people.ts';
import { holdArticle, inStrip, isStored, open, says, text, title } from './articles.tsx';
import { expectAccessible, sees } from './staff.tsx';

// That no word is lost is proved by src/admin/saving/nothing-lost.test.ts; here is what an author sees of it.

beforeEach(() => vi.mocked(fetchNames).mockResolvedValue(new Map([['ada', 'Ada Colleague']])));

test('article: what could not be saved is kept, said, and saved by itself once the server is back', async () => {
  const server = holdArticle({ title: 'Away' });
  await open(server.article?.id);
  await expect.element(title()).toHaveValue('Away');
  server.isAway = true;
  await title().fill('Typed in a tunnel');
  await says('Offline, kept on this device');
  await says(/saved by itself as soon as the server can be reached/);
  await expectAccessible();
  server.isAway = false;
  window.dispatchEvent(new Event('online'));
  await says('Saved just now');
  await isStored(server, { title: 'Typed in a tunnel' });
});

test('article: with an earlier text it does not wait for letters behind its title', async () => {
  const server = holdArticle(null);
  server.isAway = true;
  await open();
  await title().fill('An earlier one');
  await says('Offline, kept on this device');
  await cleanup();
  await open();
  await says('What you typed last time is back.');
  await expect.element(title()).not.toHaveFocus();
  await inStrip('Discard it').click();
});

test('article: two people in different paragraphs are asked nothing, and the cursor stays', async () => {
  const server = holdArticle({ title: 'Mine', body: 'Oak is hard.\n\nAsh is pale.' });
  await open(server.article?.id);
  await text().getByText('Oak is hard.').click();
  await userEvent.keyboard('{End}');
  server.write({ title: 'Theirs', body: 'Elm is rare.\n\nOak is hard.\n\nAsh is very pale.' });
  await userEvent.keyboard(' It is');
  await expect.element(text().getByText('Elm is rare.')).toBeVisible();
  await userEvent.keyboard(' heavy.');
  await isStored(server, {
    title: 'Theirs',
    body: 'Elm is rare.\n\nOak is hard. It is heavy.\n\nAsh is very pale.',
  });
});

test('article: a browser without room promises nothing, and still offers the text that made way', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const server = holdArticle({ title: 'No room' });
  await open(server.article?.id);
  await expect.element(title()).toHaveValue('No room');
  server.isAway = true;
  await title().fill('Mine');
  await says('Offline, not saved');
  server.isAway = false;
  server.write({ title: 'Theirs' });
  await inStrip('Try now').click();
  await inStrip('Compare and choose').click();
  await sees(/This browser has no room for yours/);
  await page.getByRole('button', { name: 'Take the other version' }).click();
  await expect.element(title()).toHaveValue('Theirs');
  await says(/is kept while this page is open/);
  await inStrip('Put it back').click();
  await expect.element(title()).toHaveValue('Mine');
});

test('article: a page that is being left begins no write that could outlive it', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const writes = () => begin.mock.calls.filter(([, mode]) => mode === 'readwrite').length;
  const server = holdArticle({ title: 'Left by address' });
  await open(server.article?.id);
  await expect.element(title()).toHaveValue('Left by address');
  // What opens is kept for times without a connection: that write is none of leaving.
  await vi.waitFor(() => expect(writes()).toBeGreaterThan(0));
  const atRest = writes();
  // The order of WebKit, which may keep the page with an unfinished write in its back/forward cache.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  document.dispatchEvent(new Event('visibilitychange'));
  await indexedDB.databases();
  expect(writes()).toBe(atRest);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  await title().fill('Back again');
  await vi.waitFor(() => expect(writes()).toBeGreaterThan(atRest));
});
