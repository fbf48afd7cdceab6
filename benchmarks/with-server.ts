import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { CHROMIUM_FLAGS } from '#scripts/chromium-flags.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { serviceClient } from '#scripts/release-proof/prove.ts';
import type { Client } from '#scripts/release-proof/rows.ts';
import { startServer, type TestServer } from '#scripts/test-server.ts';

const EDITOR = 'editor@example.com';

export interface Running {
  server: TestServer;
  folder: string;
  dataFolder: string;
  /** With the rights of the service role. */
  client: Client;
}

export async function withServer(work: (running: Running) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const server = await startServer(dataFolder);
    try {
      await work({ server, folder, dataFolder, client: serviceClient(server, dataFolder) });
    } finally {
      await server.stop();
    }
  });
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
