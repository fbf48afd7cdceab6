import { expect, test } from '@playwright/test';
import { withPortuguese } from './site-languages.ts';
import { apiOf, enter, expectAccessible, OWNER } from './staff.ts';

// What the owner says in each language of the site, and who wrote in which.

test('language: a sentence and a word of the design have one value each', async ({ page }) => {
  const client = await apiOf(OWNER);
  await withPortuguese(page);
  await enter(page, OWNER, '/admin/settings');
  const greeting = page.getByLabel('WhatsApp greeting, in Portuguese');
  await expect(greeting).toHaveAttribute('lang', 'pt-PT');
  await greeting.fill('Bom dia');
  await page.locator('summary', { hasText: 'Header and footer' }).click();
  await page.getByLabel('Link to the feed, in Portuguese').fill('Subscrever');
  await page.getByRole('checkbox', { name: 'Show what is not translated' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible();
  const saved = await client
    .from('business_settings')
    .select('translations, untranslated')
    .single();
  expect(saved.data).toEqual({
    translations: { pt: { greeting: 'Bom dia', 'words.feed': 'Subscrever' } },
    untranslated: true,
  });
  await page.reload();
  await expect(greeting).toHaveValue('Bom dia');
  const back = { translations: {}, untranslated: false };
  await client.from('business_settings').update(back).eq('id', true).throwOnError();
});

test('language: an entry of the menu has a label for each language', async ({ page }) => {
  const client = await apiOf(OWNER);
  await withPortuguese(page);
  await enter(page, OWNER, '/admin/pages/menu');
  const entry = page.getByRole('list', { name: 'Menu' }).getByRole('listitem').first();
  await entry.getByRole('button', { expanded: false }).first().click();
  await entry.getByLabel('Label, in Portuguese').fill('TRABALHOS ');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('What you save goes live with the next thing that is published', {
      exact: true,
    }),
  ).toBeVisible();
  const { data } = await client.from('site_menu').select('items').single();
  expect(data?.items).toMatchObject([{ label: 'WORK', labels: { pt: 'TRABALHOS' } }, {}, {}]);
  await client.from('site_menu').update({ items: null }).eq('id', true).throwOnError();
});

test('language: a site of one language says nothing of others', async ({ page }) => {
  await enter(page, OWNER, '/admin/dashboard');
  for (const list of ['blog', 'pages', 'galleries']) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByLabel('In the language')).toHaveCount(0);
    await expect(page.getByText('Not in Portuguese')).toHaveCount(0);
  }
  await page.goto('/admin/settings');
  await expect(page.getByLabel('WhatsApp greeting', { exact: true })).toBeVisible();
  await expect(page.getByLabel(/, in Portuguese/)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Show what is not translated' })).toHaveCount(0);
});
