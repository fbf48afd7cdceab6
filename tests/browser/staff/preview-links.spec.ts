import { expect, type Page, test } from '@playwright/test';
import { apiOf, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';

const ENDED = 'This preview has ended. Ask whoever sent it for another one.';
const inside = (page: Page) => page.frameLocator('iframe');

test('preview link: somebody without an account sees a draft until the link is withdrawn', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const editor = await apiOf(EDITOR);
  const { data: posts } = await editor
    .from('posts')
    .select('id')
    .eq('slug', 'choosing-boards-at-the-mill');
  await enter(page, EDITOR, `/admin/blog/edit/${posts?.[0]?.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Preview link…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview links' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/\/preview#[0-9a-f]{40}$/);
  await expect(dialog.getByText(/Not opened yet/)).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage();
  await visitor.goto(link);
  const bar = visitor.getByRole('heading', { name: /^A preview of “A morning at the mill/ });
  await expect(bar).toContainText('not on the website yet. It ends on');
  await expect(inside(visitor).getByRole('heading', { level: 1 })).toContainText('A morning');
  const picture = inside(visitor).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(visitor);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Preview link…' }).click();
  await expect(dialog.getByText(/Opened once/)).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Withdraw the link/ })
    .first()
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('status').filter({ hasText: ENDED })).toBeVisible();
  await expectAccessible(visitor);
});

test('preview link: a customer goes between the job as it will look and what they allow; nothing in it works', async ({
  page,
}) => {
  const editor = await apiOf(EDITOR);
  const { data: job } = await editor
    .from('galleries')
    .select('id')
    .eq('slug', 'green-shaker-kitchen')
    .single();
  const { data: asked } = await editor
    .rpc('request_testimonial', {
      ...{ gallery_id: job?.id as string, enquiry_id: null as unknown as string },
      ...{ customer_name: 'Cleo', email: '' },
    })
    .single();
  await page.goto(`/your-word#${asked?.token}`);
  await page.getByRole('link', { name: 'See how it will look' }).click();
  await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText('Green shaker kitchen');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const link = inside(page).getByRole('link', { name: 'Process' }).first();
  await link.click();
  await link.click({ button: 'middle' });
  expect(page.context().pages()).toHaveLength(1);
  expect(requests.filter((url) => !url.includes('/storage/'))).toEqual([]);
  await page.getByRole('link', { name: 'Say what may be shown' }).click();
  await expect(page.getByText('Hello Cleo,')).toBeVisible();
});

test('preview link: a robot, which asks without JavaScript, is shown nothing and counts as nobody', async ({
  request,
}) => {
  const editor = await apiOf(EDITOR);
  const { data: job } = await editor
    .from('galleries')
    .select('id')
    .eq('slug', 'green-shaker-kitchen')
    .single();
  const id = job?.id as string;
  const { data: token } = await editor.rpc('make_preview_link', { kind: 'gallery', id });
  const page = await request.get(`/preview#${token}`);
  expect(await page.text()).not.toContain('Green shaker');
  for (const ask of [request.get, request.head]) {
    const answer = await ask.call(request, `/rest/v1/rpc/open_preview?token=${token}`, {
      headers: { apikey: 'sb_publishable_of-the-embedded-backend' },
    });
    expect(answer.ok()).toBe(false);
  }
  const { data: links } = await editor
    .from('preview_links')
    .select('visits')
    .eq('document_id', id)
    .order('created_at', { ascending: false });
  expect(links?.[0]?.visits).toBe(0);
});
