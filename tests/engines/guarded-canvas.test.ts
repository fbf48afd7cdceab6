import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEngines } from '#scripts/programs/find-programs.ts';
import { type Browser, startBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { SITE } from './in-each-engine.ts';
import { heading, type Page, pageOf } from './page.ts';
import { editorClient, photograph, signIn } from './staff-area.ts';

const GUARD = { 'privacy.resistFingerprinting': true };
const firefox = findEngines().find(({ name }) => name === 'Firefox')?.programs;

// As Tor Browser, Mullvad and LibreWolf come: what a page reads from a canvas is noise.
describe.skipIf(!firefox)('canvas: Firefox that guards against fingerprints', () => {
  const name = `Guarded ${Date.now()}`;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser((atEnd) => startFirefox(firefox ?? {}, atEnd, true, GUARD));
    page = pageOf(browser.first, SITE);
  });
  afterAll(() => browser?.close());

  test('sends a photograph as it is into the library, and says so', async () => {
    const photo = await photograph(name);
    await signIn(page);
    await page.open('/admin/upload');
    await page.sees(heading('Straight from the camera to the website'));
    await page.reads('Sent as it is: this browser keeps pages from working on pictures');
    await page.choose('input[type=file][multiple]', [photo]);
    await page.reads('1 file has arrived');
    await page.reads('Place and device may still be in it.');
    const client = await editorClient();
    const { data } = await client.from('media').select('*').eq('title', name).single();
    expect(data).toMatchObject({ mime_type: 'image/jpeg', width: 480, height: 640 });
    const file = await client.storage.from('media').download(data?.path ?? '');
    const bytes = Buffer.from((await file.data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.equals(readFileSync(photo))).toBe(true);
  });

  test('sends one with an enquiry as it is, and says so', async () => {
    await page.open('/#contact');
    await page.fill('Name', 'Ada Wren');
    await page.sees({ selector: '.photos .chooser' });
    await page.choose('.photos input[type=file]', [await photograph(name)]);
    await page.reads('1 of 1 have arrived');
    await page.reads('Sent as it is by your browser: it may say where it was taken.');
    expect(await page.shows('Made smaller on your device')).toBe(false);
  });
});
