import { expect, type Page, test } from '@playwright/test';
import { createArticle, strip } from './articles.ts';
import { EDITOR, enter } from './staff.ts';

/**
 * Closes tabs without asking them, and waits until the browser has ended them: what a closed tab left is taken up once
 * it has let go of it, and on a busy machine that may be seconds later.
 *
 * @param witness another page of the site in the same browser.
 */
async function endTabs(tabs: readonly Page[], witness: Page): Promise<void> {
  const before = await draftLocks(witness);
  for (const tab of tabs) await tab.close({ runBeforeUnload: false });
  await expect.poll(() => draftLocks(witness)).toBe(before - tabs.length);
}

/** How many tabs hold what is typed in them: each has one lock, which ends with it. */
function draftLocks(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name?.startsWith('article-draft:')).length;
  });
}

// That no word is lost is proved by src/admin/saving/nothing-lost.test.ts, what is said of it by tests/screens.

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const keptHere = (page: Page) =>
  strip(page).getByText('Offline, kept on this device', { exact: true });

test('article: closed tabs come back', { tag: '@journey' }, async ({ page, context }) => {
  const id = await createArticle('Two drafts');
  // The server can't be written to from either tab. The page itself refuses, because a route of the
  // test lets through what is on its way when the page closes.
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.method === 'PATCH'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init);
  });
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(title(page)).toHaveValue('Two drafts');
  await title(page).fill('From the first tab');
  await expect(keptHere(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/admin/blog/edit/${id}`);
  // What another tab is writing is nobody else's.
  await expect(title(second)).toHaveValue('Two drafts');
  const third = await context.newPage();
  await third.goto('/');
  await endTabs([second, page], third);
  await third.goto(`/admin/blog/edit/${id}`);
  await expect(strip(third).getByText('What you typed last time is back.')).toBeVisible();
  await expect(title(third)).toHaveValue('From the first tab');
});

test('article: one opens when the browser’s storage does not answer', async ({ page }) => {
  const id = await createArticle('Without storage');
  await page.addInitScript(() => {
    indexedDB.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } });
  });
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(title(page)).toHaveValue('Without storage');
});
