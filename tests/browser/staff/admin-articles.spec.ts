import { expect, type Page, test } from '@playwright/test';
import { apiOf, createPerson, EDITOR, enter, expectAccessible, OWNER, PHONE } from './staff.ts';

/** An article of its own for a test. */
async function createArticle(title: string): Promise<string> {
  const editor = await apiOf(EDITOR);
  const { data, error } = await editor
    .from('posts')
    .insert({ title, body: 'Two boards, one of oak.', summary: 'A test of timber.' })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** What the database holds. */
async function storedTitle(id: string): Promise<string> {
  const { data } = await (await apiOf(EDITOR)).from('posts').select('title').eq('id', id).single();
  return data?.title ?? '';
}

function publishButton(page: Page) {
  return page.getByRole('button', { name: 'Publish', exact: true });
}

test('a title is changed, saved and published, and visitors read it', async ({ page, request }) => {
  await enter(page, EDITOR, '/admin/blog');
  await page.getByLabel('Show articles').selectOption('Live');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const title = `Oak, walnut and ash ${Date.now()}`;
  await page.getByLabel('Title').fill(title);
  await expect(page.getByText('Changes not saved yet')).toBeVisible();
  await expect(page.getByText('Live, with changes waiting').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved just now')).toBeVisible();
  await expect(page.getByText(/^\d+ changes? waiting$/)).toBeVisible();

  const before = await (await apiOf(EDITOR)).from('releases').select('id');
  await publishButton(page).dblclick();
  await expect(page.getByText('The site is being built anew.')).toBeVisible();
  await expect(page.getByText('Publishing…').first()).toBeVisible();
  const link = page.getByRole('link', { name: 'See the page' });
  await expect(link).toBeVisible({ timeout: 0 });
  const after = await (await apiOf(EDITOR)).from('releases').select('id');
  expect((after.data?.length ?? 0) - (before.data?.length ?? 0)).toBe(1);
  await expectAccessible(page);

  const address = (await link.getAttribute('href')) ?? '';
  expect(await (await request.get(address)).text()).toContain(title);
  await expect(page.getByText('Last published just now, by Joe.')).toBeVisible();
});

test('a new article is written, saved by the keyboard, and typing goes on', async ({ page }) => {
  await enter(page, EDITOR, '/admin/blog/new');
  const title = `A fresh article ${Date.now()}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill('One two three');
  await expect(page.getByText('3 words')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' four');
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Text')).toHaveValue('One two three four');
  await expect(page.getByLabel('Text')).toBeFocused();
  await expect(page.getByText('Changes not saved yet')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await expectAccessible(page);
});

test('two people save the same article: nobody loses a word', async ({ page }) => {
  const id = await createArticle('Two people');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByLabel('Title').fill('Mine');
  const owner = await apiOf(OWNER);
  await owner.from('posts').update({ title: 'Theirs', version: 1 }).eq('id', id);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Anna Harrow has changed this article/)).toBeVisible();
  await expect(page.getByText('Saved just now', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await expectAccessible(page);
  await page.getByText('Read their version').click();
  await expect(page.getByText('Theirs', { exact: true })).toBeVisible();
  expect(await storedTitle(id)).toBe('Theirs');
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByText(/Anna Harrow has changed/)).toHaveCount(0);
  expect(await storedTitle(id)).toBe('Mine');

  await page.getByLabel('Title').fill('Mine again');
  await owner.from('posts').update({ title: 'Theirs again', version: 3 }).eq('id', id);
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Take theirs, drop mine' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Theirs again');
});

test('without a connection nothing is lost, and saving works once it is back', async ({
  page,
  context,
}) => {
  const id = await createArticle('Offline');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Offline');
  await context.setOffline(true);
  await page.getByLabel('Title').fill('Typed in a tunnel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/The server can’t be reached. What you typed is kept/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('What you typed last time is back')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Typed in a tunnel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved just now')).toBeVisible();
  expect(await storedTitle(id)).toBe('Typed in a tunnel');
});

test('leaving with unsaved changes is asked about, by keyboard too', async ({ page }) => {
  const id = await createArticle('Leaving');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(id));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto(`/admin/blog/edit/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Leaving');
});

test('a release that can’t be asked for says what was kept', async ({ page }) => {
  const id = await createArticle('Not today');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.route('**/rest/v1/rpc/request_release', (route) => route.abort());
  await publishButton(page).click();
  await expect(
    page.getByText(/Approved for visitors, but the site could not be built/),
  ).toBeVisible();
  await expect(page.getByText(/Visitors still see the site as it was before/)).toBeVisible();
  await expectAccessible(page);
  const editor = await apiOf(EDITOR);
  await editor.rpc('unpublish_post', { post_id: id });
});

test('an article without title or text is not published', async ({ page }) => {
  await enter(page, EDITOR, '/admin/blog/new');
  await page.getByLabel('Summary').fill('Only a summary.');
  await publishButton(page).click();
  await expect(
    page.getByText(/Give the article a title and a text before you publish it/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Put it right' }).first().click();
  await expect(page.getByLabel('Title')).toBeFocused();
});

test('articles are found by words and by state', async ({ page }) => {
  const title = `Dovetails for búsy people ${Date.now()}`;
  await createArticle(title);
  await enter(page, EDITOR, '/admin/blog');
  await page.getByLabel('Search articles').fill('busy dovetails');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByLabel('Show articles').selectOption('Live');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('what waits is reviewed, and an article can be left out', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  const editor = await apiOf(EDITOR);
  const { data } = await editor
    .from('post_states')
    .select('*')
    .eq('state', 'live')
    .limit(1)
    .single();
  await editor
    .from('posts')
    .update({ summary: `Changed ${Date.now()}`, version: data?.version ?? 0 })
    .eq('id', data?.post_id ?? '');
  await page.reload();
  await expect(page.getByText(/is waiting to go live|are waiting to go live/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(dialog.getByRole('checkbox', { name: data?.title ?? '' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: data?.title ?? '' }).uncheck();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
});

test('keys lead around, are listed under ?, and can be turned off', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Go to the articles')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('n?');
  await expect(page.getByLabel('Search articles')).toHaveValue('n?');
  await page.getByRole('heading', { name: 'Articles' }).click();
  await page.keyboard.press('?');
  await list.getByRole('checkbox').uncheck();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(list).toHaveCount(0);
});

test('everything of the sidebar is reached from a phone', async ({ page }) => {
  const person = await createPerson('editor', 'Small Window');
  await page.setViewportSize(PHONE);
  await enter(page, person.email, '/admin/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expectAccessible(page, [PHONE]);
  await menu.getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(menu).toHaveCount(0);
});
