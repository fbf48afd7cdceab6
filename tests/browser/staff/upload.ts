import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { rowsOf } from '#scripts/test-project/rows.ts';
import { apiOf, EDITOR } from './staff.ts';
import type { TestFile } from './test-pictures.ts';

/** Chooses files on /admin/upload, as the device's dialog would hand them over. */
export async function choose(page: Page, files: TestFile[]): Promise<void> {
  // From a folder: bytes that Playwright hands over itself take many times as long.
  const folder = await mkdtemp(path.join(tmpdir(), 'chosen-'));
  const paths = files.map(({ name }) => path.join(folder, name));
  for (const [index, { buffer }] of files.entries()) await writeFile(paths[index] ?? '', buffer);
  await page.locator('input[type=file][multiple]').first().setInputFiles(paths);
}

/** Files under names that no earlier run has used. */
export function tagged(files: TestFile[], tag: string): TestFile[] {
  return files.map((file) => ({ ...file, name: `${tag} ${file.name}` }));
}

/** The line of one file. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
}

/** Lets so many files be sent and holds the others. @returns lets them be sent, too. */
export async function holdUploads(context: BrowserContext, sent: number): Promise<() => void> {
  let begun = 0;
  const going = Promise.withResolvers<void>();
  await context.route('**/storage/v1/upload/resumable', async (route) => {
    if (route.request().method() === 'POST') begun += 1;
    if (begun > sent) await going.promise;
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });
  return going.resolve;
}

/** Waits until nothing more happens by itself. */
export async function untilSettled(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Clear the list' })).toBeVisible({
    timeout: 5 * 60_000,
  });
}

/** The pictures in the library whose names begin so, oldest first. */
export async function stored(tag: string) {
  const media = (await apiOf(EDITOR)).from('media').select('*');
  return await rowsOf(media.like('title', `${tag}%`).order('created_at'));
}

/** The bytes that storage has of a picture. */
export async function storedBytes(
  page: Page,
  file: { bucket: string; path: string },
): Promise<Buffer> {
  const response = await page.request.get(`/storage/v1/object/public/${file.bucket}/${file.path}`);
  expect(response.status()).toBe(200);
  return await response.body();
}

/** A picture has a colour at a place, which is given in shares of its sides. */
export async function expectColour(
  bytes: Buffer,
  [x, y]: readonly [x: number, y: number],
  wanted: readonly number[],
  tolerance: number,
): Promise<void> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = Math.floor(info.height * y) * info.width + Math.floor(info.width * x);
  const colour = [...data.subarray(at * info.channels, at * info.channels + 3)];
  const apart = Math.max(...wanted.map((value, nth) => Math.abs(value - (colour[nth] ?? -999))));
  expect(apart, `${colour} for ${wanted}`).toBeLessThanOrEqual(tolerance);
}
