import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { fetchNames } from '#data/accounts/people.ts';
import { fetchArticleAuthors, fetchArticleTags } from '#data/articles/article-list.ts';
import { saveArticle } from '#data/articles/articles.ts';
import { holdArticle, inStrip, open, strip, text, title } from './articles.tsx';
import { expectAccessible, refusal } from './staff.tsx';

// That no word is lost is proved by src/admin/articles/nothing-lost.test.ts; here is what an author sees of it.

const says = (words: string | RegExp) =>
  expect
    .element(strip().getByText(words, typeof words === 'string' ? { exact: true } : {}))
    .toBeVisible();
const saysNot = (words: string | RegExp) =>
  expect.element(strip().getByText(words)).not.toBeInTheDocument();
const isStored = (server: ReturnType<typeof holdArticle>, words: object) =>
  vi.waitFor(() => expect(server.article).toMatchObject(words), { timeout: 10_000 });

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

test('article: a new one whose answer got lost is there once', async () => {
  const server = holdArticle(null);
  server.lost = 1;
  await open();
  await title().fill('Answered into the void');
  await says('Saved just now');
  await page.getByLabelText('Summary').fill('Written on.');
  await isStored(server, { title: 'Answered into the void', summary: 'Written on.' });
  expect(server.made).toBe(1);
});

test('article: what a closed tab left is back, and what is not wanted is kept all the same', async () => {
  const server = holdArticle({ title: 'Closed' });
  await open(server.article?.id);
  await expect.element(title()).toHaveValue('Closed');
  server.isAway = true;
  await title().fill('Half a thought');
  await says('Offline, kept on this device');
  await cleanup();
  server.isAway = false;
  await open(server.article?.id);
  await says('What you typed last time is back.');
  await expect.element(title()).toHaveValue('Half a thought');
  await expectAccessible();
  await inStrip('Discard it').click();
  await expect.element(title()).toHaveValue('Closed');
  await inStrip('Put it back').click();
  await expect.element(title()).toHaveValue('Half a thought');
});

test('article: leaving saves on the way out; only where that fails there is a question', async () => {
  const server = holdArticle({ title: 'Leaving' });
  await open(server.article?.id);
  server.isAway = true;
  await title().fill('Left in a hurry');
  await says('Offline, kept on this device');
  await page.getByRole('link', { name: 'elsewhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'elsewhere' }).click();
  await expect.element(question).toBeVisible();
  server.isAway = false;
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible();
  await isStored(server, { title: 'Left in a hurry' });
  await cleanup();

  await open(server.article?.id);
  await title().fill('Left at once');
  await page.getByRole('link', { name: 'elsewhere' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible();
  await isStored(server, { title: 'Left at once' });
});

test('article: a title that is too long says so with a count, and no longer once it is mended', async () => {
  const server = holdArticle({ title: 'Short' });
  await open(server.article?.id);
  await title().fill('x'.repeat(180));
  await expect.element(page.getByText('20 characters left')).toBeVisible();
  await title().fill('x'.repeat(212));
  await expect.element(page.getByText(/12 characters too many/)).toBeVisible();
  await says('Not saved');
  await says(/A title has at most 200 characters; this one has 212/);
  await expectAccessible();
  await inStrip('Fix').click();
  await expect.element(title()).toHaveFocus();
  await title().fill('Short again');
  await saysNot(/A title has at most/);
  await isStored(server, { title: 'Short again' });
});

test('article: the address follows the title, unless somebody writes it', async () => {
  const server = holdArticle(null);
  await open();
  const address = page.getByLabelText('Address');
  await page.viewport(1440, 900);
  await expect.element(address).toHaveValue('');
  await title().fill('Drawers & doors');
  await expect.element(address).toHaveValue('drawers-and-doors');
  await isStored(server, { title: 'Drawers & doors' });
  await address.fill('By Hand');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveValue('by-hand');
  await isStored(server, { slug: 'by-hand' });
});

test('article: a new one begins in its title, and Enter leads to the summary and on to the text', async () => {
  holdArticle(null);
  await open();
  await expect.element(title()).toHaveFocus();
  await says('Nothing written yet');
  await userEvent.keyboard('Oak{Enter}');
  await expect.element(page.getByLabelText('Summary')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveFocus();
  await expect.element(title()).toHaveValue('Oak');
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

test('article: whoever takes the other version keeps the own text and can put it back', async () => {
  const server = holdArticle({ title: 'Kept' });
  await open(server.article?.id);
  await expect.element(title()).toHaveValue('Kept');
  server.write({ title: 'Theirs' });
  await title().fill('Mine');
  await says(/Ada Colleague has changed this article/);
  await inStrip('Compare and choose').click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Take the other version' }).click();
  await expect.element(title()).toHaveValue('Theirs');
  await says('Another text of yours is kept on this device.');
  await inStrip('Put it back').click();
  await expect.element(title()).toHaveValue('Mine');
  // Theirs has been saved since it was typed.
  await inStrip('Compare and choose').click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await says('Saved just now');
  await isStored(server, { title: 'Mine' });
});

test('article: the own second tab is not told that somebody else was here', async () => {
  const server = holdArticle({ title: 'Two tabs' });
  await open(server.article?.id);
  await expect.element(title()).toHaveValue('Two tabs');
  server.write({ title: 'Typed in the other tab' }, server.article?.updated_by ?? '');
  await title().fill('Typed in this tab');
  await says('You changed this article in another tab or on another device.');
});

test('article: what a colleague throws away says so to whoever writes in it, and comes back', async () => {
  const server = holdArticle({ title: 'Thrown away' });
  await open(server.article?.id);
  await expect.element(title()).toHaveValue('Thrown away');
  server.write({ deleted_at: '2026-11-21T13:00:00Z' });
  await title().fill('Thrown away, and written on');
  await says('This is in the bin.');
  await expectAccessible();
  await inStrip('Restore').click();
  await saysNot('This is in the bin.');
  await isStored(server, { title: 'Thrown away, and written on', deleted_at: null });
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
  await expect.element(page.getByText(/This browser has no room for yours/)).toBeVisible();
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

test('article: everything beside the text is typed, and saved by itself', async () => {
  vi.mocked(fetchArticleTags).mockResolvedValue(['timber', 'walnut']);
  vi.mocked(fetchArticleAuthors).mockResolvedValue(['Anna Harrow']);
  const server = holdArticle({ title: 'Beside' });
  await page.viewport(1440, 900);
  await open(server.article?.id);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  const chosen = page.getByRole('grid', { name: 'Tags so far' });
  await tags.fill('imbe');
  await expect.element(page.getByRole('option', { name: 'timber', exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('timber');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await tags.fill('oak, ash,');
  await tags.fill('Drift wood');
  await userEvent.keyboard('{Enter}');
  const row = (name: string) => chosen.getByRole('row', { name });
  await expect.element(row('Drift wood')).toBeVisible();
  row('oak').element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText('oak removed.')).toBeInTheDocument();
  await expect.element(row('ash')).toHaveFocus();
  await chosen.getByRole('button', { name: 'Remove Drift wood' }).click();
  const author = page.getByRole('combobox', { name: 'Author' });
  await author.fill('');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expectAccessible();
  // Going on takes nothing that was not chosen.
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(author).toHaveValue('');
  await author.fill('Ruth Guest');
  await page.getByLabelText('Title for searches').fill('Beside the text');
  await page.getByLabelText('Description for searches').fill('What searches show.');
  await page.getByLabelText(/^Keep it out of Google/).click();
  await isStored(server, {
    ...{ tags: ['timber', 'ash'], author_name: 'Ruth Guest', noindex: true },
    ...{ seo_title: 'Beside the text', seo_description: 'What searches show.' },
  });
});

test('article: an address that another one has marks its field, one press away', async () => {
  const server = holdArticle({ title: 'Free', slug: 'free' });
  vi.mocked(saveArticle).mockRejectedValue(refusal(409, '23505', 'taken', 'slug_taken'));
  await page.viewport(390, 844);
  await open(server.article?.id);
  await page.getByRole('button', { name: 'Details' }).click();
  const address = page.getByLabelText('Address');
  await address.fill('taken');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await inStrip('Fix').click();
  await expect.element(address).toHaveFocus();
});
