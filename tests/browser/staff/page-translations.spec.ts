import { expect, type Page, test } from '@playwright/test';
import { withPortuguese } from './site-languages.ts';
import { newPage, open, removePage, saved, section } from './site-pages.ts';
import { apiOf, choose, DESK, EDITOR, enter } from './staff.ts';

const original = (page: Page) => page.getByRole('complementary', { name: 'Original' });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const upToDate = 'The translation is up to date with the original.';

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.locator('summary', { hasText: 'About this page' }).click();
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await field.fill(title);
  await expect(field).toHaveAttribute('lang', 'pt-PT');
  await open(page, 'Text');
  await section(page, 'Text').getByLabel('Text', { exact: true }).fill(text);
  await saved(page);
}

test('page: one of staff’s own is translated beside its original', async ({ page }) => {
  const stamp = Date.now();
  const [title, translated] = [`Our workshop ${stamp}`, `A nossa oficina ${stamp}`];
  const { id, key } = await newPage(title);
  await withPortuguese(page);
  await page.setViewportSize(DESK);
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await choose(page, 'Translate into Portuguese');

  await expect(page).toHaveURL(`/admin/pages/${key}?language=pt`);
  await expect(original(page)).toContainText('Original: English');
  await expect(original(page)).toContainText(title);
  await expect(original(page)).toContainText('We work in oak.');
  // A copy is no translation yet.
  await expect(original(page)).toContainText('5 of 5 texts are still the same as in English.');
  await expect(original(page)).not.toContainText(upToDate);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Before it goes live' });
  await expect(question).toContainText('5 of 5 texts are still the same as in English.');
  await page.keyboard.press('Escape');
  await write(page, translated, 'Trabalhamos em carvalho.');

  const editor = await apiOf(EDITOR);
  const stored = () =>
    editor.from('pages').select().eq('key', key).eq('language', 'pt').single().throwOnError();
  await expect(async () =>
    expect((await stored()).data).toMatchObject({
      ...{ title: translated, kind: 'page' },
      content: { fields: { text: { text: 'Trabalhamos em carvalho.' } } },
    }),
  ).toPass();
  const translation = (await stored()).data;
  await editor
    .rpc('publish_document', { kind: 'page', id: translation.id, version: translation.version })
    .throwOnError();

  const { data } = await editor.from('pages').select().eq('id', id).single().throwOnError();
  const content = structuredClone(data.content) as { fields: { text: { text: string } } };
  content.fields.text.text = 'We work in oak and ash.';
  await editor.from('pages').update({ content }).eq('id', id).throwOnError();
  await page.reload();
  await expect(original(page)).toContainText('The original has changed since.');
  const changed = original(page).getByRole('region', { name: 'Changed in the original' });
  await expect(changed).toHaveCount(1);
  await expect(changed.locator('ins')).toHaveText(/and ash/);

  await page.goto('/admin/pages');
  await expect(row(page, title)).toContainText('Portuguese is behind');
  await expect(row(page, translated)).toHaveCount(0);
  await page.getByLabel('In the language').selectOption('Portuguese');
  await expect(row(page, title)).toHaveCount(0);
  await expect(row(page, translated)).toContainText('Portuguese: behind the original');
  await row(page, translated).getByRole('link').click();
  await page.setViewportSize(DESK);
  await original(page).getByRole('button', { name: 'Up to date now' }).click();
  await expect(original(page)).not.toContainText('The original has changed since.');
  await expect(original(page)).toContainText('4 of 6 texts are still the same as in English.');
  await expect(original(page).getByText('Not translated yet')).toHaveCount(3);
  await expect(changed).toHaveCount(0);
  expect((await stored()).data.version, 'no change of the page').toBe(translation.version);

  await choose(page, 'Open the original');
  await expect(page.getByRole('heading', { name: `Page: ${title}` })).toBeAttached();
  await choose(page, 'Open the translation: Portuguese');
  await expect(page.getByRole('heading', { name: `Page: ${translated}` })).toBeAttached();
  await removePage(translation.id);
  await removePage(id);
});
