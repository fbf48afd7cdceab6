import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createGallery } from './galleries.ts';
import {
  open,
  publishService,
  removePage,
  SERVICE_SECTIONS,
  saved,
  section,
} from './site-pages.ts';
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
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(service)),
  );
}

test('service: a service of staff’s own can be chosen and asked for, and keeps its name', async ({
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

  const visitor = `Ida ${Date.now()}`;
  await sendEnquiry(visitor, { service: key });
  await expectNamed(page, visitor, title);

  // Off the site it is offered no more, and what names it still does.
  await (await apiOf(OWNER)).rpc('unpublish_page', { page_id: id }).throwOnError();
  await expectNamed(page, visitor, title);
  await page.goto(`/admin/galleries/${gallery}`);
  const service = page.getByLabel('Service', { exact: true });
  await expect(service.locator('option:checked')).toHaveText(`${title} (not on the site)`);
  await removePage(id);
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('link', { name: new RegExp(visitor) })).toContainText(
    'A service that was deleted',
  );
  await (await apiOf(EDITOR)).from('galleries').update({ service: null }).eq('id', gallery);
});

test('service: the page in the editor shows the articles that its section chooses', async ({
  page,
}) => {
  const { id, key } = await publishService(`Chosen ${Date.now()}`);
  const owner = await apiOf(OWNER);
  const live = owner.from('published_posts').select('slug, title').lte('published_at', 'now');
  const { data: oldest } = await live.order('published_at').limit(1).single().throwOnError();
  const content = {
    order: [...SERVICE_SECTIONS.order, { key: 'reading', kind: 'articles' }],
    fields: {
      ...SERVICE_SECTIONS.fields,
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
  await removePage(id);
});
