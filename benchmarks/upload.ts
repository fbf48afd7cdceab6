import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { CHROMIUM_FLAGS } from '#scripts/chromium-flags.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { startServer } from '#scripts/test-server.ts';
import type { Note } from './figures-table.ts';

const PHOTOS = 40;
const TEN_MINUTES = 10 * 60_000;

/**
 * 40 photographs of 12 megapixels and about 6 MB, chosen at once: how long until all have arrived, how
 * long the page was busy at most meanwhile, and how much was sent of what was chosen. `TEST_URL` names a
 * server that is running already.
 */
export async function measureUpload(note: Note): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-upload-'));
  const server = process.env.TEST_URL
    ? { url: process.env.TEST_URL, stop: async () => undefined }
    : await startServer(join(folder, 'data'));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const photos = await takePhotos(folder);
    const page = await (await browser.newContext()).newPage();
    await openUpload(page, server.url);
    const before = Date.now();
    await page.locator('input[type=file][multiple]').first().setInputFiles(photos);
    await page.getByRole('button', { name: 'Clear the list' }).waitFor({ timeout: TEN_MINUTES });
    const seconds = (Date.now() - before) / 1000;
    const { longest, requests } = await page.evaluate(() => window.measured);
    const chosen = photos.reduce((sum, file) => sum + statSync(file).size, 0);
    const heading = await page.getByRole('heading', { level: 2 }).innerText();
    const figures = [
      heading,
      `${seconds.toFixed(1)} s in all`,
      `longest task of the page ${Math.round(longest)} ms`,
      `${(chosen / 1e6).toFixed(0)} MB chosen, ${(requests / 1e6).toFixed(1)} MB sent`,
    ];
    console.log(figures.join('; '));
    const arrived = Number.parseInt(heading, 10);
    note(
      {
        name: `missing of ${PHOTOS} photographs`,
        value: PHOTOS - arrived,
        unit: '',
        aim: { value: 0 },
      },
      { name: `${PHOTOS} photographs until all are there`, value: seconds, unit: 's' },
      { name: 'longest task of the page', value: longest, unit: 'ms' },
      {
        name: 'sent',
        value: requests / 1e6,
        unit: 'MB',
        reference: { name: 'chosen', value: chosen / 1e6 },
      },
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  longest: number;
  /** Bytes of request bodies. */
  requests: number;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

async function openUpload(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/upload`);
  await page.getByLabel('Email').fill('editor@example.com');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Straight from the camera' }).waitFor();
  await page.evaluate(() => {
    const measured: Measured = { longest: 0, requests: 0 };
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

/** Each differs from the others. */
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
