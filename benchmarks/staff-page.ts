import { chromium, type Page } from 'playwright';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { CHROMIUM_FLAGS } from '#scripts/programs/chromium-flags.ts';
import { findChromium } from '#scripts/programs/find-chromium.ts';

const EDITOR = 'editor@example.com';

/** A page of the staff area with the editor signed in. */
export async function withStaffPage(address: string, work: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.getByLabel('Email').fill(EDITOR);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await work(page);
  } finally {
    await browser.close();
  }
}
