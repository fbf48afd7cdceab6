import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { type Running, withServer } from '#scripts/test-project/with-server.ts';
import type { Note } from './figures-table.ts';
import { withStaffPage } from './staff-page.ts';

const PHOTOS = 40;
const TEN_MINUTES = 10 * 60_000;

/** How long 40 photographs take to upload, and how busy the page is. */
export async function measureUpload(note: Note): Promise<void> {
  await withServer((running) => upload(running, note));
}

async function upload({ server, folder }: Running, note: Note): Promise<void> {
  const photos = await takePhotos(folder);
  await withStaffPage(`${server.url}/admin/upload`, async (page) => {
    await watchPage(page);
    const before = Date.now();
    await page.locator('input[type=file][multiple]').first().setInputFiles(photos);
    await page.getByRole('button', { name: 'Clear the list' }).waitFor({ timeout: TEN_MINUTES });
    const seconds = (Date.now() - before) / 1000;
    const { longest, requests } = await page.evaluate(() => window.measured);
    const chosen = photos.reduce((sum, file) => sum + statSync(file).size, 0);
    const heading = await page.getByRole('heading', { level: 2 }).innerText();
    console.log(`${heading}; ${(chosen / 1e6).toFixed(0)} MB chosen`);
    const missing = PHOTOS - Number.parseInt(heading, 10);
    const reference = { name: 'chosen', value: chosen / 1e6 };
    note(
      { name: `missing of ${PHOTOS} photographs`, value: missing, unit: '', aim: { value: 0 } },
      { name: `${PHOTOS} photographs until all are there`, value: seconds, unit: 's' },
      { name: 'longest task of the page', value: longest, unit: 'ms' },
      { name: 'sent', value: requests / 1e6, unit: 'MB', reference },
    );
  });
}

declare global {
  interface Window {
    /** The longest task in milliseconds, and bytes of request bodies. */
    measured: { longest: number; requests: number };
  }
}

/** Counts the bytes that the page sends, and its longest task. */
async function watchPage(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Straight from the camera' }).waitFor();
  await page.evaluate(() => {
    const measured = { longest: 0, requests: 0 };
    window.measured = measured;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        measured.longest = Math.max(measured.longest, duration);
      }
    }).observe({ type: 'longtask' });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) measured.requests += body.size;
      send.call(this, body);
    };
  });
}

/** Each differs. */
async function takePhotos(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let number = 0; number < PHOTOS; number += 1) {
    const file = join(folder, `IMG_${4800 + number}.jpg`);
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
    await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#864', noise } })
      .blur(0.7)
      .jpeg({ quality: 94 })
      .toFile(file);
    files.push(file);
  }
  return files;
}
