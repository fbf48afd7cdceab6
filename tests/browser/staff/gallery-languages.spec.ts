import { expect, type Page, test } from '@playwright/test';
import { rowOf } from '#scripts/test-project/rows.ts';
import { createGallery, galleryBar } from './galleries.ts';
import { withPortuguese } from './site-languages.ts';
import { apiOf, DESK, EDITOR, enter } from './staff.ts';

async function storedGallery(id: string) {
  const galleries = (await apiOf(EDITOR)).from('galleries');
  const stored = galleries.select('version, words, portfolio_images(captions)').eq('id', id);
  return await rowOf(stored.order('position', { referencedTable: 'portfolio_images' }));
}

const languages = (page: Page) => page.getByRole('navigation', { name: 'Language of the words' });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const saved = (page: Page) => galleryBar(page).getByText(/^Saved/);

test('gallery: it says in another language what is beside its own words', async ({ page }) => {
  const stamp = Date.now();
  const title = `Loft in ash ${stamp}`;
  const id = await createGallery(title, 2);
  const client = await apiOf(EDITOR);
  await client.from('galleries').update({ summary: 'Much light.' }).eq('id', id);
  await withPortuguese(page);
  await page.setViewportSize(DESK);
  await enter(page, EDITOR, `/admin/galleries/${id}`);
  await languages(page).getByRole('link', { name: 'Portuguese' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/galleries/${id}/pt$`));
  await expect(page.getByText('Not on the site in Portuguese yet.')).toBeVisible();

  const original = page.getByRole('region', { name: /^Original: / });
  await expect(original.filter({ hasText: title })).toBeVisible();
  const translated = `Sótão em freixo ${stamp}`;
  await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('lang', 'pt-PT');
  await page.getByLabel('Title', { exact: true }).fill(translated);
  await page.getByLabel('Summary', { exact: true }).fill('Muita luz.');
  await page
    .getByLabel(/^Caption of/)
    .first()
    .fill('Janela a norte');
  await page.getByLabel('Title', { exact: true }).focus();
  await expect(page.getByText('The translation is up to date with the original.')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(() => storedGallery(id))
    .toMatchObject({
      words: { pt: { title: translated, summary: 'Muita luz.', slug: `sotao-em-freixo-${stamp}` } },
      portfolio_images: [{ captions: { pt: 'Janela a norte' } }, { captions: {} }],
    });

  await languages(page).getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel(/^Caption of/).first()).toHaveValue('');
  await page.getByLabel('Summary', { exact: true }).fill('Much more light.');
  await page.getByLabel('Title', { exact: true }).focus();
  await expect(saved(page)).toBeVisible();
  await languages(page).getByRole('link', { name: 'Portuguese' }).click();
  await expect(page.getByText('The original has changed since.')).toBeVisible();
  await expect(original.locator('ins')).toHaveText(/more/);

  await page.goto('/admin/galleries');
  await expect(row(page, title)).toContainText('Portuguese is behind');
  await expect(page.getByRole('button', { name: `Move “${title}”` })).toHaveCount(0);
  await page.getByLabel('In the language').selectOption('Missing or behind: Portuguese');
  await expect(row(page, title)).toBeVisible();
  await row(page, title).getByRole('link', { name: title }).click();
  await languages(page).getByRole('link', { name: 'Portuguese' }).click();
  await page.getByRole('button', { name: 'Up to date now' }).click();
  await expect(page.getByText('The translation is up to date with the original.')).toBeVisible();

  const { words } = (await storedGallery(id)) as unknown as { words: { pt: object } };
  const theirs = { pt: { ...words.pt, place: 'Lisboa' } };
  await client.from('galleries').update({ words: theirs }).eq('id', id);
  // A colleague wrote another field meanwhile: both stay.
  await page.getByLabel('Summary', { exact: true }).fill('Ainda mais luz.');
  await page.getByLabel('Title', { exact: true }).focus();
  await expect
    .poll(() => storedGallery(id))
    .toMatchObject({ words: { pt: { summary: 'Ainda mais luz.', place: 'Lisboa' } } });
});
