import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { api, apiOf, DESK, EDITOR, enter, expectAccessible } from './staff.ts';
import { photograph } from './test-pictures.ts';

/** Sends an enquiry with a photograph and a PDF, as the form does. */
async function sendWithPictures(name: string): Promise<void> {
  const { data: ticket } = await api().rpc('begin_enquiry_pictures');
  const { buffer } = await photograph('room.jpg', 800, 600);
  const files: [type: string, body: Buffer][] = [
    ['image/jpeg', buffer],
    ['image/jpeg', buffer],
    ['application/pdf', Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')],
  ];
  for (const [nth, [type, body]] of files.entries()) {
    const { error } = await api()
      .storage.from('enquiry-pictures')
      .upload(`${ticket}/${nth + 1}`, body, { contentType: type });
    expect(error).toBeNull();
  }
  const { data } = await api().rpc('submit_enquiry', {
    ...{ name, email: 'priya@example.com', phone: '', service: 'kitchen-carpentry' },
    ...{ message: 'We have 2.8 m under the stairs.', consent: true, website: '' },
    started_at: new Date(Date.now() - 60_000).toISOString(),
    ticket: ticket ?? '',
  });
  expect(data).toBe(3);
}

test('enquiry pictures: they are seen, saved, filed, and go with it', async ({ page }) => {
  const name = `Priya ${Date.now()}`;
  await sendWithPictures(name);
  const editor = await apiOf(EDITOR);
  const { data: enquiry } = await editor
    .from('enquiries')
    .select('id, enquiry_pictures(path)')
    .eq('name', name)
    .single();
  const id = enquiry?.id ?? '';
  await page.setViewportSize(DESK);
  await enter(page, EDITOR, `/admin/enquiries/${id}`);
  const strip = page.getByRole('list', { name: 'What came with it' });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('2 photographs and 1 sketch')).toBeVisible();
  const sketch = strip.getByRole('link', { name: /Sketch 3 \(PDF/ });
  await expect(sketch).toHaveAttribute('href', /token=/);
  const shown = strip.locator('img').first();
  await expect(shown).toHaveJSProperty('naturalWidth', 800);

  // Large, by keyboard.
  await strip.getByRole('button', { name: 'Show photograph 1 large' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Photograph 1 of 2' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { name: 'Photograph 2 of 2' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(strip.getByRole('button', { name: 'Show photograph 1 large' })).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${name}.zip`);
  const zip = (await readFile(await saved.path())).toString('latin1');
  for (const file of ['1.jpg', '2.jpg', '3.pdf']) expect(zip).toContain(`${name} ${file}`);

  const library = page.getByRole('button', { name: 'Take over into Pictures' });
  await expect(library).toHaveCount(0);
  await page.getByRole('checkbox', { name: /lets us show these photographs/ }).check();
  await expect(page.getByText('Noted by Joe Marlow')).toBeVisible();
  await library.click();
  await expect(page.getByText('They are on their way into the library.')).toBeVisible();
  await expect
    .poll(async () => {
      const { count } = await editor
        .from('media')
        .select('id', { count: 'exact', head: true })
        .like('title', 'From an enquiry%');
      return count ?? 0;
    })
    .toBeGreaterThan(0);

  await page.getByLabel('State of this enquiry').selectOption('Archived');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  await expect
    .poll(async () => {
      const paths = (enquiry?.enquiry_pictures ?? []).map(({ path }) => path);
      const files = paths.map((path) => editor.storage.from('enquiry-pictures').exists(path));
      return (await Promise.all(files)).filter(({ data }) => data).length;
    })
    .toBe(0);
});
