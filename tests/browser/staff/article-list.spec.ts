import { expect, type Page, test } from '@playwright/test';
import { approve, createArticle } from './articles.ts';
import { apiOf, EDITOR, enter, expectAccessible } from './staff.ts';

function row(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title });
}

test('article list: many are archived and binned at once, and come back', async ({ page }) => {
  const stamp = Date.now();
  const titles = [`Bulk one ${stamp}`, `Bulk two ${stamp}`];
  for (const title of titles) await createArticle(title);
  await enter(page, EDITOR, `/admin/blog?q=${stamp}`);
  await expect(row(page, titles[0] ?? '')).toBeVisible();
  await page.getByLabel('Choose all that are shown').check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('2 articles archived.')).toBeVisible();
  await expect(row(page, titles[0] ?? '')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const title of titles) await expect(row(page, title)).toBeVisible();

  await page.getByLabel(`Choose ${titles[1]}`).check();
  await page.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(page.getByText(`“${titles[1]}” moved to the bin.`)).toBeVisible();
  await page.getByLabel('Show articles').selectOption('Bin');
  await expect(row(page, titles[1] ?? '')).toBeVisible();
  await row(page, titles[1] ?? '')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByLabel('Show articles').selectOption('All articles');
  await expect(row(page, titles[1] ?? '')).toBeVisible();
});

test('article list: what unpublishes is asked first; a copy is a draft', async ({ page }) => {
  const title = `Asked first ${Date.now()}`;
  await approve(await createArticle(title));
  await enter(page, EDITOR, `/admin/blog?q=${encodeURIComponent(title)}`);
  const more = row(page, title).getByRole('button', { name: /^More about/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/It comes off the site/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await more.click();
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to the bin' }).click();
  const moved = page.getByText(/It was live; Undo brings it back as a draft\./);
  await expect(moved, 'in sight, wherever one has scrolled').toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${title}” restored, and not on the site.`)).toBeVisible();
  await expect(row(page, title).getByText('Draft', { exact: true })).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title} (copy)`);
  const { data } = await (await apiOf(EDITOR))
    .from('post_states')
    .select('state')
    .eq('title', `${title} (copy)`)
    .single();
  expect(data?.state).toBe('draft');
});
