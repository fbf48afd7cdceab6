import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import { EDITOR, enter, OWNER, sendEnquiry } from './staff.ts';

test('person: all about one is found, exported, and deleted', async ({ page, browser }) => {
  const name = `Pia ${Date.now()}`;
  const email = `pia-${Date.now()}@example.com`;
  await sendEnquiry(name, { email, phone: '020 7946 0999', message: 'An oak staircase, please.' });
  await enter(page, OWNER, '/admin/enquiries');
  await page.getByRole('link', { name: 'About one person' }).click();
  const contact = page.getByLabel('Mail address or telephone number');
  const find = page.getByRole('button', { name: 'Find everything' });
  await contact.fill('pia');
  await find.click();
  await expect(contact).toHaveAccessibleDescription(/whole mail address/);
  await contact.fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('1 enquiry', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '020 7946 0999' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as zip' }).click();
  const zip = new ZipReader(
    new BlobReader(new Blob([await readFile(await (await download).path())])),
  );
  const files = (await zip.getEntries()).map(({ filename }) => filename);
  expect(files.sort()).toEqual(['everything.json', 'everything.txt']);

  await test.step('an editor may look and export, and not delete', async () => {
    const other = await browser.newPage();
    await enter(other, EDITOR, `/admin/privacy-requests?of=${email}`);
    await expect(other.getByRole('link', { name })).toBeVisible();
    await expect(other.getByText('Only administrators delete')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Delete everything' })).toBeHidden();
    await other.close();
  });

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Everything that was shown here is deleted.')).toBeVisible();
  await expect(page.getByText('Nothing was found about')).toBeVisible();
});
