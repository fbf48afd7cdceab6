import { expect, type Page, test } from '@playwright/test';
import { enquiryPhotoProblems } from '#business/messages/enquiry-photos.ts';
import { apiOf, EDITOR } from '../staff/staff.ts';
import { heic, jpegTurned, type TestFile } from '../staff/test-pictures.ts';
import { expectAccessibleEverywhere } from './visit.ts';

const STORAGE = '**/storage/v1/object/enquiry-pictures/**';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <<>>\n%%EOF\n');

const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
const field = (page: Page) => form(page).getByRole('group', { name: /^Photographs of the place/ });
const chooser = (page: Page) => field(page).getByLabel('Take or choose');

/** Opens the form and waits until photographs can be chosen. */
async function open(page: Page): Promise<void> {
  await page.goto('/#contact');
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await expect(field(page)).toBeVisible();
}

async function send(page: Page, name: string): Promise<void> {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Phone or email').fill('ada@example.com');
  await form(page).getByLabel('About the room').fill('A wall of shelves, in oak, before Easter.');
  await form(page).getByLabel('You may keep this message').check();
  await form(page).getByRole('button', { name: 'START YOUR PROJECT' }).click();
}

/** What came with the enquiry, as it is stored. */
async function stored(name: string): Promise<Buffer[]> {
  const editor = await apiOf(EDITOR);
  const { data } = await editor
    .from('enquiries')
    .select('enquiry_pictures(path, position)')
    .eq('name', name)
    .single();
  const pictures = (data?.enquiry_pictures ?? []).sort((a, b) => a.position - b.position);
  return await Promise.all(
    pictures.map(async ({ path }) => {
      const { data: file } = await editor.storage.from('enquiry-pictures').download(path);
      return Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    }),
  );
}

const text = (name: string, mimeType: string, words: string | Buffer): TestFile => ({
  ...{ name, mimeType, buffer: Buffer.from(words) },
});

test('photographs: they are upright, and of no place', { tag: '@journey' }, async ({ page }) => {
  const name = `Ada Wren ${Date.now()}`;
  await page.clock.install({ time: Date.now() - 10_000 });
  await open(page);
  await page.clock.resume();
  // The first try finds no line; nobody does anything about it.
  let tries = 0;
  await page.route(STORAGE, (route) => (tries++ === 0 ? route.abort() : route.continue()));
  await chooser(page).setInputFiles([
    await jpegTurned(6),
    await heic(),
    text('plan.pdf', 'application/pdf', PDF),
    text('holiday.jpg', 'image/jpeg', Buffer.from('\x1aE\xdf\xa3 a film', 'latin1')),
  ]);
  await expect(field(page).getByText('3 of 4 have arrived.')).toBeVisible();
  await expect(field(page)).toContainText(enquiryPhotoProblems.video);
  await expect(field(page)).toContainText(/Made smaller on your device: \d+\skB became \d+\skB/);
  await page.clock.setFixedTime(Date.now());
  await expectAccessibleEverywhere(page);

  // By keyboard: the film goes, and so does the sketch.
  for (const nth of [4, 3]) {
    await field(page)
      .getByRole('button', { name: `Take photograph ${nth} away` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(chooser(page)).toBeFocused();
  }
  await chooser(page).setInputFiles(
    await Promise.all([1, 2, 3, 4, 5].map((nth) => jpegTurned(nth))),
  );
  await expect(field(page)).toContainText(enquiryPhotoProblems.tooMany);
  await expect(field(page).getByText('6 of 6 have arrived.')).toBeVisible();
  await expect(chooser(page)).toHaveCount(0);
  await send(page, name);
  await expect(page.getByText(`Thank you, ${name}.`)).toBeVisible();
  await expect(page.getByText('Of your photographs')).toHaveCount(0);
  const files = await stored(name);
  expect(files).toHaveLength(6);
  for (const file of files) {
    expect(file.toString('latin1')).not.toMatch(/Exif\0\0|Phone maker|Secret model|<x:xmpmeta/);
  }
});

test('photographs: whoever does not wait sends without them, which is said', async ({ page }) => {
  const name = `Ada Soon ${Date.now()}`;
  await page.clock.install({ time: Date.now() - 10_000 });
  await open(page);
  await page.route(STORAGE, () => {});
  await chooser(page).setInputFiles([await jpegTurned(1)]);
  await expect(
    field(page).getByRole('progressbar', { name: 'Photograph 1 is sent' }),
  ).toBeVisible();
  // The tab is not closed without a word.
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await send(page, name);
  await expect(field(page).getByRole('status')).toContainText(
    'as soon as the photographs are there',
  );
  await field(page).getByRole('button', { name: 'Send it without those that are missing' }).click();
  await expect(page.getByText(`Thank you, ${name}.`)).toBeVisible();
  await expect(page.getByText('0 of 1 have come with it')).toBeVisible();
});
