import { expect, test } from 'vitest';
import type { NotificationSettings } from '#data/notifications/notification-settings.ts';
import { fromForm, notificationRules, toForm } from './notification-form.ts';

const SETTINGS: NotificationSettings = {
  ...{ recipients: ['a@example.com', 'b@example.com'], tells_enquiries: true },
  ...{ version: 3, updated_at: '2026-11-21T12:00:00Z', updated_by: null },
  ...{ tells_accounts: false, tells_releases: true, reminds_enquiries: true },
  ...{ enquiry_detail: 'start', confirms_enquiries: true },
  confirmations: { '': { subject: 'Thanks' }, pt: { text: 'Obrigado.' } },
};

test('notifications: settings come back from the form as they went in; what a confirmation says is that of the folder, until another is written', () => {
  expect(SETTINGS).toMatchObject(fromForm(toForm(SETTINGS)));
  const { confirmations } = toForm({ ...SETTINGS, confirmations: {} });
  expect(confirmations.main?.subject).toBe('We have your message');
  const form = toForm({ ...SETTINGS, confirmations: {} });
  expect(fromForm(form).confirmations).toEqual({});
});

test('notifications: addresses may be set apart by lines, commas, semicolons and spaces', () => {
  const recipients = ' a@example.com,b@example.com\n; c@example.com\n';
  const form = notificationRules.parse({ ...toForm(SETTINGS), recipients });
  const all = ['a@example.com', 'b@example.com', 'c@example.com'];
  expect(fromForm(form).recipients).toEqual(all);
});

const ELEVEN = Array.from({ length: 11 }, (_, number) => `a${number}@example.com`);
test.each([
  ['a@example.com\noffice', '“office” is no mail address: it should look like name@example.com.'],
  [ELEVEN.join('\n'), 'There can be at most 10 addresses.'],
])('notifications: what is wrong with the addresses is said: %j', (recipients, message) => {
  const { error } = notificationRules.safeParse({ ...toForm(SETTINGS), recipients });
  expect(error?.issues).toMatchObject([{ path: ['recipients'], message }]);
});
