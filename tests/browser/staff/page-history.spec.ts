import { expect, type Page, test } from '@playwright/test';
import { publishPage } from '#scripts/test-project/release.ts';
import { done, rowOf } from '#scripts/test-project/rows.ts';
import type { Json } from '#supabase/database.types.ts';
import { newPage, open, section } from './site-pages.ts';
import { apiOf, choose, createPerson, EDITOR, enter, OWNER, signedIn } from './staff.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Where this page stands' });
const lead = (page: Page) => section(page, 'Title').getByLabel('Text');

/** What visitors are to read of a page: one row, or none. */
async function publishedOf(id: string) {
  const owner = await apiOf(OWNER);
  const { data } = await owner.from('published_pages').select().eq('page_id', id);
  return data ?? [];
}

/** As another program does. */
const publish = async (id: string) => publishPage(await apiOf(OWNER), id);

/** A colleague's program writes into the page's head. */
async function writeAs(email: string, id: string, words: string): Promise<void> {
  const client = await signedIn(email);
  const { version, ...row } = await rowOf(client.from('pages').select().eq('id', id));
  const content = row.content as { fields: Record<string, Json> };
  const fields = { ...content.fields, head: { lead: words } };
  await done(
    client
      .from('pages')
      .update({ content: { ...content, fields }, version })
      .eq('id', id),
  );
}

test('page: two people see each other, and choose of the same words', { tag: '@journey' }, async ({
  page,
  browser,
}) => {
  const { id, key } = await newPage('Twice');
  const colleague = await createPerson('editor', 'Ben Oak');
  const other = await (await browser.newContext()).newPage();
  await enter(other, colleague.email, `/admin/pages/${key}`);
  await expect(other.getByRole('heading', { name: 'Page: Twice' })).toBeAttached();
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await expect(bar(page).getByText('Ben Oak is here too')).toBeVisible();
  await other.context().close();

  await open(page, 'Title');
  // The colleague's words are on the server before this page hears of them.
  await writeAs(colleague.email, id, 'Theirs.');
  await lead(page).fill('Mine.');
  await expect(
    bar(page).getByText('Ben Oak has changed this while you were writing.'),
  ).toBeVisible();
  await expect(lead(page)).toHaveValue('Mine.');
  await bar(page).getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions' });
  await expect(dialog.getByRole('heading', { name: 'Title, Text' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Ben’s version' }).check();
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(lead(page)).toHaveValue('Theirs.');
  // One's own made way, and is there to be taken up again.
  await expect(bar(page).getByText(/Another text of yours/)).toBeVisible();
});

test('page: it is scheduled and called off, taken off the site, binned', async ({ page }) => {
  const title = `Leaving ${Date.now()}`;
  const { id, key } = await newPage(title);
  await publish(id);
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await open(page, 'Title');
  await lead(page).fill('From July on.');
  await choose(page, 'Schedule');
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date').fill('2040-07-01');
  await dialog.getByLabel('Time').fill('09:00');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(bar(page).getByText(/A change goes live .*1 July 2040/)).toBeVisible();
  expect(await publishedOf(id)).toMatchObject([
    { content: { fields: { head: { lead: 'What we make.' } } } },
  ]);
  await choose(page, 'Schedule');
  await dialog.getByRole('button', { name: 'Take it off the schedule' }).click();
  await expect(bar(page).getByText(/A change goes live/)).toHaveCount(0);
  expect(await publishedOf(id)).toHaveLength(1);
  await choose(page, 'Take off the site');
  const question = page.getByRole('alertdialog', { name: 'Take this off the site?' });
  await question.getByRole('button', { name: 'Take it off the site' }).click();
  await expect(async () => expect(await publishedOf(id)).toEqual([])).toPass();
  await choose(page, 'Move to the bin…');
  const sure = page.getByRole('alertdialog', { name: 'Move this to the bin?' });
  await sure.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByLabel('Show pages').selectOption('Bin');
  const more = page.getByRole('button', { name: `More about ${title}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByLabel('Show pages').selectOption('All pages');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await publishedOf(id)).toEqual([]);
  await page.getByLabel('Search pages').fill(title);
  await page.getByLabel('Choose all that are shown').check();
  await page.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(page.getByText(`“${title}” moved to the bin.`)).toBeVisible();
  await page.getByLabel('Show pages').selectOption('Bin');
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete for good' }).click();
  const forGood = page.getByRole('alertdialog', { name: `Delete “${title}” for good?` });
  await forGood.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in the bin' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all pages' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});
