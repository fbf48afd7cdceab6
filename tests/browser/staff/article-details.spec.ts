import { expect, test } from '@playwright/test';
import { createArticle, publishButton, stored, strip } from './articles.ts';
import { addPicture, storedPicture } from './media.ts';
import { apiOf, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';

test('article: pictures without a description keep it from being published', async ({ page }) => {
  const [first, second, cover] = [
    await addPicture('Trestle', { alt: '' }),
    await addPicture('Bench', { alt: '' }),
    await addPicture('Cover', { alt: '' }),
  ];
  const id = await createArticle(
    'Undescribed',
    `![](media:${first.id})\n\n![](media:${second.id})`,
  );
  const { version } = await stored(id);
  const editor = await apiOf(EDITOR);
  await editor.from('posts').update({ cover_media_id: cover.id, version }).eq('id', id);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(
    page.getByText('3 of 3 pictures have no description and are not marked as decorative.'),
  ).toBeVisible();
  await publishButton(page).click();
  await expect(strip(page).getByText(/3 pictures have no description/)).toBeVisible();

  // What is missing is one press away, and each leads on to the next.
  await expect(page.getByText('Not described yet')).toHaveCount(2);
  await strip(page).getByRole('button', { name: 'Fix', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  for (const alt of ['A board on trestles', 'A board on a bench']) {
    await expect(dialog.getByLabel('Description')).toHaveValue('');
    await expect(dialog.getByLabel('Description')).toBeFocused();
    await page.keyboard.type(alt);
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Fix .*cover/i }).click();
  await expect(page.getByLabel('Description of the cover')).toBeFocused();
  await page.keyboard.type('A plank');
  await expect(page.getByText('All 3 pictures are described')).toBeVisible();
  // Nobody has to describe them again for a gallery.
  await expect.poll(() => storedPicture(first.id)).toMatchObject({ alt: 'A board on trestles' });
  const described = `![A board on a bench](media:${second.id})`;
  await expect.poll(async () => (await stored(id)).body).toContain(described);
});

test('article: on a phone a refused Publish leads to its picture', async ({ page }) => {
  const picture = await addPicture('Shavings', { alt: '' });
  const id = await createArticle('Decorated', `![](media:${picture.id})`);
  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await publishButton(page).click();
  await strip(page).getByRole('button', { name: 'Fix', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel(/^Decorative/).check();
  await expect(dialog.getByText(/it needs none/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not described yet')).toHaveCount(0);
  await expect.poll(() => storedPicture(picture.id)).toMatchObject({ decorative: true });
});
