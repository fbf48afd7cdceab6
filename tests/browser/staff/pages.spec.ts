import { expect, type Page, test } from '@playwright/test';
import {
  contentOf,
  expectFields,
  newPage,
  open,
  PRICE,
  publishService,
  removePage,
  saved,
  section,
} from './site-pages.ts';
import { apiOf, EDITOR, enter, expectAccessible, OWNER } from './staff.ts';

const order = (page: Page) =>
  page.getByRole('list', { name: 'Sections' }).getByRole('heading', { level: 3 });

/** The row of a section, by its grip. */
const row = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^“${name}”, position`) }) })
    .first();

/** What stands behind ⋯ of a row, by keyboard. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}: ⋯`, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

test('page: what is typed saves itself, up to its limit', { tag: '@journey' }, async ({ page }) => {
  const { id, key } = await newPage('Typing');
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await open(page, 'Title');
  await section(page, 'Title').getByLabel('Text').fill('Stairs, doors and shelves.');
  await saved(page);
  await page.reload();
  await open(page, 'Title');
  await expect(section(page, 'Title').getByLabel('Text')).toHaveValue('Stairs, doors and shelves.');
  await section(page, 'Title').getByLabel('Text').fill('x'.repeat(321));
  await expect(section(page, 'Title')).toContainText('1 too many: 320 characters fit.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Before it goes live' });
  await expect(refusal.getByText('Not published.')).toBeVisible();
  await expect(refusal).toContainText('1 too many: 320 characters fit.');
  await expectFields(id, { head: { lead: 'x'.repeat(321) } });
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Undo what was typed in Text/ }).click();
  await expect(section(page, 'Title').getByLabel('Text')).toHaveValue('Stairs, doors and shelves.');
  // *Saved* may still be said of what was typed before.
  await expectFields(id, { head: { lead: 'Stairs, doors and shelves.' } });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(async () => {
    const owner = await apiOf(OWNER);
    const { data } = await owner.from('published_pages').select('content').eq('page_id', id);
    expect(data).toMatchObject([
      { content: { fields: { head: { lead: 'Stairs, doors and shelves.' } } } },
    ]);
  }).toPass();
});

test('page: sections are moved, hidden, taken out and added by keyboard', async ({ page }) => {
  const { key } = await newPage('Sections');
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await page.getByRole('button', { name: /^“Questions”, position 3 of 3/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(order(page)).toHaveText(['Title', 'Questions', 'Text']);
  await choose(page, 'Questions', 'Move to position…');
  await page.getByLabel('Position of “Questions”, 1 to 3').fill('3');
  await page.keyboard.press('Enter');
  await expect(order(page)).toHaveText(['Title', 'Text', 'Questions']);

  await choose(page, 'Text', 'Hide');
  await expect(row(page, 'Text')).toContainText('hidden');

  await open(page, 'Questions');
  await section(page, 'Questions').getByRole('button', { name: 'Add a question' }).click();
  const added = section(page, 'Questions').getByRole('group', { name: 'Question 2' });
  await expect(added.getByLabel('Question')).toBeFocused();
  await page.keyboard.type('What timber?');
  await choose(page, 'Question 2', 'Take out');
  await expect(page.getByRole('button', { name: '“Question 1”, position 1 of 1' })).toBeFocused();
  await choose(page, 'Questions', 'Duplicate');
  await expect(order(page)).toHaveText(['Title', 'Text', /^Questions: /, /^Questions: /]);
  await page.getByRole('button', { name: /^Undo duplicating “Questions”/ }).click();
  await choose(page, 'Questions', 'Take out');
  await expect(page.getByRole('button', { name: '“Text”, position 2 of 2' })).toBeFocused();
  await expect(order(page)).toHaveText(['Title', 'Text']);
  await page.getByRole('button', { name: /^Undo taking out “Questions”/ }).click();
  await expect(order(page)).toHaveText(['Title', 'Text', 'Questions']);

  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^List/ }).click();
  await expect(order(page)).toHaveText(['Title', 'Text', 'Questions', 'List']);
  await saved(page);
  await page.reload();
  await expect(order(page)).toHaveText(['Title', 'Text', 'Questions', 'List']);
});

test('page: staff see every one, and put a section back as it came', async ({ page }) => {
  await enter(page, EDITOR, '/admin/pages');
  for (const group of ['Home', 'Services', 'Legal', 'Not found']) {
    await expect(page.getByRole('region', { name: group, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Menu', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Office Furniture' }).click();
  await open(page, 'Title');
  const lead = section(page, 'Title').getByLabel('Text');
  await lead.fill('Something else.');
  await expect(row(page, 'Title')).toContainText('changed');
  await choose(page, 'Title', 'As the site came');
  await expect(lead).toHaveValue(/^A good office is quiet/);
  await expect(row(page, 'Title')).not.toContainText('changed');
  await choose(page, 'Title', 'Take out');
  await page.getByRole('button', { name: 'Put it back “Title”' }).click();
  await expect(order(page).first()).toHaveText('Title');
});

test('page: an imprint of staff’s own is at the foot of every page', async ({ page, request }) => {
  const title = `Imprint ${Date.now()}`;
  await enter(page, OWNER, '/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(dialog.getByText('Give it a title first.')).toBeVisible();
  await dialog.getByLabel('Title of the page').fill(title);
  await dialog.getByRole('checkbox', { name: /The law asks for it/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(order(page)).toHaveText(['Title', 'Text']);
  const checks = page.getByRole('region', { name: 'Before it goes live' });
  await expect(checks).toContainText('Text: Write something here.');
  const text = section(page, 'Text').getByLabel('Text').last();
  await expect(text, 'one writes on at once').toBeFocused();
  await text.fill('Responsible: Ann Lee, 4 Elm Road, London.');
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const home = async () => (await request.get('/')).text();
  await expect.poll(home, { timeout: 0 }).toContain(title);
  await page.goto('/services/kitchen-carpentry');
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const owner = await apiOf(OWNER);
  const { data: made } = await owner.from('pages').select('id').eq('title', title).single();
  await owner.rpc('unpublish_document', { kind: 'page', id: made?.id ?? '' });
});

test('page: a legal one is written by editors, published by administrators', async ({ page }) => {
  await enter(page, EDITOR, '/admin/pages/privacy');
  await expect(page.getByText('An administrator publishes what is saved here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await enter(page, OWNER, '/admin/pages/privacy');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
});

test('page: beside the fields it shows what is typed, and is edited there', async ({ page }) => {
  const { key } = await newPage('In place');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, EDITOR, `/admin/pages/${key}`);
  const frame = page.frameLocator('iframe[title="In place, to edit where it stands"]');
  await expect(frame.getByRole('heading', { name: 'In place' })).toBeVisible();
  await open(page, 'Title');
  await section(page, 'Title').getByLabel('Text').fill('Typed beside it.');
  const lead = frame.locator('[data-edit="head.lead"]');
  await expect(lead).toHaveText('Typed beside it.');
  await lead.fill('Typed in it.');
  await expect(section(page, 'Title').getByLabel('Text')).toHaveValue('Typed in it.');
  await lead.press('Escape');
  await expect(section(page, 'Title').getByLabel('Text')).toHaveValue('Typed beside it.');
});

test('page: what a colleague saves comes into a text that is typed on in', async ({ page }) => {
  const { id, key } = await newPage('Stood in');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, EDITOR, `/admin/pages/${key}`);
  const frame = page.frameLocator('iframe[title="Stood in, to edit where it stands"]');
  const lead = frame.locator('[data-edit="head.lead"]');
  await lead.press('End');
  await page.keyboard.type(' Mine.');
  await saved(page);
  await expectFields(id, { head: { lead: 'What we make. Mine.' } });
  const owner = await apiOf(OWNER);
  const written = (await contentOf(id)) as { fields: object };
  const content = { ...written, fields: { ...written.fields, head: { lead: 'Theirs.' } } };
  await owner.from('pages').update({ content }).eq('id', id).throwOnError();
  // As when the window is looked at again: the page asks what is new.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(lead).toHaveText('Theirs.');
  await page.keyboard.type(' More.');
  await expect(lead).toHaveText('Theirs. More.');
  await expectFields(id, { head: { lead: 'Theirs. More.' } });
  await lead.press('Escape');
  await expect(lead, 'back to what the colleague wrote').toHaveText('Theirs.');
});

test('page: a text is written as it will look, in its field or its place', async ({ page }) => {
  const { id, key } = await newPage('Formatted');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await open(page, 'Text');
  await page.getByRole('button', { name: 'Write with formatting “Text”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text' });
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  // The editor puts the cursor where it was once more, 20 ms after it got the focus: timers run in their order.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 25)));
  await text.getByText('We work in oak.').click();
  await page.keyboard.press('End');
  // It learns where the cursor is by an event, which may come after the next key of one that types without a pause.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.keyboard.type('\n## Timber\nOak **and** ash.\n/');
  await expect(dialog.getByRole('option', { name: /^Heading/ })).toBeVisible();
  await expect(dialog.getByRole('option', { name: /Picture/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await expect(dialog, 'only its menu is closed').toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const written = 'We work in oak.\n\n## Timber\n\nOak **and** ash.';
  // What has marks is shown as it is read.
  await expect(section(page, 'Text').getByText('Oak and ash.')).toBeVisible();
  await expectFields(id, { text: { text: written } });

  const frame = page.frameLocator('iframe[title="Formatted, to edit where it stands"]');
  await expect(frame.getByRole('heading', { name: 'Timber', level: 3 })).toBeVisible();
  await frame.getByText('Oak and ash.').click();
  await expect(text).toContainText('Oak and ash.');
});

test('page: a service is copied from the list, and shows the prices of another page', async ({
  page,
}) => {
  const title = `Copied ${Date.now()}`;
  const { id } = await publishService(title);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, EDITOR, '/admin/pages');
  await choose(page, title, 'Duplicate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page: ${title} (copy)`);
  const owner = await apiOf(OWNER);
  const rows = owner.from('pages').select('id, content').eq('title', `${title} (copy)`);
  const { data: copy } = await rows.single();
  expect(copy?.content).toMatchObject({ fields: { prices: { items: [{ from: PRICE.from }] } } });
  await choose(page, 'Prices', 'Take out');
  await page.getByRole('button', { name: 'Add a section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await expect(dialog.locator('iframe').first()).toBeAttached();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^From another page/ }).click();
  await section(page, 'From another page')
    .getByLabel(/^Add to which/)
    .selectOption(`${title}: Prices`);
  const frame = page.frameLocator(`iframe[title="${title} (copy), to edit where it stands"]`);
  await expect(frame.getByText('A small pavilion')).toBeInViewport();
  await expect(frame.locator('[data-edit*="items"]'), 'it is written there').toHaveCount(0);
  await expectAccessible(page);
  await saved(page);
  // Off the site with its page.
  await owner.rpc('unpublish_document', { kind: 'page', id });
  await page.reload();
  const checks = page.getByRole('region', { name: 'Before it goes live' });
  await expect(checks).toContainText('so nothing is shown here. Choose another');
  await removePage(id);
  await removePage(copy?.id ?? '');
});
