import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { plainPicture } from './media.ts';
import { apiOf, enter, OWNER } from './staff.ts';

const FILE = path.join(import.meta.dirname, 'files/wordpress.xml');

test('import: an owner finds it, brings a WordPress site with its pictures, and a second time brings what lacked', {
  tag: '@journey',
}, async ({ page }) => {
  // Another site and text each time: what has come once does not come again.
  const site = `old-${Date.now()}.example`;
  const slug = `gallery-${Date.now()}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  await mkdir(path.join(folder, '2019/05'), { recursive: true });
  const putPicture = async (name: string) =>
    await writeFile(path.join(folder, '2019/05', name), await plainPicture());
  await putPicture('oak.jpg');
  const name = 'old-site.xml';
  const xml = (await readFile(FILE, 'utf8')).replaceAll('old.example', site);
  const buffer = Buffer.from(xml.replaceAll('gallery-ids', slug));
  const chooseAll = async () => {
    await page
      .getByLabel('Choose the .xml file')
      .setInputFiles({ name, mimeType: 'text/xml', buffer });
    await page.getByLabel('Choose the folder').setInputFiles(folder);
  };
  const came = page.getByRole('region', { name: 'What came' });

  await enter(page, OWNER, '/admin/settings');
  await page.getByRole('link', { name: 'Moving in from WordPress' }).click();
  await chooseAll();
  await expect(page.getByText('1 of 2 pictures and PDFs are there.')).toBeVisible();
  await expect(page.getByText('1 picture or PDF is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it over' }).click();
  await expect(came.getByText('1 article, 0 pages and 1 picture or PDF came over.')).toBeVisible();
  await expect(
    came.getByText(
      `The picture https://${site}/wp-content/uploads/2019/05/ash.jpg: it is not in the folder.`,
    ),
  ).toBeVisible();

  await putPicture('ash.jpg');
  await chooseAll();
  await expect(page.getByText('Here already: 1 text and 1 picture or PDF')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it over' }).click();
  await expect(came.getByText('0 articles, 0 pages and 1 picture or PDF came over.')).toBeVisible();

  const owner = await apiOf(OWNER);
  const { data: rows } = await owner.from('old_addresses').select().eq('path', `/${slug}/`);
  expect(rows).toMatchObject([{ leads_to: `/blog/${slug}` }]);
  const { data: oak } = await owner.from('media').select('alt, mime_type').eq('title', 'oak.jpg');
  expect(oak).toContainEqual({ alt: 'Oak boards in the yard', mime_type: 'image/webp' });
});
