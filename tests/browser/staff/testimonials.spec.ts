import { expect, type Locator, test } from '@playwright/test';
import { apiOf, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';

const JOB = 'coastal-residence';

test('testimonials: a customer is asked, answers on a phone, is published unchanged, and takes it back', {
  tag: '@journey',
}, async ({ page, browser, request }) => {
  const customer = `Ann ${Date.now()}`;
  const said = `They came when they said. ${Date.now()}`;
  const { data: gallery } = await (await apiOf(EDITOR))
    .from('galleries')
    .select('id')
    .eq('slug', JOB)
    .single();
  await enter(page, EDITOR, `/admin/galleries/${gallery?.id}`);
  const about = page.getByRole('complementary', { name: 'About this gallery' });
  await about.getByRole('button', { name: 'Ask the customer for a word' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask the customer for a word' });
  await asking.getByLabel('Name of the customer').fill(customer);
  await asking.getByLabel('Mail address').fill('ann@example.com');
  const mail = asking.getByRole('textbox', { name: 'Mail', exact: true });
  await expect(mail).toHaveValue(new RegExp(`Hello ${customer},`));
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Send the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/\/your-word#[0-9a-f]{40}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(about.getByText(`${customer}: asked`)).toBeVisible();

  const phone = await browser.newPage({ viewport: PHONE });
  await phone.goto(link);
  await expect(phone.getByText(`Hello ${customer},`)).toBeVisible();
  await phone.getByRole('button', { name: 'SEND' }).click();
  await expect(phone.getByRole('alert')).toHaveText(/Please write a few words/);
  await expect(phone.getByLabel('A few sentences, if you like')).toBeFocused();
  // Words first: a job may have many photographs.
  const boxes = phone.getByRole('checkbox', { name: /^Photograph/ });
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await top(phone.getByRole('textbox').first())).toBeLessThan(await top(boxes.first()));
  await phone.getByRole('button', { name: 'ALL OF THEM' }).click();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await phone.reload();
  for (const box of await boxes.all()) await expect(box, 'kept').toBeChecked();
  await phone.getByRole('button', { name: 'NONE', exact: true }).click();
  await boxes.first().check();
  await phone.getByLabel('A few sentences, if you like').fill(said);
  await phone.getByLabel('Your name, as it is to stand below').fill('Ann L.');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'SEND' }).click();
  await expect(phone.getByText('One photograph may be shown.')).toBeVisible();
  await expectAccessible(phone);

  // Staff are told of each photograph that was not allowed.
  await page.reload();
  await expect(about.getByText(/The customer has not allowed \d+ photograph/)).toBeVisible();
  await expect(page.getByRole('button', { name: /, Not allowed$/ }).first()).toBeVisible();
  await expectAccessible(page);
  const shown = page.getByRole('button', { name: /, position \d+ of/ });
  const before = await shown.count();
  await about.getByRole('button', { name: 'Take these out' }).click();
  await expect(about.getByText(/The customer has not allowed/)).toBeHidden();
  await page.getByRole('button', { name: /^Undo taking out/ }).click();
  await expect(shown).toHaveCount(before);
  await expect(page.getByRole('link', { name: /^What customers say \d+$/ })).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: `${customer} has written a word` })).toBeVisible();
  await page.goto('/admin/testimonials');
  const card = page.getByRole('listitem', { name: customer });
  await expect(card.getByText(said)).toBeVisible();
  await expect(card.getByText('1 photograph allowed')).toBeVisible();
  await card.getByRole('button', { name: `Publish the word of ${customer}` }).click();
  const publishing = page.getByRole('dialog', { name: /^Publish the word/ });
  await expect(publishing.getByLabel(/^How do you know/)).toHaveValue(/ann@example\.com/);
  await publishing.getByRole('button', { name: 'Publish' }).click();
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
  const live = async () => (await request.get(`/portfolio/${JOB}`)).text();
  await expect.poll(live, { timeout: 0 }).toContain(said);

  await phone.goto(`/portfolio/${JOB}`);
  await expect(phone.getByRole('region', { name: 'THE CUSTOMER' }).getByText(said)).toBeVisible();
  await expectAccessible(phone);
  await phone.goto(link);
  await expect(phone.getByText(/It is on our website/)).toBeVisible();
  await phone.getByRole('button', { name: 'TAKE IT ALL BACK' }).click();
  await phone.getByRole('button', { name: 'YES, TAKE IT BACK' }).click();
  await expect(phone.getByText(/You have taken it back/)).toBeVisible();
  await expect.poll(live, { timeout: 0 }).not.toContain(said);
  await page.reload();
  await expect(card.getByText('Taken back', { exact: true })).toBeVisible();
  await phone.close();
});

test('testimonials: a customer is asked about a job, from the list', async ({ page }) => {
  const customer = `Ben ${Date.now()}`;
  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, '/admin/testimonials');
  await page.getByRole('button', { name: 'Ask the customer for a word' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask the customer for a word' });
  await asking.getByLabel('Name of the customer').fill(customer);
  await asking.getByRole('checkbox', { name: 'Send it by mail' }).uncheck();
  const job = asking.getByRole('combobox', { name: /^Job/ });
  await expect(job.getByRole('option').first()).toHaveText('Choose the job…');
  await asking.getByRole('button', { name: 'Make the link' }).click();
  await expect(asking.getByRole('alert')).toContainText('Please choose the job');
  await job.selectOption({ index: 1 });
  // Pressed twice, it is asked once.
  await asking.getByRole('button', { name: 'Make the link' }).dblclick();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const word = page.getByRole('listitem', { name: customer });
  await expect(word).toHaveCount(1);
  // The link can't be shown again, so that a slip must not withdraw it.
  const withdraw = word.getByRole('button', { name: `Withdraw the link of ${customer}` });
  const question = page.getByRole('alertdialog', { name: `Withdraw the link of ${customer}?` });
  await withdraw.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await withdraw.click();
  await question.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(word).toContainText('Link withdrawn');

  await word.getByRole('button', { name: `Delete the request to ${customer}` }).click();
  const deletion = page.getByRole('alertdialog', { name: `Delete the request to ${customer}?` });
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(word).toHaveCount(0);
});

test('testimonials: a line that breaks says what happened, and asks again', async ({ page }) => {
  const editor = await apiOf(EDITOR);
  const { data: gallery } = await editor.from('galleries').select('id').eq('slug', JOB).single();
  const customer = `Cleo ${Date.now()}`;
  const { data: asked } = await editor
    .rpc('request_testimonial', {
      ...{ gallery_id: gallery?.id as string, enquiry_id: null as unknown as string },
      ...{ customer_name: customer, email: '' },
    })
    .single();
  const reading = /\/rpc\/open_testimonial$/;
  await page.route(reading, (route) => route.abort());
  await page.goto(`/your-word#${asked?.token}`);
  await expect(page.getByRole('alert')).toContainText('That did not work just now. Try again');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await page.unroute(reading);
  await page.getByRole('button', { name: 'TRY AGAIN' }).click();
  await page.getByLabel('A few sentences, if you like').fill('They came when they said.');
  await page.getByLabel('Your name, as it is to stand below').fill('Cleo');
  await page.route(reading, (route) => route.abort());
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Thank you. We have what you sent.')).toBeVisible();
  await expect(page.getByText('What you wrote is still here')).toHaveCount(0);
  await page.unroute(reading);
  await page.getByRole('button', { name: 'TRY AGAIN' }).click();
  await page.getByRole('button', { name: 'TAKE IT ALL BACK' }).click();
  await page.route(reading, (route) => route.abort());
  await page.getByRole('button', { name: 'YES, TAKE IT BACK' }).click();
  await expect(page.getByText(/^You have taken it back/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'TRY AGAIN' })).toBeVisible();
});

for (const [path, code] of [
  ['/your-word', /mount-testimonial\.[^/]*js/],
  ['/appointment', /mount-appointment\.[^/]*js/],
] as const) {
  test(`testimonial: ${path} says where to turn when its code doesn’t come`, async ({ page }) => {
    await page.route(code, (route) => route.abort());
    await page.goto(`${path}#${'0'.repeat(40)}`);
    await expect(page.getByRole('alert')).toContainText('That did not work just now.');
    await expect(page.getByText(/^One moment/)).toBeHidden();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(/This link (is not one of ours|leads to no visit)/)).toBeVisible();
  });
}
