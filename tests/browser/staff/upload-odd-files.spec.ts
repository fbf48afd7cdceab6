import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { apiOf, EDITOR, enter } from './staff.ts';
import { photograph, type TestFile } from './test-pictures.ts';
import { choose, expectColour, row, stored, storedBytes, tagged, untilSettled } from './upload.ts';

/** What browsers make of the same picture as JPEG: its red, green and blue are brighter than sRGB has them. */
const WIDE = [
  [0.25, 0.25, [220, 40, 29]],
  [0.5, 0.5, [42, 180, 60]],
  [0.75, 0.75, [30, 61, 199]],
] as const;

let tag: string;
test.beforeEach(async ({ page }, { testId }) => {
  tag = `${testId.slice(-6)}-${Date.now()}`;
  await enter(page, EDITOR, '/admin/upload');
  await expect(page.getByRole('heading', { name: 'Straight from the camera' })).toBeVisible();
});

const file = (name: string, buffer: Buffer | string): TestFile => ({
  ...{ name, mimeType: '', buffer: Buffer.from(buffer) },
});

/** With bytes behind it, as some phones write them, that make it another file in each run. */
const fixture = (name: string) =>
  file(name, Buffer.concat([readFileSync(`tests/fixtures/pictures/${name}`), randomBytes(60)]));

test('upload: a HEIC keeps its wide colours, whatever is written behind it', async ({ page }) => {
  await choose(
    page,
    tagged([{ ...fixture('p3.heic'), name: 'wide.heic' }, fixture('samsung-trailer.heic')], tag),
  );
  await untilSettled(page);
  for (const name of ['wide', 'samsung-trailer']) {
    await expect(row(page, name)).toContainText('Arrived');
  }
  // An earlier run may have brought it: what becomes of it is the same, and has one record.
  const client = await apiOf(EDITOR);
  const { data: wide } = await client.from('media').select('*').like('title', '% wide').single();
  if (!wide) throw new Error('It is not there.');
  const bytes = await storedBytes(page, wide);
  for (const [x, y, colour] of WIDE) await expectColour(bytes, [x, y], colour, 6);
});

test('upload: what lacks only its last bytes, or has more, arrives', async ({ page }) => {
  const jpeg = (await photograph('p.jpg', 640, 480)).buffer;
  const gif = await sharp(jpeg).resize(60).gif().toBuffer();
  const png = await sharp(jpeg).resize(60).png().toBuffer();
  const mark = `<!-- ${'A licence. '.repeat(200)} ${tag} -->`;
  const body = '<rect width="100%" height="100%" fill="#a52"/></svg>';
  const svg = (size: string) => `${mark}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}`;
  const good = [
    file('open.jpg', jpeg.subarray(0, -2)),
    file('open.gif', gif.subarray(0, -1)),
    file('zero.gif', Buffer.concat([gif.subarray(0, -1), Buffer.from('\0;')])),
    file('open.png', png.subarray(0, -3)),
    file('plan.pdf', `%PDF-1.4\n% ${tag}\n%%EOF\n${'\0'.repeat(80_000)}`),
    file('millimetres.svg', svg('width="90mm" height="60mm"')),
    file('sixteen bits.svg', Buffer.from(`\ufeff${svg('viewBox="0 0 90 60"')}`, 'utf16le')),
  ];
  await choose(page, tagged([...good, file('half.jpg', jpeg.subarray(0, jpeg.length * 0.9))], tag));
  await untilSettled(page);
  for (const { name } of good) await expect(row(page, name)).toContainText('Arrived');
  await expect(row(page, 'half.jpg')).toContainText('Only part of this file is there.');
  for (const { title, path, bucket, width } of await stored(tag)) {
    if (!title.includes('svg') && !title.includes('millimetres')) continue;
    expect(width).toBe(2048);
    await expectColour(await storedBytes(page, { path, bucket }), [0.5, 0.5], [170, 85, 34], 6);
  }
});
