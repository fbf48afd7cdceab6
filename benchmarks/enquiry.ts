import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '#scripts/programs/find-chromium.ts';
import { type Running, withServer } from '#scripts/test-project/with-server.ts';
import type { Note } from './figures-table.ts';

const PHONE = { width: 390, height: 844 };
/** 1.6 Mbit/s, with a round trip of 150 ms: what Lighthouse calls a slow phone. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const PHOTOS = 6;
const SECONDS = 30;
const KILOBYTES = 2000;

/** How long a visitor's photographs take over the line of a phone, and whether anything in them tells where. */
export async function measureEnquiry(note: Note): Promise<void> {
  await withServer((running) => sendPhotos(running, note));
}

async function sendPhotos({ server, folder, client }: Running, note: Note): Promise<void> {
  const photos = await takePhotos(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await openForm(page, `${server.url}/#contact`);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', LINE);
    const before = Date.now();
    await page.locator('.photos input[type=file]').setInputFiles(photos);
    await page.getByText(`${PHOTOS} of ${PHOTOS} have arrived`).waitFor({ timeout: 300_000 });
    const arrived = (Date.now() - before) / 1000;
    await write(page);
    await page.getByText('Thank you, Ada Wren').waitFor({ timeout: 60_000 });
    const seconds = (Date.now() - before) / 1000;
    const { data: stored = [] } = await client.from('enquiry_pictures').select('path, bytes');
    const bytes = (stored ?? []).reduce((sum, picture) => sum + picture.bytes, 0);
    const chosen = photos.reduce((sum, file) => sum + statSync(file).size, 0);
    let traces = 0;
    for (const { path } of stored ?? []) {
      const { data: file } = await client.storage.from('enquiry-pictures').download(path);
      if (!file || (await hasTrace(Buffer.from(await file.arrayBuffer())))) traces += 1;
    }
    const missing = PHOTOS - (stored?.length ?? 0);
    note(
      { name: `missing of ${PHOTOS} photographs`, value: missing, unit: '', aim: { value: 0 } },
      { name: 'with a trace of place or device', value: traces, unit: '', aim: { value: 0 } },
      {
        name: 'from choosing until all have arrived',
        value: arrived,
        unit: 's',
        aim: { value: SECONDS },
      },
      {
        name: 'until the message is there with them',
        value: seconds,
        unit: 's',
        aim: { value: SECONDS },
      },
      { name: 'kB sent', value: Math.round(bytes / 1000), unit: '', aim: { value: KILOBYTES } },
      { name: 'chosen', value: chosen / 1e6, unit: 'MB' },
    );
  } finally {
    await browser.close();
  }
}

/** What a camera writes beside the pixels, or the words of it anywhere. */
async function hasTrace(file: Buffer): Promise<boolean> {
  const { exif, xmp, iptc } = await sharp(file).metadata();
  const isNamed = /Exif\0\0|Phone maker|Secret model/.test(file.toString('latin1'));
  return isNamed || [exif, xmp, iptc].some((part) => part !== undefined);
}

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('.photos').waitFor();
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Wren');
  await page.getByLabel('Phone or email').fill('ada@example.com');
  await page.getByLabel('About the room').fill('A wall of shelves, in oak, before Easter.');
  await page.getByLabel('You may keep this message').check();
  await page.getByRole('button', { name: 'START YOUR PROJECT' }).click();
}

/** Rooms as a phone sees them: 12 megapixels, grainy, with place and device; one of them a HEIC. */
async function takePhotos(folder: string): Promise<string[]> {
  const rooms = join(import.meta.dirname, '../supabase/seed/images');
  const files = [join(import.meta.dirname, 'files/room.heic')];
  for (const name of readdirSync(rooms)
    .sort()
    .slice(0, PHOTOS - 1)) {
    // Coarse enough to be there still when the picture has become smaller.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const grain = await sharp({
      create: { width: 2016, height: 1512, channels: 3, background: '#888', noise },
    })
      .resize(4032, 3024)
      .png()
      .toBuffer();
    const file = join(folder, `IMG_${4800 + files.length}.jpg`);
    await sharp(join(rooms, name))
      .resize(4032, 3024, { fit: 'cover' })
      .composite([{ input: grain, blend: 'soft-light' }])
      .withExif({
        IFD0: { Make: 'Phone maker', Model: 'Secret model' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .jpeg({ quality: 92 })
      .toFile(file);
    files.push(file);
  }
  return files;
}
