import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openOutbox, RESEND } from './notice-outbox.ts';

// What the database hands to each mail provider by pg_net.

const TYPE = 'text/calendar; charset=utf-8; method=REQUEST';
const FILE = `BEGIN:VCALENDAR\r\nSUMMARY:${'Größe '.repeat(30)}\r\n`;
const ENCODED = Buffer.from(FILE).toString('base64');

const outbox = openOutbox();
beforeEach(() => outbox.reset());

describe('mail: the request', () => {
  test('to Resend', async () => {
    const id = await outbox.write();
    const { url, headers, body } = await outbox.lastRequest();
    expect(url).toBe('https://api.resend.com/emails');
    expect(headers.Authorization).toBe('Bearer re_secret');
    expect(headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{32}$/);
    expect(body).toEqual({
      from: 'Harrow & Pine <website@example.com>',
      to: ['office@example.com'],
      reply_to: 'ann@example.com',
      subject: 'New enquiry',
      text: [
        '“Ann Lee” has written through the contact form of the website.',
        'A staircase of oak.',
        'ann@example.com',
        `https://www.example.com/admin/enquiries/${id}`,
        '--\nWho gets these mails, and about what: https://www.example.com/admin/notifications',
      ].join('\n\n'),
    });
  });

  test('to Postmark', async () => {
    await outbox.setSender({ ...RESEND, provider: 'postmark' });
    await outbox.write();
    expect(await outbox.lastRequest()).toMatchObject({
      url: 'https://api.postmarkapp.com/email',
      headers: { 'X-Postmark-Server-Token': 're_secret' },
      body: {
        From: 'Harrow & Pine <website@example.com>',
        To: 'office@example.com',
        ReplyTo: 'ann@example.com',
        Subject: 'New enquiry',
        TextBody: expect.stringContaining('A staircase of oak.'),
        MessageStream: 'outbound',
      },
    });
  });

  test('to Brevo', async () => {
    await outbox.setSender({ ...RESEND, provider: 'brevo' });
    await outbox.write();
    expect(await outbox.lastRequest()).toMatchObject({
      url: 'https://api.brevo.com/v3/smtp/email',
      headers: { 'api-key': 're_secret' },
      body: {
        sender: { name: 'Harrow & Pine', email: 'website@example.com' },
        to: [{ email: 'office@example.com' }],
        replyTo: { email: 'ann@example.com' },
        subject: 'New enquiry',
        textContent: expect.stringContaining('A staircase of oak.'),
      },
    });
  });

  const KEYS = ['plain words', `whsec_${Buffer.from('a key of bytes').toString('base64')}`];
  test.each(KEYS)('to a webhook, signed with %s', async (key) => {
    await outbox.setSender({
      provider: 'webhook',
      key,
      url: 'https://automation.example.com/hook',
      site: 'https://www.example.com',
    });
    await outbox.write();
    const { url, headers, body, text } = await outbox.lastRequest();
    expect(url).toBe('https://automation.example.com/hook');
    expect(body).toMatchObject({
      type: 'notice.enquiry',
      timestamp: expect.stringMatching(/Z$/),
      data: { to: 'office@example.com', subject: 'New enquiry' },
    });
    const secret = key.startsWith('whsec_') ? Buffer.from(key.slice(6), 'base64') : key;
    const signature = createHmac('sha256', secret)
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(600);
  });

  test.each([
    [
      'resend',
      {
        from: '"Joe Marlow" <website@example.com>',
        attachments: [{ filename: 'appointment.ics', content: ENCODED, content_type: TYPE }],
      },
    ],
    [
      'postmark',
      {
        From: '"Joe Marlow" <website@example.com>',
        Attachments: [{ Name: 'appointment.ics', Content: ENCODED, ContentType: TYPE }],
      },
    ],
    [
      'brevo',
      {
        sender: { name: 'Joe Marlow', email: 'website@example.com' },
        attachment: [{ name: 'appointment.ics', content: ENCODED }],
      },
    ],
    [
      'webhook',
      {
        data: {
          senderName: 'Joe Marlow',
          attachment: { name: 'appointment.ics', type: TYPE, content: FILE },
        },
      },
    ],
  ])('to %s has the name of its writer and its file, not for staff', async (provider, expected) => {
    await outbox.setSender({ ...RESEND, provider, url: 'https://mail.example.com/send' });
    await outbox.database.sql`
      insert into public.notices (kind, recipient, subject, body, sender_name, attachment)
      values ('appointment', 'ann@example.com', 'Our appointment', 'On Tuesday.', 'Joe Marlow',
      ${JSON.stringify({ name: 'appointment.ics', type: TYPE, content: FILE })})`;
    const { body, text } = await outbox.lastRequest();
    expect(body).toMatchObject(expected);
    expect(text).not.toContain('Who gets these mails');
  });

  test.each([
    [{ ...RESEND, provider: 'pigeon' }, 'must be resend, postmark, brevo or webhook'],
    [{ ...RESEND, key: '' }, 'key of the mail provider'],
    [{ ...RESEND, from: 'website' }, 'address that mails come from'],
    [{ ...RESEND, site: 'www.example.com/' }, 'address of the site'],
    [{ ...RESEND, url: 'http://example.com' }, 'must begin with https://'],
    [{ ...RESEND, provider: 'webhook' }, 'address of the webhook'],
  ])('is not made with %o', async (sender, problem) => {
    await outbox.setSender(sender);
    await outbox.write();
    expect(await outbox.requests()).toEqual([]);
    expect(await outbox.notices()).toMatchObject([{ problem: expect.stringContaining(problem) }]);
    const { rows } = await outbox.database.run('admin', 'select * from public.notice_sending()');
    expect(rows).toMatchObject([{ problem: expect.stringContaining(problem) }]);
    expect(JSON.stringify(rows), 'and no screen gets the key').not.toContain('re_secret');
  });
});
