import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createGallery } from './galleries.ts';
import { publishService, removePage } from './site-pages.ts';
import { apiOf, EDITOR, enter, OWNER, sendEnquiry } from './staff.ts';

async function expectNamed(page: Page, visitor: string, service: string): Promise<void> {
  await enter(page, EDITOR, '/admin/enquiries');
  const row = page.getByRole('link', { name: new RegExp(visitor) });
  await expect(row).toContainText(`${visitor}, ${service}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n').find((line) => line.includes(visitor))).toContain(`"${service}"`);
  await row.click();
  await expect(page.getByRole('heading', { name: service, level: 2 })).toBeVisible();
  const mail = page.getByRole('link', { name: /@/ });
  await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(service)));
}

test('service: one of staff’s own can be chosen and asked for, by its name', async ({ page }) => {
  const title = `Pavilions ${Date.now()}`;
  const { id, key } = await publishService(title);
  const gallery = await createGallery(`Of ${title}`, 1);

  await enter(page, OWNER, `/admin/galleries/${gallery}`);
  await page.getByLabel('Service', { exact: true }).selectOption(title);
  await expect(async () => {
    const { data } = await (await apiOf(EDITOR)).from('galleries').select().eq('id', gallery);
    expect(data?.[0]?.service).toBe(key);
  }).toPass();

  const visitor = `Ida ${Date.now()}`;
  await sendEnquiry(visitor, { service: key });
  await expectNamed(page, visitor, title);

  // Off the site it is offered no more, and what names it still does.
  await (await apiOf(OWNER)).rpc('unpublish_document', { kind: 'page', id }).throwOnError();
  await expectNamed(page, visitor, title);
  await page.goto(`/admin/galleries/${gallery}`);
  const service = page.getByLabel('Service', { exact: true });
  await expect(service.locator('option:checked')).toHaveText(`${title} (not on the site)`);
  await removePage(id);
  await page.goto('/admin/enquiries');
  const enquiry = page.getByRole('link', { name: new RegExp(visitor) });
  await expect(enquiry).toContainText('A service that was deleted');
  await (await apiOf(EDITOR)).from('galleries').update({ service: null }).eq('id', gallery);
});
