import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { findEngines } from '#scripts/programs/find-engines.ts';
import type { Database } from '#supabase/database.types.ts';
import { type Browser, startBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { SITE } from './in-each-engine.ts';
import { heading, type Page, pageOf } from './page.ts';

const EMAIL = 'editor@example.com';
const GUARD = { 'privacy.resistFingerprinting': true };
const firefox = findEngines().find(({ name }) => name === 'Firefox')?.programs;

// As Tor Browser, Mullvad and LibreWolf come: what a page reads from a canvas is noise.
describe.skipIf(!firefox)('Firefox that guards against fingerprints', () => {
  const name = `Guarded ${Date.now()}`;
  const photo = join(mkdtempSync(join(tmpdir(), 'chosen-')), `${name}.jpg`);
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const [r = 0, g = 0, b = 0] = [...Buffer.from(String(Math.random()).slice(-3))];
    await sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b } } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(photo);
    browser = await startBrowser((atEnd) => startFirefox(firefox ?? {}, atEnd, true, GUARD));
    page = pageOf(browser.first, SITE);
    await page.resize(1440, 900);
  });
  afterAll(() => browser?.close());

  test('sends a photograph as it is into the library, and says so', async () => {
    await page.open('/admin/login');
    await page.fill('Email', EMAIL);
    await page.fill('Password', DEMO_PASSWORD);
    await page.press('Enter');
    await page.until(async () => expect(await page.address()).toBe('/admin/dashboard'));
    await page.open('/admin/upload');
    await page.sees(heading('Straight from the camera to the website'));
    await page.reads('Sent as it is: this browser keeps pages from working on pictures');
    await page.choose('input[type=file][multiple]', [photo]);
    await page.reads('1 file has arrived');
    await page.reads('Place and device may still be in it.');
    const client = createClient<Database>(SITE, EMBEDDED_PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await client.auth.signInWithPassword({ email: EMAIL, password: DEMO_PASSWORD });
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
    await page.choose('.photos input[type=file]', [photo]);
    await page.reads('1 of 1 have arrived');
    await page.reads('Sent as it is by your browser: it may say where it was taken.');
    expect(await page.shows('Made smaller on your device')).toBe(false);
  });
});
