import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Json } from '#supabase/database.types.ts';
import { createGallery } from './galleries.ts';
import { open, saved, section } from './site-pages.ts';
import { apiOf, EDITOR, enter, expectAccessible, OWNER, sendEnquiry } from './staff.ts';

const PRICE = { key: 'small', name: 'A small pavilion', from: 900, is: 'from', per: 'whole' };
const SECTIONS = {
  order: [
    { key: 'head', kind: 'head' },
    { key: 'prices', kind: 'prices' },
  ],
  fields: {
    head: { lead: 'What we make.', look: 'dark' },
    prices: { label: 'What it costs', items: [{ ...PRICE, text: '' }] },
  },
};

/** A service of staff's own with a price, on the site; its key. */
async function publishService(title: string): Promise<{ id: string; key: string }> {
  const owner = await apiOf(OWNER);
  const row = { kind: 'service' as const, title, content: SECTIONS as unknown as Json };
  const { data } = await owner
    .from('pages')
    .insert(row)
    .select('id, key, version')
    .single()
    .throwOnError();
  await owner.rpc('publish_page', { page_id: data.id, version: data.version }).throwOnError();
  return data;
}

/** Deletes it for good, so that other tests see the services that they know. */
async function remove(id: string): Promise<void> {
  const owner = await apiOf(OWNER);
  const deleted_at = new Date().toISOString();
  await owner.from('pages').update({ deleted_at }).eq('id', id).throwOnError();
  await owner.from('pages').delete().eq('id', id).throwOnError();
}

async function expectNamed(page: Page, visitor: string, service: string): Promise<void> {
  await enter(page, EDITOR, '/admin/enquiries');
  const row = page.getByRole('link', { name: new RegExp(visitor) });
  await expect(row).toContainText(`${visitor}, ${service}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n').find((line) => line.includes(visitor))).toContain(`"${service}"`);
  await row.click();
  await expect(page.getByText(`${service}, `)).toBeVisible();
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(service)),
  );
}

test('a service of staff’s own can be chosen, priced and asked for, and keeps its name', async ({
  page,
}) => {
  const title = `Pavilions ${Date.now()}`;
  const { id, key } = await publishService(title);
  const gallery = await createGallery(`Of ${title}`, 1);

  await enter(page, OWNER, `/admin/galleries/${gallery}`);
  await page.getByLabel('Service', { exact: true }).selectOption(title);
  await expect(async () => {
    const { data } = await (await apiOf(EDITOR)).from('galleries').select().eq('id', gallery);
    expect(data?.[0]?.service).toBe(key);
  }).toPass();

  await page.goto('/admin/settings');
  const prices = page.getByRole('group', { name: title });
  const price = prices.getByLabel(PRICE.name);
  await expect(price).toHaveValue('900');
  await price.fill('no amount');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(prices.getByText('Enter an amount')).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill('1,250.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible();
  const amount = async () => {
    const { data } = await (await apiOf(OWNER)).from('business_settings').select().single();
    return (data?.prices as Record<string, number> | undefined)?.[`${key}/small`];
  };
  expect(await amount()).toBe(1250.5);
  await expectAccessible(page);
  await page.reload();
  await expect(price).toHaveValue('1,250.50');
  // What says the same as the page follows it.
  await price.fill('900');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible();
  expect(await amount()).toBeUndefined();

  const visitor = `Ida ${Date.now()}`;
  await sendEnquiry(visitor, { service: key });
  await expectNamed(page, visitor, title);

  // Off the site it is offered no more, and what names it still does.
  await (await apiOf(OWNER)).rpc('unpublish_page', { page_id: id }).throwOnError();
  await expectNamed(page, visitor, title);
  await page.goto(`/admin/galleries/${gallery}`);
  const service = page.getByLabel('Service', { exact: true });
  await expect(service.locator('option:checked')).toHaveText(`${title} (not on the site)`);
  await remove(id);
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('link', { name: new RegExp(visitor) })).toContainText(
    'A service that was deleted',
  );
  await (await apiOf(EDITOR)).from('galleries').update({ service: null }).eq('id', gallery);
});

test('the page in the editor shows the articles that its section chooses', async ({ page }) => {
  const { id, key } = await publishService(`Chosen ${Date.now()}`);
  const owner = await apiOf(OWNER);
  const live = owner.from('published_posts').select('slug, title').lte('published_at', 'now');
  const { data: oldest } = await live.order('published_at').limit(1).single().throwOnError();
  const content = {
    order: [...SECTIONS.order, { key: 'reading', kind: 'articles' }],
    fields: {
      ...SECTIONS.fields,
      reading: { label: 'To read', show: 'chosen', chosen: [oldest.slug], tag: '' },
    },
  };
  await owner.from('pages').update({ content, version: 1 }).eq('id', id).throwOnError();
  await enter(page, EDITOR, `/admin/pages/${key}`);
  const frame = page
    .frameLocator('iframe[title$="to edit where it stands"]')
    .getByRole('region', { name: 'To read' });
  await expect(frame.getByRole('link')).toHaveCount(1);
  await expect(frame.getByRole('link')).toContainText(oldest.title);
  await open(page, 'Articles');
  await section(page, 'Articles').getByLabel('Which articles').selectOption('The latest');
  await saved(page);
  await expect(frame.getByRole('link')).toHaveCount(3);
  await remove(id);
});
