import { expect, test } from '@playwright/test';
import { createArticle } from './articles.ts';
import { addPicture } from './media.ts';
import { apiOf, EDITOR, enter } from './staff.ts';

test('preview: a preview needs no article that is live', async ({ page }) => {
  const [picture, cover] = [await addPicture('Board'), await addPicture('Cover')];
  const title = `Preview ${Date.now()}`;
  const id = await createArticle(title, `## Oak\n\nTwo boards.\n\n![](media:${picture.id} "Cut")`);
  const { error } = await (await apiOf(EDITOR))
    .from('posts')
    .update({ cover_media_id: cover.id, tags: ['Timber'], version: 1 })
    .eq('id', id);
  expect(error).toBeNull();
  await enter(page, EDITOR, '/admin/blog');
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(blog|portfolio)?(\/|$)/.test(pathname)) pages.push(pathname);
  });
  await page.goto(`/admin/blog/preview/${id}`);
  const preview = page.frameLocator('iframe').getByRole('main');
  await expect(preview.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(preview.getByText('A test of timber.')).toBeVisible();
  await expect(preview.getByText('1 min read')).toBeVisible();
  const tags = preview.getByRole('list', { name: 'Tags' });
  await expect(tags.getByRole('listitem')).toHaveText(['Timber']);
  await expect(preview.getByRole('heading', { name: 'Oak', level: 2 })).toBeVisible();
  await expect(preview.getByRole('figure')).toContainText('Cut');
  await expect(preview.getByRole('img')).toHaveCount(2);
  expect(pages).toEqual([]);
});
