import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { done } from '#scripts/test-project/rows.ts';
import { fill, form, send, wake } from '../visitors/contact.ts';
import { apiOf, EDITOR, enter, OWNER, PHONE } from './staff.ts';

async function count(counts: boolean): Promise<void> {
  const owner = await apiOf(OWNER);
  const { data } = await owner.from('business_settings').select('version').single();
  const version = data?.version ?? 0;
  await done(owner.from('business_settings').update({ counts, version }).eq('id', true));
  await done(owner.rpc('request_release'));
}

/** As when somebody looks at something else: a browser without a screen does not say so by itself. */
async function putAway(page: Page): Promise<void> {
  const counted = page.waitForResponse('**/rest/v1/rpc/count_view');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await counted;
}

test('numbers: which page brings enquiries is seen on a phone, and beside the enquiry', {
  tag: '@journey',
}, async ({ page, browser, request }) => {
  await count(true);
  await expect(async () => {
    expect(await (await request.get('/portfolio')).text()).toContain('data-count="view"');
  }).toPass({ timeout: 300_000 });

  const name = `Ruth ${Date.now()}`;
  const visitor = await browser.newPage({ viewport: PHONE });
  // What a program opens is not counted.
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
  });
  await visitor.goto('/services/interior-design', { referer: 'https://www.google.com/' });
  await visitor.mouse.move(5, 5);
  await visitor.waitForLoadState('networkidle');
  await putAway(visitor);
  await visitor.goto('/#contact', { referer: visitor.url() });
  await wake(visitor);
  await fill(visitor);
  await form(visitor).getByLabel('Name').fill(name);
  await form(visitor).getByLabel('About the room').fill(`A desk for ${name}, in oak.`);
  // What is sent within three seconds is taken for a program's.
  await setTimeout(3_000);
  await send(visitor).click();
  await expect(visitor.getByText(`Thank you, ${name}.`)).toBeVisible();
  await visitor.close();

  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, '/admin/numbers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /visits?, .+ enquir/ })).toBeVisible();
  await expect(main.getByText('Interior Design brings the most enquiries.')).toBeVisible();
  const row = main.getByRole('row', { name: 'Interior Design' });
  await expect(row.getByRole('cell'), 'views and enquiries').toHaveText([/^[1-9]/, /^[1-9]/, /./]);
  await expect(main.getByRole('listitem').filter({ hasText: 'Google' })).toBeVisible();

  await page.goto('/admin/enquiries');
  await main.getByRole('link', { name }).click();
  await expect(
    main.getByText('Read before writing: Interior Design', { exact: true }),
  ).toBeVisible();
  await count(false);
});
