import { expect, type Page } from '@playwright/test';

/**
 * Closes tabs without asking them, and waits until the browser has ended them: what a closed tab left is taken up once
 * it has let go of it, and on a busy machine that may be seconds later.
 *
 * @param witness another page of the site in the same browser.
 */
export async function endTabs(tabs: readonly Page[], witness: Page): Promise<void> {
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
