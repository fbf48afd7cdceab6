import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { signedIn } from '#scripts/test-project/programs.ts';
import { DEMO_PASSWORD } from '#server/demo-accounts.ts';
import { testFolder } from '../support/own-folder.ts';
import { SITE } from './in-each-engine.ts';
import type { Page } from './page.ts';

const EMAIL = 'editor@example.com';

/** What an editor may ask of the backend. */
export const editorClient = () => signedIn(SITE, EMAIL);

export async function signIn(page: Page): Promise<void> {
  await page.resize(1440, 900);
  await page.open('/admin/login');
  await page.fill('Email', EMAIL);
  await page.fill('Password', DEMO_PASSWORD);
  await page.press('Enter');
  await page.until(async () => expect(await page.address()).toBe('/admin/dashboard'));
}

/** A photograph that no library has, taken with the camera on its side. */
export async function photograph(name: string): Promise<string> {
  const file = join(testFolder(), `${name}.jpg`);
  const [r = 0, g = 0, b = 0] = [...Buffer.from(String(Math.random()).slice(-3))];
  await sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b } } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
}
