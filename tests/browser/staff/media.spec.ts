import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { binGallery, createGalleryOf, showBefore } from './galleries.ts';
import { addPicture, plainPicture, storedPicture } from './media.ts';
import { apiOf, DESK, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';

const options = (page: Page) => page.getByRole('listbox', { name: 'Pictures' }).getByRole('option');
const option = (page: Page, name: string) => options(page).filter({ hasText: name });
const details = (page: Page) => page.getByRole('complementary', { name: 'Details of the picture' });

test('media: a picture is found, described, tagged and focused by keyboard', async ({ page }) => {
  const picture = await addPicture('Board', { alt: '' });
  const known = `workshop ${Date.now()}`;
  await addPicture('Other', { tags: [known] });
  await enter(page, EDITOR, '/admin/media');
  await page.getByLabel('Search pictures').fill(picture.title);
  await expect(options(page)).toHaveCount(1);
  await expect(option(page, picture.title)).toContainText('No description');
  await option(page, picture.title).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/media/${picture.id}`));

  await page.setViewportSize(DESK);
  const alt = details(page).getByLabel('Description for people who can’t see it');
  await alt.fill('An oak board on a bench');
  const tags = details(page).getByRole('combobox', { name: 'Tags' });
  await tags.fill('oak, boards');
  await tags.press('Enter');
  await expect(details(page).getByRole('button', { name: 'Remove boards' })).toBeVisible();
  // Escape closes the list of all tags, and nothing else.
  await tags.press('ArrowDown');
  await expect(page.getByRole('listbox').getByText(known, { exact: true })).toBeVisible();
  await expectAccessible(page, DESK);
  await tags.press('Escape');
  await expect(tags).toHaveAttribute('aria-expanded', 'false');
  const point = details(page).getByRole('slider', { name: 'Focal point' });
  await point.press('Shift+ArrowLeft');
  await point.press('ArrowDown');
  await expect(point).toHaveAttribute('aria-valuetext', '40 % from the left, 51 % from the top');
  await expect
    .poll(() => storedPicture(picture.id))
    .toMatchObject({
      ...{ alt: 'An oak board on a bench', tags: ['oak', 'boards'] },
      ...{ focal_x: 0.4, focal_y: 0.51 },
    });
  await expect(details(page)).toContainText('Not used anywhere');

  await point.press('Escape');
  await expect(option(page, picture.title)).toBeFocused();
  await expect(option(page, picture.title)).not.toContainText('No description');
});

test('media: a gallery is described Enter by Enter, also offline', async ({ page, context }) => {
  const first = await addPicture('Tread', { alt: '' });
  const described = await addPicture('Riser', { alt: 'A riser' });
  const second = await addPicture('Newel', { alt: '' });
  const last = await addPicture('Baluster', { alt: '' });
  const bare = await addPicture('Before the riser', { alt: '' });
  const title = `Described ${Date.now()}`;
  const id = await createGalleryOf(
    title,
    [first, described, second, last].map((picture) => picture.id),
  );
  await showBefore(id, described.id, bare.id);
  // From the list: without a connection there is a way back to it.
  await enter(page, EDITOR, '/admin/galleries');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('4 pictures without a description')).toBeVisible();
  await page.getByRole('button', { name: 'Next without a description' }).click();
  const fieldOf = ({ title }: { title: string }) =>
    page.getByRole('textbox', { name: `Description of “${title}”`, exact: true });
  await expect(fieldOf(first)).toBeFocused();
  await page.keyboard.type('A tread');
  await page.keyboard.press('Enter');
  const view = page.getByRole('textbox', { name: `Description of “${described.title}”, before` });
  await expect(view).toBeFocused();
  await page.keyboard.type('No stair yet');
  await page.keyboard.press('Enter');
  await expect(fieldOf(second)).toBeFocused();
  await expect(page.getByText(/^3 of 5 described/)).toBeVisible();

  await context.setOffline(true);
  await page.keyboard.type('A newel');
  await page.keyboard.press('Enter');
  await expect(fieldOf(last)).toBeFocused();
  await expect(page.getByText(/^Not saved. The server can’t be reached/)).toBeVisible();
  // The bar says so too, and leads there from anywhere in a long gallery.
  const notSaved = page.getByRole('button', { name: 'Fix', exact: true });
  await notSaved.press('Enter');
  await expect(fieldOf(second)).toBeFocused();
  // And back again from there, although a field that is left tries once more.
  await notSaved.click();
  await expect(fieldOf(second)).toBeFocused();
  await page.getByRole('link', { name: 'Galleries', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Galleries' })).toBeVisible();
  await context.setOffline(false);
  // Nobody has to come back to it.
  await expect.poll(() => storedPicture(second.id)).toMatchObject({ alt: 'A newel' });

  await page.goto(`/admin/galleries/${id}`);
  await page.getByRole('link', { name: 'Describe it' }).click();
  const field = page.getByLabel('Description for people who can’t see it');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await field.fill('A baluster');
  await field.press('Enter');
  await expect(page.getByText(/^What you have written is saved/)).toBeVisible();
  await expect.poll(() => storedPicture(last.id)).toMatchObject({ alt: 'A baluster' });
  await page.getByRole('link', { name: 'Back to the gallery' }).click();
  await expect(page.getByText('Every picture described')).toBeVisible();
  await expect.poll(() => storedPicture(first.id)).toMatchObject({ alt: 'A tread' });
  await expect.poll(() => storedPicture(bare.id)).toMatchObject({ alt: 'No stair yet' });
  await page.getByRole('button', { name: 'Show all descriptions' }).click();
  await expect(fieldOf(described)).toHaveValue('A riser');
  await binGallery(id);
});

test('media: a picture in use is not deleted, and says what uses it', async ({ page }) => {
  const picture = await addPicture('Cover');
  const editor = await apiOf(EDITOR);
  const title = `Article with a cover ${Date.now()}`;
  await editor.from('posts').insert({ title, cover_media_id: picture.id });
  await enter(page, EDITOR, `/admin/media/${picture.id}`);
  await expect(details(page).getByRole('link', { name: title })).toBeVisible();
  await details(page).getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'This picture is in use' });
  await expect(question.getByRole('link', { name: title })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Move to the bin' })).toHaveCount(0);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect((await storedPicture(picture.id)).deleted_at).toBeNull();
});

test('media: pictures picked by keys are tagged, go to the bin and come back', async ({ page }) => {
  const name = `Pile ${Date.now()}`;
  for (const one of ['a', 'b', 'c']) await addPicture(`${name} ${one}`);
  await enter(page, EDITOR, `/admin/media?q=${encodeURIComponent(name)}&sort=name`);
  await expect(options(page)).toHaveCount(3);
  await options(page).nth(0).press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  const bar = page.getByRole('region', { name: 'Pictures picked out' });
  await expect(bar).toContainText('2 pictures picked out');
  await bar.getByRole('button', { name: 'Tag', exact: true }).press('Enter');
  const tags = page.getByRole('combobox', { name: 'New tags' });
  await tags.fill(`${name}, ash`);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/tag_media')) sent += 1;
  });
  await tags.press('Enter');
  await expect(bar).toContainText('2 pictures tagged.');
  expect(sent).toBe(1);
  await page.getByLabel('Tag', { exact: true }).selectOption(name);
  await expect(options(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'All that are shown' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(bar).toContainText('2 pictures moved to the bin.');
  await page.getByLabel('Tag', { exact: true }).selectOption('Any tag');
  await expect(options(page)).toHaveCount(1);

  await page.getByLabel('Show pictures').selectOption('Bin');
  await expect(options(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'All that are shown' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in the bin' })).toBeVisible();
  await page.getByLabel('Show pictures').selectOption('All pictures');
  await expect(options(page)).toHaveCount(3);
});

test('media: a replaced picture is looked at first, asks what it shows, and can be put back later, also by a colleague', async ({
  page,
}) => {
  const picture = await addPicture('Old', { alt: 'Kept' });
  await enter(page, EDITOR, `/admin/media/${picture.id}`);
  await expect(details(page).getByRole('button', { name: 'Replace', exact: true })).toBeVisible();
  await details(page)
    .getByLabel('File to replace it by')
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: await plainPicture() });
  const dialog = page.getByRole('dialog', { name: 'Replace this picture?' });
  await expect(dialog.getByRole('img', { name: 'Kept' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'The new one' })).not.toHaveJSProperty(
    'naturalWidth',
    0,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use the new one' }).click();
  await expect(dialog).toContainText('Say what the new picture shows');
  expect(await storedPicture(picture.id)).toMatchObject({ path: picture.path });
  await dialog.getByRole('button', { name: 'As before: “Kept”' }).click();
  await expect(dialog.getByLabel('What the new one shows')).toHaveValue('Kept');
  await dialog.getByLabel('What the new one shows').fill('Another');
  await dialog.getByRole('button', { name: 'Use the new one' }).click();
  await expect(details(page)).toContainText('Replaced.');
  const now = await storedPicture(picture.id);
  expect(now).toMatchObject({ alt: 'Another', title: picture.title, mime_type: 'image/webp' });
  expect(now.path).not.toBe(picture.path);

  // The way back stands there for whoever opens it later.
  await page.reload();
  await expect(details(page)).toContainText(/Replaced .* by /);
  await details(page).getByRole('button', { name: 'Put the old one back' }).click();
  await expect(details(page)).toContainText('It is as it was before.');
  const back = await storedPicture(picture.id);
  expect(back).toMatchObject({ path: picture.path, width: 300, alt: 'Kept' });

  const broken = Buffer.from('<svg onload="alert(1)"/>');
  await details(page)
    .getByLabel('File to replace it by')
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: broken });
  await expect(details(page).getByRole('alert')).toContainText('Nothing was replaced.');
  expect((await storedPicture(picture.id)).path).toBe(picture.path);
});

test('media: a file that is another picture of the library can be used everywhere instead, and back', async ({
  page,
}) => {
  const bytes = await plainPicture();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [one, other] = [await addPicture('One'), await addPicture('Other', { sha256 })];
  const title = `Twice ${Date.now()}`;
  const gallery = await createGalleryOf(title, [one.id]);
  await enter(page, EDITOR, `/admin/media/${one.id}`);
  await details(page)
    .getByLabel('File to replace it by')
    .setInputFiles({ name: 'twice.png', mimeType: 'image/png', buffer: bytes });
  const dialog = page.getByRole('dialog', { name: 'This file is in the library already' });
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use that one everywhere' }).click();
  await expect(dialog).toContainText(`1 place uses “${other.title}” now. 1 of them as a draft`);
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  const shown = async () =>
    (
      await (
        await apiOf(EDITOR)
      )
        .from('portfolio_images')
        .select('media_id')
        .eq('gallery_id', gallery)
    ).data;
  expect(await shown()).toEqual([{ media_id: other.id }]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toContainText('It is as it was before.');
  expect(await shown()).toEqual([{ media_id: one.id }]);
});

test('media: a picture is turned, and its focal point with it', async ({ page }) => {
  const picture = await addPicture('Lying');
  const editor = await apiOf(EDITOR);
  await editor.from('media').update({ focal_x: 0.25, focal_y: 0.1 }).eq('id', picture.id);
  await enter(page, EDITOR, `/admin/media/${picture.id}`);
  await details(page).getByRole('button', { name: 'Crop and turn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop and turn' });
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await expectAccessible(page);
  // Upright in a low window, all of it is in sight.
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('img', { name: 'A board' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedPicture(picture.id)).toMatchObject({
    ...{ width: 200, height: 300, focal_x: 0.9, focal_y: 0.25 },
  });

  // The shape that was chosen outlives a turn.
  await details(page).getByRole('button', { name: 'Crop and turn' }).click();
  await dialog.getByLabel('Shape').selectOption('Square');
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedPicture(picture.id)).toMatchObject({ width: 200, height: 200 });
  await details(page).getByRole('button', { name: 'Put the old one back' }).first().click();
  await expect
    .poll(() => storedPicture(picture.id))
    .toMatchObject({ width: 200, height: 300, focal_x: 0.9 });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  test('media: the picture takes the place of the grid, which stays there', async ({ page }) => {
    const picture = await addPicture('Phone');
    await enter(page, EDITOR, `/admin/media?q=${encodeURIComponent(picture.title)}`);
    await option(page, picture.title).tap();
    await expect(details(page).getByRole('heading', { name: picture.title })).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.getByRole('link', { name: 'Pictures', exact: true }).click();
    await expect(option(page, picture.title)).toBeVisible();
  });
});
