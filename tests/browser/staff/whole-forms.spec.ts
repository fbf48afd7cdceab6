import { expect, type Page, test } from '@playwright/test';
import { enter, expectAccessible, OWNER } from './staff.ts';

/** A row in place of the server's, so that other tests don't see it: an update of an old version is refused. */
async function holdRow<Row extends { version: number }>(page: Page, table: string, row: Row) {
  const server = {
    row,
    isAnswerLost: false,
    held: Promise.resolve(),
    /** @returns lets the server answer again. */
    holdAnswer() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.held = promise;
      return resolve;
    },
    /** A colleague saves. */
    write(changed: Partial<Row>) {
      server.row = { ...server.row, ...changed, version: server.row.version + 1 };
    },
  };
  await page.route(`**/rest/v1/${table}?**`, async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: server.row });
    const { version, ...changed } = route.request().postDataJSON() as Row;
    if (version !== server.row.version) {
      const refusal = { code: 'PT409', message: 'version_conflict', hint: `${server.row.version}` };
      return route.fulfill({ status: 409, json: refusal });
    }
    server.write(changed as Partial<Row>);
    await server.held;
    return server.isAnswerLost ? route.abort() : route.fulfill({ json: server.row });
  });
  return server;
}

const savedMeanwhile = (page: Page) => page.getByText('Something else has been saved meanwhile');
const takeTheirs = (page: Page) => page.getByRole('button', { name: 'Take theirs' });
const putBack = (page: Page) => page.getByRole('button', { name: 'Put it back' });

/** By a link of the staff area, and by loading the page again: asked both times. */
async function leaveAndStay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await closing;
}

const saveMine = (page: Page) => page.getByRole('button', { name: 'Save mine instead' });

test('a menu that a colleague saves meanwhile takes nothing that was typed', async ({ page }) => {
  const items = [
    { label: 'WORK', href: '/work' },
    { label: 'NOTES', href: '/blog' },
  ];
  const server = await holdRow(page, 'site_menu', { items, version: 1 });
  await enter(page, OWNER, '/admin/pages/menu');
  const label = page.getByRole('list', { name: 'Menu' }).getByLabel('Label').first();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await label.fill('OURS');
  server.write({ items: [{ label: 'THEIRS', href: '/work' }] });
  await save.click();
  await expect(savedMeanwhile(page)).toBeVisible();
  await expect(label).toHaveValue('OURS');
  await expectAccessible(page);
  await takeTheirs(page).click();
  await expect(label).toHaveValue('THEIRS');
  await expect(savedMeanwhile(page)).toBeHidden();
  await putBack(page).click();
  await expect(label).toHaveValue('OURS');
  await expect(putBack(page)).toBeHidden();
  await leaveAndStay(page);
  await expect(label).toHaveValue('OURS');

  await label.fill('OURS');
  server.write({ items });
  await save.click();
  await saveMine(page).click();
  await expect(page.getByText('What you save waits under Publish')).toBeVisible();
  await expect(savedMeanwhile(page)).toBeHidden();
  expect(server.row).toMatchObject({ items: [{ label: 'OURS' }, { label: 'NOTES' }], version: 4 });

  // The server has it, and nobody hears: that is no colleague.
  server.isAnswerLost = true;
  await label.fill('AGAIN');
  await save.click();
  await expect(page.getByText('What you save waits under Publish')).toBeVisible();
  await expect(label).toHaveValue('AGAIN');
  await expect(savedMeanwhile(page)).toBeHidden();
});

test('settings of notifications that a colleague saves meanwhile are not overwritten unasked', async ({
  page,
}) => {
  const server = await holdRow(page, 'notice_settings', {
    ...{ recipients: ['office@example.com'], tells_enquiries: true, tells_accounts: true },
    ...{ tells_releases: true, reminds_enquiries: true, enquiry_detail: 'link' },
    ...{ confirms_enquiries: false, confirmations: {}, version: 1 },
  });
  await enter(page, OWNER, '/admin/notifications');
  const addresses = page.getByLabel('Addresses');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await addresses.fill('ours@example.com');
  server.write({ recipients: ['theirs@example.com'] });
  // Read again by something else that is done here.
  await page.route('**/rest/v1/rpc/send_test_notice', (route) => route.fulfill({ json: [] }));
  const read = page.waitForResponse(/notice_settings\?/);
  await page.getByRole('button', { name: 'Send a test notice' }).click();
  await read;
  await save.click();
  await expect(savedMeanwhile(page)).toBeVisible();
  await expect(addresses).toHaveValue('ours@example.com');
  expect(server.row.recipients).toEqual(['theirs@example.com']);
  await expectAccessible(page);
  await saveMine(page).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  expect(server.row.recipients).toEqual(['ours@example.com']);
  // What is typed while it is saved is not taken away by the answer.
  await addresses.fill('first@example.com');
  const answer = server.holdAnswer();
  await save.click();
  await addresses.fill('ours@example.com, more@example.com');
  answer();
  await expect(save).toBeEnabled();
  await expect(addresses).toHaveValue('ours@example.com, more@example.com');
  expect(server.row.recipients).toEqual(['first@example.com']);
  server.write({ recipients: ['theirs@example.com'] });
  await save.click();
  await takeTheirs(page).click();
  await expect(addresses).toHaveValue('theirs@example.com');
  await putBack(page).click();
  await expect(addresses).toHaveValue('ours@example.com\nmore@example.com');
  await leaveAndStay(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Notifications');
});

test('texts of answers are saved twice without a change, and not over those of a colleague', async ({
  page,
}) => {
  const row = { templates: [], replies_to_member: true, version: 1 };
  const server = await holdRow(page, 'answer_settings', row);
  // As the database has it: what is not different is no new version.
  const { write } = server;
  server.write = (changed) => {
    const isSame = Object.entries(changed).every(
      ([name, value]) =>
        JSON.stringify(value) === JSON.stringify(server.row[name as keyof typeof row]),
    );
    if (!isSame) write(changed);
  };
  await enter(page, OWNER, '/admin/settings');
  const form = page.getByRole('form', { name: 'Answers to enquiries' });
  const save = form.getByRole('button', { name: 'Save the texts' });
  await save.click();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  const replies = form.getByRole('checkbox');
  await replies.uncheck();
  await save.click();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  expect(server.row).toMatchObject({ replies_to_member: false, version: 2 });
  await replies.check();
  server.write({ templates: null as never });
  await save.click();
  await expect(savedMeanwhile(page)).toBeVisible();
  await takeTheirs(page).click();
  await expect(replies).not.toBeChecked();
  await putBack(page).click();
  await expect(replies).toBeChecked();
  await leaveAndStay(page);
});
