import { expect, type Page, test } from '@playwright/test';
import { answerTemplates } from '#business/messages/answers.ts';
import {
  apiOf,
  createPerson,
  EDITOR,
  enter,
  expectAccessible,
  OWNER,
  PHONE,
  sendEnquiry,
} from './staff.ts';

const [measure, questions] = answerTemplates;
const story = (page: Page) => page.getByRole('region', { name: 'So far' });
const words = (page: Page) => page.getByLabel('What you write');
const begin = (page: Page, name = questions?.name ?? '') =>
  page.getByRole('group', { name: 'Texts to begin with' }).getByRole('button', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** A new enquiry, open on the screen. @returns its id. */
async function arrive(page: Page, name: string, as = EDITOR): Promise<string> {
  const editor = await apiOf(EDITOR);
  await sendEnquiry(name, { email: `${name.replace(/\W/g, '')}@example.com`.toLowerCase() });
  const { data } = await editor.from('enquiries').select('id').eq('name', name).single();
  const id = data?.id ?? '';
  await enter(page, as, `/admin/enquiries/${id}`);
  await expect(story(page).getByText(/^Read by/)).toBeVisible();
  return id;
}

/** What left for the customer, as the outbox has it. */
async function mailsOf(id: string) {
  const owner = await apiOf(OWNER);
  const { data } = await owner
    .from('notices')
    .select('subject, body, reply_to, sender_name')
    .match({ enquiry_id: id, kind: 'answer' })
    .order('created_at')
    .throwOnError();
  return data;
}

test('answer: it takes three taps, and is taken back', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const name = `Willa Shaw ${Date.now()}`;
  const id = await arrive(page, name);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await begin(page).click();
  await expect(begin(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(send(page)).toBeInViewport();
  await expect(page.getByLabel('Subject', { exact: true })).toBeInViewport();
  await send(page).click();
  // No mail leaves from this machine.
  await expect(
    page
      .getByRole('status')
      .getByText(/^Noted as answered\. The mail to willashaw\d+@example\.com is in the outbox/),
  ).toBeFocused();
  await expect(page.getByText('Answer not sent', { exact: true })).toBeVisible();
  await expect(story(page)).toContainText('Answered by mail by Joe Marlow');
  await story(page).getByText('What it says').click();
  await expect(story(page)).toContainText('Dear Willa,');
  expect(await mailsOf(id)).toEqual([
    {
      subject: 'Two questions about Kitchen Carpentry',
      body: expect.stringContaining('Joe Marlow'),
      reply_to: 'hello@harrow-and-pine.example.com',
      sender_name: 'Joe Marlow',
    },
  ]);
  // Noted by hand there are minutes to take it back; what was written is not lost with it.
  await begin(page, measure?.name).click();
  const noting = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/record_answer', async (route) => {
    await noting.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Wrote by mail' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo, 'it would take back the one before').toBeDisabled();
  noting.resolve();
  await expect(words(page)).toHaveCount(0);
  await undo.click();
  await expect(page.getByText('Taken back')).toBeVisible();
  await expect(words(page)).toHaveValue(/^Dear Willa,/);
});

test('answer: it is kept while written, and told when a colleague was faster', async ({ page }) => {
  const id = await arrive(page, `Xenia ${Date.now()}`);
  // As it is with a mail provider.
  const sending = {
    provider: 'resend',
    from_address: 'website@example.com',
    problem: '',
    reply_to: '',
  };
  await page.route('**/rest/v1/rpc/answer_sending', (route) => route.fulfill({ json: sending }));
  // By keyboard alone.
  await page.getByRole('button', { name: 'Answer', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(begin(page, measure?.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await words(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' of Harrow & Pine');
  await page.reload();
  await expect(
    page.getByText(/from website@example\.com; the answer to it comes to hello@/),
  ).toBeVisible();
  await expect(words(page)).toHaveValue(/Joe Marlow of Harrow & Pine$/);
  // Another text does not throw away what was typed.
  await begin(page).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(words(page)).toHaveValue(/of Harrow & Pine$/);
  await page.getByRole('button', { name: 'Delete it' }).click();

  const owner = await apiOf(OWNER);
  const theirs = { subject: 'Yes', words: 'We come on Monday.' };
  await owner.rpc('send_answer', { enquiry_id: id, ...theirs }).throwOnError();
  await page.context().setOffline(true);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(/What you typed is kept/)).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  const warning = page.getByRole('status').filter({ hasText: 'has answered meanwhile' });
  await expect(warning).toContainText('We come on Monday.');
  await expectAccessible(page);
  expect(await mailsOf(id)).toHaveLength(1);
  await warning.getByRole('button', { name: 'Send mine all the same' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: /^Noted\. It leaves for/ }),
  ).toBeVisible();
  expect(await mailsOf(id)).toHaveLength(2);
});

test('answer: an enquiry is taken, and a call noted with one press', async ({ page }) => {
  const { email, name } = await createPerson('editor', `Yara ${Date.now()}`);
  await sendEnquiry(`Zoe ${name}`, { email: '', phone: '07700 900 123' });
  const editor = await apiOf(EDITOR);
  const { data } = await editor.from('enquiries').select('id').eq('name', `Zoe ${name}`).single();
  await enter(page, email, `/admin/enquiries/${data?.id}`);
  await page.getByRole('button', { name: 'I look after it' }).click();
  const select = page.getByRole('combobox', { name: 'Looked after by' });
  await expect(select).toBeFocused();
  await expect(story(page)).toContainText(`${name} looks after it`);
  await begin(page).click();
  // Without an address there is nothing to send, but words to write elsewhere.
  await expect(send(page)).toHaveCount(0);
  const chat = page.getByRole('link', { name: 'Open in WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/447700900123\?text=Dear/);
  await page.getByRole('button', { name: 'Wrote on WhatsApp' }).click();
  await expect(story(page)).toContainText(`Answered on WhatsApp by ${name}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Called' }).click();
  await expect(story(page)).toContainText(`Answered by telephone by ${name}`);
  await expectAccessible(page);
  const [speed] = (await editor.rpc('answer_speed').throwOnError()).data;
  expect(speed?.answered).toBeGreaterThan(0);
  await page.goto('/admin/dashboard');
  const answered = page.getByRole('region', { name: 'First answers to enquiries' });
  await expect(answered).toContainText(/Answered (in|within)/);
});
