import { expect, test } from 'vitest';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { groupNotifications } from './story.ts';

const SENT: EnquiryNotification = {
  ...{ id: '1', kind: 'enquiry', recipient: 'a@example.com', state: 'sent' },
  ...{ sentAt: '2026-11-20T18:42:00Z', nextTryAt: '2026-11-20T18:42:00Z', tries: 1, problem: '' },
  createdAt: '2026-11-25T10:00:00Z',
};

test('enquiry: what fared alike is told in one sentence', () => {
  const groups = groupNotifications([
    SENT,
    { ...SENT, id: '2', recipient: 'b@example.com' },
    { ...SENT, id: '3', recipient: 'c@example.com', state: 'failed', problem: 'No such address.' },
    { ...SENT, id: '4', recipient: 'ann@example.com', kind: 'confirmation' },
  ]);
  const told = groups.map(({ recipients }) => recipients.join());
  expect(told).toEqual(['a@example.com,b@example.com', 'c@example.com', 'ann@example.com']);
});

test('enquiry: addresses that the reader may not know are left out', () => {
  const unknown = { ...SENT, recipient: '' };
  const groups = groupNotifications([unknown, { ...unknown, id: '2' }]);
  expect(groups).toEqual([{ notification: unknown, recipients: [] }]);
});
