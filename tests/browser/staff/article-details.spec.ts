import { expect, test } from '@playwright/test';
import { approve, createArticle, publishButton, saveElsewhere, stored, strip } from './articles.ts';
import { addPicture, storedPicture } from './media.ts';
import {
  apiOf,
  createPerson,
  DESK,
  EDITOR,
  enter,
  expectAccessible,
  OWNER,
  PHONE,
} from './staff.ts';
import { endTabs } from './tabs.ts';

test('everything beside the text is typed, saved by itself, and there again', async ({ page }) => {
  const id = await createArticle('Beside');
  await page.setViewportSize(DESK);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  const chosen = page.getByRole('grid', { name: 'Tags so far' });
  // The tags that exist may arrive after these letters.
  await tags.fill('imbe');
  await expect(page.getByRole('option', { name: 'timber', exact: true })).toBeVisible();
  await tags.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'timber', selected: true })).toBeVisible();
  await expectAccessible(page, [DESK]);
  await tags.press('Enter');
  await expect(chosen.getByRole('row')).toHaveText([/^timber/]);
  await expect(page.getByText('timber added.')).toBeAttached();
  await tags.fill('oak, ash,');
  await tags.fill('Drift wood');
  await tags.press('Enter');
  await expect(chosen.getByRole('row')).toHaveText([/^timber/, /^oak/, /^ash/, /^Drift wood/]);
  await chosen.getByRole('row', { name: 'oak' }).press('Delete');
  await expect(page.getByText('oak removed.')).toBeAttached();
  await expect(chosen.getByRole('row', { name: 'ash' })).toBeFocused();
  await chosen.getByRole('button', { name: 'Remove Drift wood' }).click();
  const author = page.getByRole('combobox', { name: 'Author' });
  await author.fill('');
  await author.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, [DESK]);
  // Going on takes nothing that was not chosen.
  await author.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(author).toHaveAttribute('aria-expanded', 'false');
  await expect(author).toHaveValue('');
  await author.fill('Ruth Guest');
  await page.getByLabel('Title for searches').fill('Beside the text');
  await page.getByLabel('Description for searches').fill('What searches show.');
  await page.getByLabel('Keep it out of Google and other search engines').check();
  await expect.poll(async () => (await stored(id)).noindex).toBe(true);
  expect(await stored(id)).toMatchObject({
    tags: ['timber', 'ash'],
    author_name: 'Ruth Guest',
    seo_title: 'Beside the text',
    seo_description: 'What searches show.',
  });
  await expectAccessible(page);
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(author).toHaveValue('Ruth Guest');
  // What a colleague changes beside the text joins what is typed here.
  await author.fill('Ruth Visitor');
  await saveElsewhere(OWNER, id, { title: 'Beside' });
  await expect(strip(page).getByText('Saved just now')).toBeVisible();
});

test('pictures without a description keep the article from being published', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Fix the cover' }).click();
  await expect(page.getByLabel('Description of the cover')).toBeFocused();
  await page.keyboard.type('A plank');
  await expect(page.getByText('All 3 pictures are described')).toBeVisible();
  // Nobody has to describe them again for a gallery.
  await expect.poll(() => storedPicture(first.id)).toMatchObject({ alt: 'A board on trestles' });
  const described = `![A board on a bench](media:${second.id})`;
  await expect.poll(async () => (await stored(id)).body).toContain(described);
});

test('on a phone a refused Publish leads to the picture, which can be decorative', async ({
  page,
}) => {
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

test('an address that another article has marks its field, one press away', async ({ page }) => {
  const stamp = Date.now();
  await createArticle(`Taken ${stamp}`);
  const id = await createArticle(`Free ${stamp}`);
  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByRole('button', { name: 'Details' }).click();
  const address = page.getByLabel('Address');
  await address.fill(`taken-${stamp}`);
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Close' }).click();
  await strip(page).getByRole('button', { name: 'Fix', exact: true }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Another article has the address/);
  await expectAccessible(page, [PHONE]);
});

test('two people on one article see each other’s name', async ({ page, browser }) => {
  const id = await createArticle('Together');
  const colleague = await createPerson('editor', 'Ada Colleague');
  const other = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const theirs = await other.newPage();
  await enter(theirs, colleague.email, `/admin/blog/edit/${id}`);
  await expect(theirs.getByLabel('Title', { exact: true })).toHaveValue('Together');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(strip(page).getByText('Ada Colleague is here too')).toBeVisible();
  await theirs.getByLabel('Title', { exact: true }).fill('Together, and newer');
  await expect(strip(page).getByText('Ada Colleague has saved a newer version.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Together, and newer');
  await expectAccessible(page);
  await other.close();
});

test('two tabs keep two drafts, and a closed one is taken up', async ({ page, context }) => {
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
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Two drafts');
  await page.getByLabel('Title', { exact: true }).fill('From the first tab');
  await expect(
    strip(page).getByText('Offline, kept on this device', { exact: true }),
  ).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/admin/blog/edit/${id}`);
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('Two drafts');
  const third = await context.newPage();
  await third.goto('/');
  await endTabs([second, page], third);

  await third.goto(`/admin/blog/edit/${id}`);
  await expect(strip(third).getByText('What you typed last time is back.')).toBeVisible();
  await expect(third.getByLabel('Title', { exact: true })).toHaveValue('From the first tab');
});

test('a changed address leads on from the old one, once it is published', async ({
  page,
  request,
}) => {
  const stamp = Date.now();
  const id = await createArticle(`First address ${stamp}`);
  await approve(id);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const address = page.getByLabel('Address');
  await expect(address).toHaveValue(`first-address-${stamp}`);
  await address.fill(`second-address-${stamp}`);
  await address.press('Enter');
  await expect(page.getByText(/leads readers on to the new address/)).toBeVisible();
  await expect.poll(async () => (await stored(id)).slug).toBe(`second-address-${stamp}`);
  await publishButton(page).click();
  await expect(strip(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 0 });
  const old = await request.get(`/blog/first-address-${stamp}`, { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers().location).toContain(`/blog/second-address-${stamp}`);
});
