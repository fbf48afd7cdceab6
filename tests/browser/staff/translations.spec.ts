import { expect, type Page, test } from '@playwright/test';
import { approve, createArticle, saveElsewhere, stored } from './articles.ts';
import { addPicture } from './media.ts';
import { withPortuguese } from './site-languages.ts';
import { apiOf, choose, DESK, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';

const original = (page: Page) => page.getByRole('complementary', { name: 'Original' });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('translation: it is made beside its original', { tag: '@journey' }, async ({ page }) => {
  const stamp = Date.now();
  const title = `Oak or walnut ${stamp}`;
  const id = await createArticle(title, 'Oak is hard.\n\nWalnut is dark.');
  await approve(id);
  await withPortuguese(page);
  await page.setViewportSize(DESK);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await choose(page, 'Translate into Portuguese');

  await expect(original(page)).toContainText('Original: English');
  await expect(original(page)).toContainText(title);
  // A copy is no translation yet, and goes live only if somebody says so.
  const upToDate = 'The translation is up to date with the original.';
  await expect(original(page)).toContainText('2 of 2 texts are still the same as in English.');
  await expect(original(page)).not.toContainText(upToDate);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish it as it is?' });
  await expect(question).toContainText('2 of 2 texts are still the same as in English.');
  await expectAccessible(page, DESK);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const translated = `Carvalho ou nogueira ${stamp}`;
  await page.getByLabel('Title', { exact: true }).fill(translated);
  await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('lang', 'pt-PT');
  await page.getByLabel('Summary', { exact: true }).fill('Um ensaio de madeira.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('O carvalho é duro.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(original(page)).toContainText(upToDate);
  const [, translationId = ''] = /edit\/([^/?]+)/.exec(page.url()) ?? [];
  await approve(translationId);
  expect(await stored(translationId)).toMatchObject({ language: 'pt', translation_of: id });
  await page.reload();
  await original(page).getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('/pt/blog/', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Original' }).click();

  await saveElsewhere(EDITOR, id, { body: 'Oak is hard and heavy.\n\nWalnut is dark.' });
  await page.reload();
  await expect(original(page)).toContainText('The original has changed since.');
  const changed = original(page).getByRole('region', { name: 'Changed in the original' });
  await expect(changed).toHaveCount(1);
  await expect(changed.locator('del')).toHaveText('hard.');
  await expect(changed.locator('ins')).toHaveText('hard and heavy.');
  await expect(original(page).getByText('Walnut is dark.')).toBeVisible();

  await page.goto(`/admin/blog?q=${stamp}`);
  await expect(row(page, title)).toContainText('Portuguese is behind');
  await expect(row(page, translated)).toContainText('Portuguese: behind the original');
  await page.getByLabel('In the language').selectOption('Portuguese');
  await expect(row(page, title)).toHaveCount(0);
  await row(page, translated).getByRole('link').click();
  await page.setViewportSize(DESK);
  await original(page).getByRole('button', { name: 'Up to date now' }).click();
  await expect(original(page)).toContainText('The translation is up to date with the original.');
  await expect(changed).toHaveCount(0);

  await choose(page, 'Open the original');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await choose(page, 'Open the translation: Portuguese');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(translated);
});

test('translation: on a phone the original takes its place, typed text stays', async ({ page }) => {
  const id = await createArticle(`Ash or elm ${Date.now()}`, 'Ash is light.');
  const client = await apiOf(EDITOR);
  const { data } = await client.rpc('translate_document', { kind: 'post', id, language: 'pt' });
  await withPortuguese(page);
  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, `/admin/blog/edit/${(data as { id: string }).id}`);
  await page.getByLabel('Title', { exact: true }).fill('Freixo ou ulmeiro');
  await page.getByRole('button', { name: 'Original' }).click();
  await expect(page.getByText('Ash is light.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByLabel('Title', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Translation' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Freixo ou ulmeiro');
});

test('translation: a picture says something else in each language', async ({ page }) => {
  const client = await apiOf(EDITOR);
  const { id } = await addPicture('Table');
  await withPortuguese(page);
  await enter(page, EDITOR, `/admin/media/${id}`);
  const portuguese = page.getByRole('group', { name: 'In Portuguese' });
  await portuguese.getByLabel('Description for people').fill('Uma mesa de carvalho');
  await portuguese.getByLabel('Caption').fill('Feita à mão');
  await portuguese.getByLabel('Caption').blur();
  await expect(portuguese.getByText('Saved')).toHaveCount(2);
  const texts = await client
    .from('media_texts')
    .select('language, alt, caption')
    .eq('media_id', id);
  expect(texts.data).toEqual([
    { language: 'pt', alt: 'Uma mesa de carvalho', caption: 'Feita à mão' },
  ]);
  await page.reload();
  await expect(portuguese.getByLabel('Caption')).toHaveValue('Feita à mão');
});
