import { expect, test } from '@playwright/test';
import { contactFormMessages, enquiryProblems } from '#business/messages/contact-form.ts';
import { site } from '#site';
import { apiOf, EDITOR } from '../staff/staff.ts';
import { ENDPOINT, fill, form, hold, MESSAGE, openForm, send, takeAll, wake } from './contact.ts';
import { expectAccessible } from './visit.ts';

test('an enquiry is sent as it was written', { tag: '@journey' }, async ({ page }) => {
  const bodies = await takeAll(page);
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByText('Thank you, Ada Wren.')).toBeVisible();
  expect(bodies).toMatchObject([
    {
      ...{ name: 'Ada Wren', email: 'ada@example.com', phone: '', message: MESSAGE },
      ...{ service: site.services[1]?.slug, consent: true, website: '' },
    },
  ]);
  await expectAccessible(page);
});

test('enquiry form: typing outlives a reload until sent', { tag: '@journey' }, async ({ page }) => {
  await openForm(page);
  await fill(page);
  await page.reload();
  await wake(page);
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Wren');
  await expect(form(page).getByLabel('About the room')).toHaveValue(MESSAGE);
  await expect(form(page).getByLabel('What are you planning?')).not.toHaveValue('');
  await expect(form(page).getByLabel('You may keep this message')).toBeChecked();
  await takeAll(page);
  await send(page).click();
  await expect(page.getByText('Thank you, Ada Wren.')).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(form(page).getByLabel('About the room')).toHaveValue('');
});

test('closures: days that are over are not shown on an old page', async ({ page, baseURL }) => {
  const html = await (await fetch(baseURL ?? '')).text();
  const closed = (day: string, text: string) => `<p data-last-day="${day}">${text}</p>`;
  const days = closed('2020-01-01', 'Closed long ago') + closed('2999-01-01', 'Closed one day');
  const body = html.replace('<contact-form', `${days}<contact-form`);
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await openForm(page);
  await expect(page.getByText('Closed one day')).toBeVisible();
  await expect(page.getByText('Closed long ago')).toHaveCount(0);
});

test('enquiry form: staff read it, and where it is from', { tag: '@journey' }, async ({ page }) => {
  const message = `${MESSAGE} ${Date.now()}`;
  // The database refuses what takes less than three seconds: people do not write that fast.
  await page.clock.install({ time: Date.now() - 10_000 });
  await page.goto('/privacy?utm_campaign=spring');
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT' }).click();
  await wake(page);
  await fill(page);
  await form(page).getByLabel('About the room').fill(message);
  await send(page).click();
  await expect(page.getByText('Thank you, Ada Wren.')).toBeVisible();
  const editor = await apiOf(EDITOR);
  const { data } = await editor.from('enquiries').select('*').eq('message', message);
  expect(data).toMatchObject([
    {
      ...{ name: 'Ada Wren', email: 'ada@example.com', service: 'custom-carpentry' },
      ...{ status: 'new', page: '/privacy', campaign: { campaign: 'spring' }, is_proved: true },
    },
  ]);
});

test('enquiry form: what is missing is said and focused', { tag: '@journey' }, async ({ page }) => {
  const bodies = await takeAll(page);
  await openForm(page);
  await send(page).click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription(/tell us your name/);
  await expect(form(page).getByLabel('Phone or email')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByText('Please agree that we keep your message')).toBeVisible();
  await form(page).getByLabel('Name').fill('Ada Wren');
  await form(page).getByLabel('Phone or email').fill('ada at example');
  await send(page).click();
  await expect(form(page).getByLabel('Phone or email')).toHaveAccessibleDescription(
    /6 to 15 digits/,
  );
  expect(bodies).toEqual([]);
  await expectAccessible(page);
});

for (const answer of ['no connection', 'an error of the server'] as const) {
  test(`${answer}: no word is lost, and two ways remain`, { tag: '@journey' }, async ({ page }) => {
    await page.route(ENDPOINT, (route) =>
      answer === 'no connection'
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: 500, json: { code: '58000', message: 'disk full' } }),
    );
    await openForm(page);
    await fill(page);
    await send(page).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toContainText(/kept here/);
    await expect(alert).not.toContainText('disk full');
    const call = alert.getByRole('link', { name: site.phone.display });
    await expect(call).toHaveAttribute('href', `tel:${site.phone.e164}`);
    await expect(form(page).getByLabel('Name')).toHaveValue('Ada Wren');
    await expect(form(page).getByLabel('About the room')).toHaveValue(MESSAGE);
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      alert.getByRole('link', { name: 'send it by WhatsApp' }).click(),
    ]);
    expect(new URL(tab.url()).searchParams.get('text')).toContain(MESSAGE);
  });
}

test('enquiry form: what the database refuses is said at its field', async ({ page }) => {
  const refusal = { code: 'PT422', message: 'As the database says it.', hint: 'email' };
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 422, json: refusal }));
  await openForm(page);
  await fill(page);
  await send(page).click();
  const contact = form(page).getByLabel('Phone or email');
  await expect(contact).toHaveAccessibleDescription(enquiryProblems.email);
  await expect(form(page).getByLabel('Phone or email')).toBeFocused();
});

test('enquiry form: pressed early, it is sent later or says that it is not', async ({ page }) => {
  const bodies = await takeAll(page);
  await page.route('**/_astro/react*.js', (route) => route.abort());
  await page.goto('/#contact');
  await fill(page);
  await send(page).click();
  const alert = page.locator('#contact').getByRole('alert');
  await expect(alert).toContainText('nothing was sent');
  await expect(alert.getByRole('link', { name: site.phone.display })).toBeVisible();
  await expectAccessible(page);
  const release = await hold(page);
  await send(page).click();
  await expect(alert).toHaveCount(0);
  await send(page).click();
  expect(bodies).toEqual([]);
  release();
  await expect(page.getByText('Thank you, Ada Wren.')).toBeVisible();
  expect(bodies).toMatchObject([{ name: 'Ada Wren', message: MESSAGE }]);
});

test('what is typed before the form is at work stays', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/#contact');
  await form(page).getByLabel('Name').fill('Ada Wren');
  await form(page).getByLabel('About the room').pressSequentially('Shelves');
  release();
  await expect(page.locator('contact-form[data-state]')).toBeVisible();
  await expect(form(page).getByLabel('About the room')).toBeFocused();
  await page.keyboard.type(' in oak');
  await expect(form(page).getByLabel('About the room')).toHaveValue('Shelves in oak');
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Wren');
});

test('the field that only programs fill in is out of people’s reach', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('textbox', { name: contactFormMessages.trap })).toHaveCount(0);
  await expect(page.locator('[name=leave_empty]')).toHaveAttribute('tabindex', '-1');
});

test('enquiry form: one that breaks says what is known, and begins again', async ({ page }) => {
  await page.addInitScript(() => {
    const { querySelector } = Document.prototype;
    // The first thing that the form does when it takes its place.
    Document.prototype.querySelector = function (this: Document, selector: string) {
      const thrown = sessionStorage.getItem('thrown') ?? 'The form could not be read.';
      if (selector === 'form.enquiry' && thrown !== 'nothing') throw new Error(thrown);
      return querySelector.call(this, selector);
    };
  });
  await page.goto('/#contact');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(alert).toContainText('The form could not be read.');
  await expectAccessible(page);
  for (const thrown of ['', 'nothing']) {
    await page.evaluate((next) => sessionStorage.setItem('thrown', next), thrown);
    await alert.getByRole('button', { name: 'Reload' }).click();
    if (!thrown) await expect(alert).toContainText('An unexpected error occurred.');
  }
  await expect(form(page).getByLabel('Name')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('what is put right is no longer called wrong, and the rest stays', async ({ page }) => {
  await openForm(page);
  await send(page).click();
  const problems = form(page).locator('.problem');
  await expect(problems).toHaveCount(4);
  const contact = form(page).getByLabel('Phone or email');
  await contact.pressSequentially('anna@');
  await expect(problems).toHaveCount(4);
  await contact.pressSequentially('example.com');
  await expect(problems).toHaveCount(3);
  await expect(contact).not.toHaveAttribute('aria-invalid');
  await expect(contact).toBeFocused();
  await form(page).getByRole('checkbox').check();
  await expect(problems).toHaveCount(2);
  await contact.clear();
  await send(page).click();
  await expect(problems).toHaveCount(3);
});

test('the WhatsApp button makes way for what is wrong with an entry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openForm(page);
  await send(page).click();
  const problems = form(page).locator('.problem');
  await expect(problems).toHaveCount(4);
  for (const problem of await problems.all()) {
    // As wide as it may be, and where the button lies.
    await problem.evaluate((element) => {
      element.textContent = 'A sentence that is long enough to reach the end of its line. '.repeat(
        3,
      );
      const button = document.querySelector<HTMLElement>('.whatsapp');
      const middle = (button?.offsetTop ?? 0) + (button?.offsetHeight ?? 0) / 2;
      const box = element.getBoundingClientRect();
      scrollBy({ top: box.top + box.height / 2 - middle, behavior: 'instant' });
    });
    await expect
      .poll(() =>
        problem.evaluate((element) => {
          const button = document.querySelector('.whatsapp')?.getBoundingClientRect();
          const box = element.getBoundingClientRect();
          if (!button) return null;
          const isBeside = button.left >= box.right - 1;
          return isBeside || button.top >= box.bottom || button.bottom <= box.top;
        }),
      )
      .toBe(true);
  }
});

test('enquiry form: says what is kept, and keeps what was typed', async ({ page, context }) => {
  await openForm(page);
  await form(page).getByLabel('Name').fill('Ada Wren');
  const link = form(page).getByRole('link', { name: 'What we keep' });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL('/privacy');
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Wren');
});
