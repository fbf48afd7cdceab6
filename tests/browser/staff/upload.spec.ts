import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { apiOf, EDITOR, enter, PHONE } from './staff.ts';
import {
  goodPictures,
  halfPicture,
  heic,
  jpegTurned,
  photograph,
  QUARTERS,
  webpTurned,
} from './test-pictures.ts';
import {
  choose,
  expectColour,
  holdUploads,
  row,
  stored,
  storedBytes,
  tagged,
  untilSettled,
} from './upload.ts';

let tag: string;
test.beforeEach(async ({ page }, { testId }) => {
  tag = `${testId.slice(-6)}-${Date.now()}`;
  await enter(page, EDITOR, '/admin/upload');
  await expect(page.getByRole('heading', { name: 'Straight from the camera' })).toBeVisible();
});

/** Each quarter has its colour, and nothing says where or by whom it was taken. */
async function expectUprightAndClean(bytes: Buffer, tolerance = 14): Promise<void> {
  const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, orientation].filter((told) => told !== undefined)).toEqual([]);
  expect(bytes.toString('latin1')).not.toMatch(/GPS|Secret model|<script/);
  expect(width).toBeGreaterThan(height);
  for (const [nth, quarter] of QUARTERS.entries()) {
    const place = [nth % 2 ? 0.75 : 0.25, nth > 1 ? 0.75 : 0.25] as const;
    await expectColour(bytes, place, quarter, tolerance);
  }
}

test('upload: photographs held in any way arrive upright, without place', async ({ page }) => {
  const ways = [1, 2, 3, 4, 5, 6, 7, 8];
  const photos = await Promise.all(ways.flatMap((way) => [jpegTurned(way), webpTurned(way)]));
  await choose(page, tagged(photos, tag));
  await untilSettled(page);
  await expect(row(page, 'turned-6.webp')).toContainText('Upright, place and device removed');
  const pictures = await stored(tag);
  expect(pictures).toHaveLength(16);
  for (const picture of pictures) {
    const bytes = await storedBytes(page, picture);
    await expectUprightAndClean(bytes, 22);
    expect(picture).toMatchObject({ width: 640, height: 480, bytes: bytes.length });
    expect(picture.path).toMatch(/^20\d\d\/[0-9a-f]{64}\.webp$/);
    expect(picture.thumbhash).toBeTruthy();
  }
});

test('upload: every kind of picture arrives', async ({ page }) => {
  const good = tagged(await goodPictures(), tag);
  await choose(page, good);
  await untilSettled(page);
  const pictures = new Map(
    (await stored(tag)).map((picture) => [picture.title.slice(tag.length + 1), picture]),
  );
  expect([...pictures.keys()].sort()).toEqual(
    good.map(({ name }) => name.slice(tag.length + 1).replace(/\.\w+$/, '')).sort(),
  );
  for (const [title, picture] of pictures) {
    const bytes = await storedBytes(page, picture);
    // Half of it shows its ground, and what a press prints has colours of its own.
    if (title === 'transparent') expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    else await expectUprightAndClean(bytes, title === 'printed' ? 90 : 22);
    if (title.startsWith('moving')) expect((await sharp(bytes).metadata()).pages).toBe(2);
  }
});

test('upload: pictures of an iPhone arrive where the browser can’t read them', async ({ page }) => {
  const photo = await heic();
  await choose(page, [photo]);
  await untilSettled(page);
  await expect(row(page, photo.name)).toContainText('Arrived');
  const client = await apiOf(EDITOR);
  // An earlier run may have brought it: it has one record, under the name that it had then.
  const sha256 = createHash('sha256').update(photo.buffer).digest('hex');
  const { data } = await client.from('media').select('*').eq('sha256', sha256).single();
  expect(data).not.toBeNull();
  if (data) await expectUprightAndClean(await storedBytes(page, data));
});

test('upload: pictures chosen before the queue’s code is there are held', async ({ page }) => {
  const code = /\/runner\.[^/]*js/;
  await page.route(code, (route) => route.abort());
  await choose(page, tagged([await photograph('p.jpg', 640, 480)], tag));
  await expect(row(page, 'p.jpg')).toContainText('Nothing was sent');
  const question = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.reload());
  await (await question).dismiss();
  await leaving;
  await page.unroute(code);
  await page.getByRole('button', { name: /^Try .* again$/ }).click();
  await untilSettled(page);
  expect(await stored(tag)).toHaveLength(1);
});

test('upload: a lost connection costs nothing: all arrive, once', async ({ page, context }) => {
  const photos = await Promise.all(
    Array.from({ length: 8 }, (_, n) => photograph(`p${n}.jpg`, 800, 600)),
  );
  const goOn = await holdUploads(context, 3);
  await choose(page, tagged(photos, tag));
  await expect(page.getByText(/^3 of 8$/)).toBeVisible({ timeout: 120_000 });
  await context.setOffline(true);
  goOn();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /can’t be reached|Ready/ })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  await untilSettled(page);
  await expect(page.getByRole('heading', { name: '8 files have arrived' })).toBeVisible();
  const pictures = await stored(tag);
  expect(new Set(pictures.map(({ title }) => title)).size).toBe(8);
  expect(pictures).toHaveLength(8);
});

test('upload: a closed tab loses nothing: the rest arrives later', async ({ page, context }) => {
  const photos = await Promise.all(
    Array.from({ length: 6 }, (_, n) => photograph(`p${n}.jpg`, 800, 600)),
  );
  const goOn = await holdUploads(context, 2);
  await choose(page, tagged(photos, tag));
  await expect(page.getByText(/^2 of 6$/)).toBeVisible({ timeout: 120_000 });
  await page.close();
  goOn();
  const back = await context.newPage();
  await back.goto('/admin/upload');
  await untilSettled(back);
  await expect(back.getByRole('heading', { name: /files? ha(ve|s) arrived/ })).toBeVisible();
  expect(await stored(tag)).toHaveLength(6);
});

test('upload: it goes on while one works elsewhere, in the order of choosing', async ({ page }) => {
  const photos = [
    await photograph('1 large.jpg', 2400, 1800),
    ...(await Promise.all([2, 3, 4].map((n) => photograph(`${n} small.jpg`, 800, 600)))),
  ];
  await page.getByLabel('Into').selectOption({ index: 1 });
  await choose(page, tagged(photos, tag));
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await expect(page.getByRole('link', { name: /^Uploading/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Uploading/ })).toBeHidden({ timeout: 120_000 });
  const chosen = (await stored(tag)).sort((a, b) => a.title.localeCompare(b.title));
  expect(chosen).toHaveLength(4);
  const client = await apiOf(EDITOR);
  const { data } = await client
    .from('portfolio_images')
    .select('media_id')
    .in(
      'media_id',
      chosen.map(({ id }) => id),
    )
    .order('position');
  expect(data?.map(({ media_id }) => media_id)).toEqual(chosen.map(({ id }) => id));
});

test('upload: all of it works and is said by keyboard', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photographs' }).press('Enter');
  const half = await halfPicture();
  await (await chooser).setFiles([half]);
  const said = page.getByRole('status').filter({ hasText: 'half.jpg' });
  await expect(said).toContainText('Only part of this file is there. Choose it again.');

  const again = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: 'Choose another file in place of half.jpg' })
    .press('Enter');
  await (await again).setFiles(tagged([await jpegTurned(1)], tag)[0] ?? half);
  await untilSettled(page);
  await expect(page.getByRole('heading', { name: '1 file has arrived' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the list' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose photographs' })).toBeVisible();
});
