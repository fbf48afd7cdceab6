import { expect, type Page, test } from '@playwright/test';
import { choose, createArticle, saveElsewhere, stored, strip } from './articles.ts';
import {
  apiOf,
  EDITOR,
  enter,
  expectAccessible,
  expectAccessibleNow,
  OWNER,
  signedIn,
  signIn,
} from './staff.ts';
import { endTabs } from './tabs.ts';

test('without a connection nothing is lost, and it is saved by itself once it is back', async ({
  page,
  context,
}) => {
  const id = await createArticle('Offline');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Offline');
  await context.setOffline(true);
  await page.getByLabel('Title', { exact: true }).fill('Typed in a tunnel');
  const bar = strip(page);
  await expect(bar.getByText('Offline, kept on this device', { exact: true })).toBeVisible();
  await expect(bar.getByText(/saved by itself as soon as the server can be reached/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(bar.getByText('Saved just now')).toBeVisible();
  expect((await stored(id)).title).toBe('Typed in a tunnel');
});

test('a server that does not answer is tried again by itself', async ({ page }) => {
  const id = await createArticle('Away');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.route('**/rest/v1/posts?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Title', { exact: true }).fill('Typed while it was away');
  const bar = strip(page);
  await expect(bar.getByText('Offline, kept on this device', { exact: true })).toBeVisible();
  await page.unroute('**/rest/v1/posts?*');
  await expect(bar.getByText('Saved just now')).toBeVisible();
  expect((await stored(id)).title).toBe('Typed while it was away');
});

test('a new article whose answer got lost is there once', async ({ page }) => {
  await enter(page, EDITOR, '/admin/blog/new');
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeVisible();
  let lost = 0;
  await page.route('**/rest/v1/posts?*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  const name = `Answered into the void ${Date.now()}`;
  await title.fill(name);
  const bar = strip(page);
  await expect(bar.getByText('Saved just now')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await page.getByLabel('Summary').fill('Written on.');
  const id = page.url().split('/').at(-1) ?? '';
  await expect.poll(async () => (await stored(id)).summary).toBe('Written on.');
  const { data } = await (await apiOf(EDITOR)).from('posts').select('id').eq('title', name);
  expect(data).toEqual([{ id }]);
  expect(lost).toBe(1);
});

test('what a closed tab left is back, and what is not wanted is kept all the same', async ({
  page,
  context,
}) => {
  const id = await createArticle('Closed');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Closed');
  await context.setOffline(true);
  await page.getByLabel('Title', { exact: true }).fill('Half a thought');
  await expect(
    strip(page).getByText('Offline, kept on this device', { exact: true }),
  ).toBeVisible();
  await page.route('**/rest/v1/posts?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await context.setOffline(false);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const bar = strip(page);
  await expect(bar.getByText('What you typed last time is back.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Closed');
  // A page that goes before this is written has the text back as it was.
  await expect.poll(() => kindsOnDevice(page)).toEqual(['kept']);
  await page.reload();
  await bar.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');
});

test('leaving saves on the way out; only where that fails there is a question', async ({
  page,
  context,
}) => {
  const id = await createArticle('Leaving');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Left in a hurry');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(async () => (await stored(id)).title).toBe('Left in a hurry');

  await page.goto(`/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Left in a hurry');
  await context.setOffline(true);
  await page.getByLabel('Title', { exact: true }).fill('Left in a tunnel');
  await page.getByRole('link', { name: 'Dashboard' }).first().focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(id));
});

test('save and leave saves a new article and leaves it', async ({ page, context }) => {
  await enter(page, EDITOR, '/admin/blog/new');
  const title = `Saved on the way out ${Date.now()}`;
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('link', { name: 'Articles' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  // The server is there again, but the browser has not noticed.
  await page.evaluate(() => {
    window.addEventListener('online', (event) => event.stopImmediatePropagation(), true);
  });
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'New article' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(strip(page).getByText('Nothing written yet')).toBeVisible();
});

test('a new article with an earlier text does not wait for letters behind its title', async ({
  page,
}) => {
  await enter(page, EDITOR, '/admin/blog/new');
  await page.route('**/rest/v1/posts?*', (route) => route.abort());
  await page.getByLabel('Title', { exact: true }).fill('An earlier one');
  await expect(
    strip(page).getByText('Offline, kept on this device', { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(strip(page).getByText('What you typed last time is back.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).not.toBeFocused();
  await strip(page).getByRole('button', { name: 'Discard it' }).click();
});

test('a title that is too long says so with a count, and no longer once it is mended', async ({
  page,
}) => {
  const id = await createArticle('Short');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('x'.repeat(180));
  await expect(page.getByText('20 characters left')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('x'.repeat(212));
  const bar = strip(page);
  await expect(page.getByText(/12 characters too many/)).toBeVisible();
  await expect(bar.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(bar.getByText(/A title has at most 200 characters; this one has 212/)).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Fix' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.getByLabel('Title', { exact: true }).fill('Short again');
  await expect(bar.getByText(/A title has at most/)).toHaveCount(0);
  await expect(bar.getByText('Saved just now')).toBeVisible();
});

test('the address follows the title until visitors have known it, unless somebody writes it', async ({
  page,
}) => {
  await enter(page, EDITOR, '/admin/blog/new');
  const address = page.getByLabel('Address');
  await expect(address).toHaveValue('');
  await page.getByLabel('Text').fill('Begun without a title.');
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(strip(page).getByText('Saved just now')).toBeVisible();
  await expect(address).toHaveValue('');
  const stamp = Date.now();
  await page.getByLabel('Title', { exact: true }).fill(`Drawers & doors ${stamp}`);
  await expect(address).toHaveValue(`drawers-and-doors-${stamp}`);
  const id = page.url().split('/').at(-1) ?? '';
  await expect.poll(async () => (await stored(id)).slug).toBe(`drawers-and-doors-${stamp}`);
  await page.getByLabel('Title', { exact: true }).fill(`Only doors ${stamp}`);
  await expect.poll(async () => (await stored(id)).slug).toBe(`only-doors-${stamp}`);
  await expect(address).toHaveValue(`only-doors-${stamp}`);

  await address.fill(`By Hand ${stamp}`);
  await address.press('Enter');
  await expect(address).toHaveValue(`by-hand-${stamp}`);
  await expect.poll(async () => (await stored(id)).slug).toBe(`by-hand-${stamp}`);
  await page.getByLabel('Title', { exact: true }).fill('Another title');
  await expect.poll(async () => (await stored(id)).title).toBe('Another title');
  expect((await stored(id)).slug).toBe(`by-hand-${stamp}`);
});

test('a new article begins in its title, and Enter leads to the summary and on to the text', async ({
  page,
}) => {
  await enter(page, EDITOR, '/admin/blog/new');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('Oak');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text')).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Oak');
});

test('two people change the same paragraph: different words go together once somebody agrees', async ({
  page,
}) => {
  const id = await createArticle('Two people', 'Oak is hard, and ash is pale.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Two people');
  await saveElsewhere(OWNER, id, { body: 'Oak is hard, and ash is very pale.' });
  await page.getByLabel('Text').fill('Oak is harder, and ash is pale.');
  const bar = strip(page);
  await expect(bar.getByText(/Anna Harrow has changed this article/)).toBeVisible();
  await expect(bar.getByText('Not saved', { exact: true })).toBeVisible();
  expect((await stored(id)).body).toContain('very pale');
  await bar.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this article' });
  await expect(dialog.locator('ins', { hasText: 'harder,' })).toBeVisible();
  await expect(dialog.locator('del', { hasText: 'very' })).toBeVisible();
  await expect(dialog.getByLabel('Both together')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(bar.getByText('Saved just now')).toBeVisible();
  expect((await stored(id)).body).toBe('Oak is harder, and ash is very pale.');
});

test('two people write in different paragraphs: nobody is asked, and the cursor stays', async ({
  page,
}) => {
  const id = await createArticle('Different paragraphs', 'Oak is hard.\n\nAsh is pale.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const text = page.getByLabel('Text');
  await text.getByText('Oak is hard.').click();
  await page.keyboard.press('End');
  await saveElsewhere(OWNER, id, {
    title: 'Theirs',
    body: 'Elm is rare.\n\nOak is hard.\n\nAsh is very pale.',
  });
  await page.keyboard.type(' It is');
  await expect(text.getByText('Elm is rare.')).toBeVisible();
  await page.keyboard.type(' heavy.');
  await expect(strip(page).getByText('Saved just now')).toBeVisible();
  await expect
    .poll(async () => (await stored(id)).body)
    .toBe('Elm is rare.\n\nOak is hard. It is heavy.\n\nAsh is very pale.');
  expect((await stored(id)).title).toBe('Theirs');
});

test('whoever takes the other version keeps the own text and can put it back', async ({ page }) => {
  const id = await createArticle('Kept');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept');
  await saveElsewhere(OWNER, id, { title: 'Theirs' });
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  const bar = strip(page);
  await bar.getByRole('button', { name: 'Compare and choose' }).click();
  await page.getByRole('button', { name: 'Take the other version' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Theirs');
  await page.reload();
  await expect(bar.getByText('Another text of yours is being kept on this device.')).toBeVisible();
  await bar.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mine');
  // Theirs has been saved since it was typed.
  await keepMine(page);
  await expect(bar.getByText('Saved just now')).toBeVisible();
  // And theirs is among the revisions.
  await choose(page, 'Revisions');
  await expect(page.getByRole('dialog').getByText('Theirs', { exact: true })).toBeVisible();
});

test('what a colleague throws away says so to whoever writes in it, and comes back', async ({
  page,
}) => {
  const id = await createArticle('Thrown away');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Thrown away');
  const owner = await apiOf(OWNER);
  await owner.rpc('change_posts', { ids: [id], action: 'bin' }).throwOnError();
  await page.getByLabel('Title', { exact: true }).fill('Thrown away, and written on');
  const bar = strip(page);
  await expect(bar.getByText('This is in the bin.')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(bar.getByText('This is in the bin.')).toBeHidden();
  // What was typed may be saved before or after.
  await expect.poll(async () => (await stored(id)).title).toBe('Thrown away, and written on');
  expect((await stored(id)).deleted_at).toBeNull();
});

test('the own second tab is not told that somebody else was here', async ({ page }) => {
  const id = await createArticle('Two tabs');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Two tabs');
  await saveElsewhere(EDITOR, id, { title: 'Typed in the other tab' });
  await page.getByLabel('Title', { exact: true }).fill('Typed in this tab');
  await expect(
    strip(page).getByText('You changed this article in another tab or on another device.'),
  ).toBeVisible();
});

test('a session that is gone from the browser ends at the sign-in screen, and the text is kept', async ({
  page,
}) => {
  const id = await createArticle('Signed out');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('Signed out');
  await page.evaluate(() => localStorage.clear());
  await title.fill('Typed without a session');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(/You are no longer signed in on this device/)).toBeVisible();
  await signIn(page, EDITOR);
  await expect(title).toHaveValue('Typed without a session');
});

test('texts that made way in two tabs are both kept', async ({ page, context }) => {
  const id = await createArticle('Two tabs with texts');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const other = await context.newPage();
  await other.goto(`/admin/blog/edit/${id}`);
  const tabs = [
    { tab: page, title: 'Typed in the first tab' },
    { tab: other, title: 'Typed in the second tab' },
  ];
  for (const { tab, title } of tabs) {
    await expect(tab.getByLabel('Title', { exact: true })).toHaveValue('Two tabs with texts');
    await tab.route('**/rest/v1/posts?*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await tab.getByLabel('Title', { exact: true }).fill(title);
    await expect(
      strip(tab).getByText('Offline, kept on this device', { exact: true }),
    ).toBeVisible();
  }
  await saveElsewhere(OWNER, id, { title: 'Saved by a colleague' });
  for (const { tab } of tabs) {
    await tab.unroute('**/rest/v1/posts?*');
    await strip(tab).getByRole('button', { name: 'Compare and choose' }).click();
    await tab.getByRole('button', { name: 'Take the other version' }).click();
    await expect(strip(tab).getByText('Another text of yours is kept')).toBeVisible();
  }
  // A tab that is closed before it has written this down brings its text back as a draft, too.
  await expect.poll(() => kindsOnDevice(page)).toEqual(['kept', 'kept']);
  await endTabs([other], page);
  await page.reload();
  for (const title of ['Typed in the second tab', 'Typed in the first tab']) {
    await strip(page).getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await keepMine(page);
    await expect(strip(page).getByText('Saved just now')).toBeVisible();
  }
});

/** In place of what others have saved. */
async function keepMine(page: Page): Promise<void> {
  await strip(page).getByRole('button', { name: 'Compare and choose' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
}

/** What the browser keeps of what was typed. */
function kindsOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const drafts = await answer(indexedDB.open('staff-drafts'));
    const entries = await answer(drafts.transaction('articles').objectStore('articles').getAll());
    drafts.close();
    return entries.map(({ kind }) => kind);
  });
}

test('an article opens when the browser’s storage does not answer', async ({ page }) => {
  const id = await createArticle('Without storage');
  await page.addInitScript(() => {
    indexedDB.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } });
  });
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Without storage');
});

test('a page that is being left begins no write that could outlive it', async ({ page }) => {
  const id = await createArticle('Left by address');
  await page.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
      if (given[1] === 'readwrite') performance.mark('write');
      return begin.apply(this, given);
    };
  });
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('Left by address');
  const writesSoFar = () => page.evaluate(() => performance.getEntriesByName('write').length);
  // What opens is kept for times without a connection: that write is none of leaving.
  await expect.poll(writesSoFar).toBeGreaterThan(0);
  const atRest = await writesSoFar();
  // The order of WebKit, which may keep the page with an unfinished write in its back/forward cache.
  const writes = await page.evaluate(async () => {
    const count = () => performance.getEntriesByName('write').length;
    const before = count();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    await indexedDB.databases();
    return count() - before;
  });
  expect(writes).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await title.fill('Back again');
  await expect.poll(writesSoFar).toBeGreaterThan(atRest);
});

test('a browser without room promises nothing, and still offers the text that made way', async ({
  page,
}) => {
  const id = await createArticle('No room');
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('No room');
  await saveElsewhere(OWNER, id, { title: 'Theirs' });
  await title.fill('Mine');
  const bar = strip(page);
  await bar.getByRole('button', { name: 'Compare and choose' }).click();
  await expect(page.getByText(/This browser has no room for yours/)).toBeVisible();
  await expect(page.getByText(/^Nothing is lost/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take the other version' }).click();
  await expect(title).toHaveValue('Theirs');
  await expect(bar.getByText(/is kept while this page is open/)).toBeVisible();
  await bar.getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue('Mine');
});

test('a browser without room has the text back after the session was ended from elsewhere', async ({
  page,
}) => {
  const id = await createArticle('No room, no session');
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await enter(page, EDITOR, `/admin/blog/edit/${id}`, signedIn(EDITOR));
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('No room, no session');
  await page.route('**/rest/v1/posts?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await title.fill('Only in this page');
  await expect(strip(page).getByText('Offline, not saved', { exact: true })).toBeVisible();
  await page.unroute('**/rest/v1/posts?*');
  await page.evaluate(() => localStorage.clear());
  await strip(page).getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const notice = page.getByText(/it is in this page only/);
  await expect(notice).toBeVisible();
  await expectAccessibleNow(page);
  await signIn(page, EDITOR);
  await expect(title).toHaveValue('Only in this page');
  await expect(notice).toHaveCount(0);
});
