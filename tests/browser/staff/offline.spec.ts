import { expect, type Page, test } from '@playwright/test';
import { createArticle, stored, strip } from './articles.ts';
import { expectFields, newPage, open, section } from './site-pages.ts';
import { apiOf, createPerson, EDITOR, enter } from './staff.ts';

// It is the worker that opens the staff area without a server.
test.use({ serviceWorkers: 'allow' });

/** Waits until the worker is there and has what this page has loaded. */
async function untilOpenable(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller || !(await caches.match('/admin'))) return false;
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/_astro/'));
        const kept = await Promise.all(loaded.map((path) => caches.match(path)));
        return kept.length > 0 && kept.every((answer) => answer !== undefined);
      }),
    )
    .toBe(true);
}

/** What an hour without a connection does to a session. */
async function endToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    const past = Math.floor(Date.now() / 1_000) - 60;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: past }));
  });
}

test('article: what is typed offline is saved', { tag: '@journey' }, async ({ page, context }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const id = await createArticle('In a tunnel', 'Oak is hard.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('In a tunnel');
  await untilOpenable(page);
  const { version } = await stored(id);
  await context.setOffline(true);

  // Nothing is typed yet: the article opens as this device saw it last.
  await page.reload();
  await expect(title).toHaveValue('In a tunnel');
  const bar = strip(page);
  await expect(bar.getByText('This is how this device saw it last.')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('You are offline.');

  await title.fill('Typed in a tunnel');
  await expect(bar.getByText('Offline, kept on this device', { exact: true })).toBeVisible();
  await endToken(page);
  await page.reload();
  await expect(title).toHaveValue('Typed in a tunnel');
  await expect(page.getByLabel('Text')).toContainText('Oak is hard.');
  await expect(bar.getByText('Offline, kept on this device', { exact: true })).toBeVisible();
  await expect(bar.getByText(/saved by itself as soon as the server can be reached/)).toBeVisible();
  await page.getByLabel('Summary').fill('And more after the reload.');
  await expect(bar.getByText('Offline, kept on this device', { exact: true })).toBeVisible();

  await context.setOffline(false);
  // The auth client pauses for up to 13 seconds between attempts to renew a session.
  await expect(bar.getByText('Saved just now')).toBeVisible({ timeout: 90_000 });
  const saved = await stored(id);
  expect(saved).toMatchObject({
    title: 'Typed in a tunnel',
    summary: 'And more after the reload.',
    body: 'Oak is hard.',
    version: version + 1,
  });
  await page.reload();
  await expect(title).toHaveValue('Typed in a tunnel');
  await expect(bar.getByText(/What you typed last time/)).toHaveCount(0);
});

test('page: an hour written offline goes with a colleague’s change', async ({ page, context }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const { id, key } = await newPage('In a tunnel');
  // A link may name it by its id: the device knows it by its key.
  await enter(page, EDITOR, `/admin/pages/${id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${key}$`));
  const bar = page.getByRole('region', { name: 'Where this page stands' });
  await open(page, 'Title');
  await untilOpenable(page);
  await context.setOffline(true);
  await page.reload();
  await expect(bar.getByText('This is how this device saw it last.')).toBeVisible();
  await open(page, 'Title');
  const lead = section(page, 'Title').getByLabel('Text');
  await expect(lead).toHaveValue('What we make.');
  await lead.fill('Typed in a tunnel.');
  await expect(bar.getByText('Offline, kept on this device', { exact: true })).toBeVisible();
  await endToken(page);
  await page.reload();
  await open(page, 'Title');
  await expect(lead).toHaveValue('Typed in a tunnel.');

  const colleague = await createPerson('editor', 'Ada Colleague');
  const theirs = await apiOf(colleague.email);
  const { data } = await theirs.from('pages').select('content').eq('id', id).single();
  const content = data?.content as { fields: Record<string, object> };
  const fields = { ...content.fields, text: { text: 'We work in ash.' } };
  await theirs
    .from('pages')
    .update({ content: { ...content, fields }, version: 1 })
    .eq('id', id);

  await context.setOffline(false);
  await expectFields(id, {
    head: { lead: 'Typed in a tunnel.' },
    text: { text: 'We work in ash.' },
  });
  await expect(bar.getByText('Saved just now')).toBeVisible();
});

test('screens: others say that they can’t be shown, until online', async ({ page, context }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Carry on writing' })).toBeVisible();
  await untilOpenable(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Your articles could not be fetched')).toBeVisible();
  await page
    .getByRole('link', { name: /^Enquiries/ })
    .first()
    .click();
  await expect(page.getByText(/this screen has not been opened on this device/)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Carry on writing' })).toBeVisible();
  await expect(page.getByText('Your articles could not be fetched')).toHaveCount(0);
});
