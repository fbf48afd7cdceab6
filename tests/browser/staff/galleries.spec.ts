import { expect, type Page, test } from '@playwright/test';
import {
  approveGallery,
  binGallery,
  createGallery,
  galleryBar,
  nameOf,
  openStory,
  storedOrder,
  storedStory,
  tileAt,
} from './galleries.ts';
import { apiOf, choose, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';
import { photograph } from './test-pictures.ts';
import { stored } from './upload.ts';

/** Says what a screen reader is told about the order. */
async function expectAnnounced(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
}

test('gallery: made, ordered by key, published', { tag: '@journey' }, async ({ page, request }) => {
  const title = `Oak stair ${Date.now()}`;
  await enter(page, EDITOR, '/admin/galleries');
  await page.getByRole('button', { name: 'New gallery' }).click();
  await page.getByLabel('Name of the job').fill(title);
  // Pressed twice, it is made once.
  await page.getByRole('button', { name: 'Make the gallery' }).dblclick();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  const { count } = await (await apiOf(EDITOR))
    .from('galleries')
    .select('id', { count: 'exact', head: true })
    .eq('title', title);
  expect(count).toBe(1);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText('No picture yet').first()).toBeVisible();
  await expect(page.getByText('Every picture described')).toHaveCount(0);
  await galleryBar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(galleryBar(page).getByText('Not published.')).toBeVisible();

  await page.getByRole('button', { name: 'Pick from the library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose pictures' });
  for (const nth of [0, 1, 2]) await picker.getByRole('option').nth(nth).click();
  await picker.getByRole('button', { name: 'Choose 3 pictures' }).click();
  await expect(tileAt(page, 3)).toBeEnabled();
  await expect(galleryBar(page).getByText('Not published.'), 'it is mended').toHaveCount(0);
  const [first, second, third] = await storedOrder(id);

  const last = await nameOf(tileAt(page, 3));
  await tileAt(page, 3).focus();
  await page.keyboard.press('Space');
  await expectAnnounced(page, `${last} is picked up. Position 3 of 3.`);
  await page.keyboard.press('ArrowLeft');
  await expectAnnounced(page, 'Position 2 of 3.');
  await page.keyboard.press('Escape');
  await expectAnnounced(page, `${last} is put back. Position 3 of 3.`);
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expectAnnounced(page, `${last} is put down. Position 1 of 3.`);
  await expect(tileAt(page, 1)).toBeFocused();
  await expect.poll(() => storedOrder(id)).toEqual([third, first, second]);

  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => storedOrder(id)).toEqual([first, second, third]);

  // A press shows the picture itself, where it is replaced, cropped and described.
  await tileAt(page, 1).click();
  const opened = page.getByRole('dialog', { name: 'Picture' });
  for (const name of ['Crop and turn', 'Replace']) {
    await expect(opened.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tileAt(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Actions for ${last}` }).click();
  await page.getByRole('menuitem', { name: 'Move to position…' }).click();
  await page.getByLabel(/^Position of/).fill('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedOrder(id)).toEqual([third, first, second]);

  await page.getByLabel(`Caption of ${last}`).fill('Treads of brown oak.');
  await page.getByLabel('Summary').fill('A stair in brown oak.');

  // Nobody has to know Markdown.
  const story = await openStory(page);
  await story.focus();
  for (const line of ['## The treads', 'Cut from **one** tree.', '- brown oak']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('hard oil');
  await expect(story.getByRole('heading', { name: 'The treads' })).toBeVisible();
  await expect
    .poll(() => storedStory(id))
    .toBe('## The treads\n\nCut from **one** tree.\n\n- brown oak\n- hard oil');
  await page.reload();
  await openStory(page);
  await expect(story.getByRole('heading', { name: 'The treads' })).toBeVisible();
  await expect(story.getByRole('listitem')).toHaveText(['brown oak', 'hard oil']);

  await galleryBar(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shown.getByText('Treads of brown oak.')).toBeVisible();
  await expect(shown.getByRole('navigation', { name: 'More jobs' })).toHaveCount(0);
  await expect(shown.getByRole('heading', { level: 2, name: 'The treads' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await galleryBar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(galleryBar(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 0 });
  const path =
    (await galleryBar(page).getByRole('link', { name: 'See the page' }).getAttribute('href')) ?? '';
  const html = await (await request.get(path)).text();
  expect(html).toContain('Treads of brown oak.');
  expect(html).toContain('A stair in brown oak.');
  expect(html).toContain('The treads</h2>');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(path);
  expect(await (await request.get('/')).text()).toContain(title);
  await binGallery(id);
});

test('gallery: pictures are dragged with a mouse, and with a finger', async ({ page, context }) => {
  const id = await createGallery(`Dragged ${Date.now()}`, 4);
  const [a, b, c, d] = await storedOrder(id);
  await enter(page, EDITOR, `/admin/galleries/${id}`);
  await tileAt(page, 4).scrollIntoViewIfNeeded();
  await tileAt(page, 1).dragTo(tileAt(page, 3));
  await expect.poll(() => storedOrder(id)).toEqual([b, c, a, d]);
  await expectAnnounced(page, 'is put down. Position 3 of 4.');

  await page.setViewportSize(PHONE);
  await tileAt(page, 4).scrollIntoViewIfNeeded();
  const touch = await context.newCDPSession(page);
  const centre = async (place: number) => {
    const box = await tileAt(page, place).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [from, to] = [await centre(4), await centre(3)];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await expectAnnounced(page, 'is picked up. Position 4 of 4.');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await expectAnnounced(page, 'Position 3 of 4.');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => storedOrder(id)).toEqual([b, c, d, a]);
  await binGallery(id);
});

test('gallery: photographs are added, and an earlier state is brought back', async ({ page }) => {
  const id = await createGallery(`Brought ${Date.now()}`, 2);
  await approveGallery(id);
  const before = await storedOrder(id);
  await enter(page, EDITOR, `/admin/galleries/${id}`);
  await page.getByRole('button', { name: 'Pick from the library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose pictures' });
  await expect(picker.getByRole('option').first()).toBeVisible();
  await picker
    .locator('input[type=file]')
    .setInputFiles([
      await photograph(`${id} 1 large.jpg`, 1800, 1350),
      await photograph(`${id} 2 small.jpg`, 900, 700),
    ]);
  await picker.getByRole('button', { name: 'Choose 2 pictures' }).click({ timeout: 120_000 });
  await expect.poll(() => storedOrder(id)).toHaveLength(4);
  const uploaded = (await stored(id)).toSorted((a, b) => a.title.localeCompare(b.title));
  expect(await storedOrder(id)).toEqual([...before, ...uploaded.map((media) => media.id)]);

  await choose(page, 'Revisions');
  const revisions = page.getByRole('dialog', { name: 'Revisions' });
  await expect(revisions).toContainText('Restoring would change: 2 pictures taken out.');
  await revisions.getByRole('button', { name: /^Compare/ }).click();
  await expect(revisions.getByRole('list', { name: 'Its pictures in order' })).toBeVisible();
  await expectAccessible(page);
  await revisions.getByRole('button', { name: /^Restore/ }).click();
  await expect.poll(() => storedOrder(id)).toEqual(before);
  await galleryBar(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => storedOrder(id)).toHaveLength(4);
  await binGallery(id);
});

test('gallery: the order of the site, the bin and the way back', async ({ page }) => {
  const id = await createGallery(`Binned ${Date.now()}`, 1);
  await enter(page, EDITOR, '/admin/galleries');
  const list = page.getByRole('list', { name: 'Galleries' });
  const row = list.getByRole('button', { name: /^“Binned/ });
  await row.last().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expectAnnounced(page, 'is put back');

  await page.goto(`/admin/galleries/${id}`);
  await choose(page, 'Move to the bin…');
  await page.getByRole('button', { name: 'Move to the bin', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/galleries$/);
  await page.getByLabel('Show galleries').selectOption('Bin');
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Binned/ })
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText(/restored, and not on the site/)).toBeVisible();
  await page.getByLabel('Show galleries').selectOption('All galleries');
  await expect(list.getByRole('button', { name: /^“Binned/ }).first()).toBeVisible();
  await binGallery(id);

  await page.goto(`/admin/galleries/${id}`);
  const inTheBin = galleryBar(page).getByText('This is in the bin.');
  await expect(inTheBin).toBeVisible();
  await galleryBar(page).getByRole('button', { name: 'Restore' }).click();
  await expect(inTheBin).toBeHidden();
  await binGallery(id);
});

test('gallery: pictures of all are described in a row, by keyboard alone', async ({ page }) => {
  await enter(page, EDITOR, '/admin/portfolio-images');
  const fields = page.getByRole('textbox', { name: /^Description of/ });
  await fields.first().focus();
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();

  const title = `Moved ${Date.now()}`;
  const [from, to] = [
    await createGallery(`${title} from`, 1),
    await createGallery(`${title} to`, 0),
  ];
  const [media] = await storedOrder(from);
  await page.reload();
  const group = (name: string) => page.getByRole('region', { name: `${title} ${name}` });
  await group('from')
    .getByRole('button', { name: /^Move .* to another gallery$/ })
    .click();
  await page.getByLabel('Gallery', { exact: true }).selectOption({ label: `${title} to` });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(group('to').getByRole('textbox')).toBeFocused();
  expect([await storedOrder(from), await storedOrder(to)]).toEqual([[], [media]]);
  await binGallery(from);
  await binGallery(to);
});
