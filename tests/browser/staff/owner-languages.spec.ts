import { expect, test } from '@playwright/test';
import { fetchSiteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import { withPortuguese } from './site-languages.ts';
import { apiOf, enter, expectAccessible, OWNER } from './staff.ts';

// What the owner says in each language of the site, and who wrote in which.

test('language: a sentence and a word of the design have a value for each language', async ({
  page,
}) => {
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
  await entry.getByLabel('Label, in Portuguese').fill('TRABALHOS ');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('What you save waits under Publish')).toBeVisible();
  const { data } = await client.from('site_menu').select('items').single();
  expect(data?.items).toMatchObject([{ label: 'WORK', labels: { pt: 'TRABALHOS' } }, {}, {}]);
  await client.from('site_menu').update({ items: null }).eq('id', true).throwOnError();
});

test('language: whoever writes in another language is confirmed, and shown to staff, in it', async ({
  page,
}) => {
  const client = await apiOf(OWNER);
  await withPortuguese(page);
  // The staff area tells the database which languages the site has.
  await enter(page, OWNER, '/admin/notifications');
  await page.getByRole('checkbox', { name: /Whoever writes to us/ }).check();
  const text = page.getByLabel('Text of the confirmation, in Portuguese');
  await text.fill('Vamos lê-la.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
  const { data: settings } = await client.from('notice_settings').select('confirmations').single();
  expect(settings?.confirmations).toEqual({ pt: { text: 'Vamos lê-la.' } });

  const confirmations = { pt: { name: 'Português', subject: 'Chegou', text: 'Obrigado.' } };
  const folder = await fetchSiteDefaults(site);
  let name = '';
  // Another test's dashboard tells the database at any moment which languages the site really has.
  await expect(async () => {
    await client.rpc('note_site_defaults', { ...folder, confirmations }).throwOnError();
    name = `Ana ${Date.now()}`;
    const fields = {
      ...{ name, email: `ana-${Date.now()}@example.com`, phone: '', service: 'kitchen-carpentry' },
      ...{ message: 'Uma cozinha de carvalho, por favor.', consent: true, website: '' },
      ...{ started_at: new Date(Date.now() - 60_000).toISOString(), language: 'pt' },
    };
    await client.rpc('submit_enquiry', fields).throwOnError();
    const told = await client.from('notices').select('subject, body').eq('recipient', fields.email);
    expect(told.data).toEqual([{ subject: 'Chegou', body: 'Vamos lê-la.' }]);
  }).toPass();

  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('in Portuguese');
  await row.getByRole('link').click();
  await expect(page.getByText('Wrote in Portuguese')).toBeVisible();
  await client.rpc('note_site_defaults', folder).throwOnError();
  const off = { confirms_enquiries: false, confirmations: {} };
  await client.from('notice_settings').update(off).eq('id', true).throwOnError();
});

test('language: a site of one language has no field for another', async ({ page }) => {
  await enter(page, OWNER, '/admin/settings');
  await expect(page.getByLabel('WhatsApp greeting', { exact: true })).toBeVisible();
  await expect(page.getByLabel(/, in Portuguese/)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Show what is not translated' })).toHaveCount(0);
});
