import { expect, test } from 'vitest';
import type { EnquiryEvent } from '#data/enquiries/answers.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';
import { isAnswerUnsent, newestAnswer, regrettable, tellStory } from './story.ts';

const at = (minute: number) => `2026-11-25T10:${String(minute).padStart(2, '0')}:00.123456+00:00`;
const event = (minute: number, parts: Partial<EnquiryEvent> = {}): EnquiryEvent => ({
  ...{ id: minute, kind: 'answered_by_mail', words: '', actor: 'joe', happenedAt: at(minute) },
  ...parts,
});
const mail = (minute: number, parts: Partial<EnquiryNotification> = {}): EnquiryNotification => ({
  ...{ id: `mail ${minute}`, kind: 'answer', recipient: 'ann@example.com', state: 'waiting' },
  ...{ sentAt: null, nextTryAt: at(minute), tries: 0, problem: '', createdAt: at(minute) },
  ...parts,
});

test('enquiry: a story is told in order, with the mail that an answer was', () => {
  const notifications = [mail(20), mail(1, { kind: 'enquiry', state: 'sent' })];
  const story = tellStory(at(1), [event(5, { kind: 'read' }), event(20), event(30)], notifications);
  expect(story.map(({ what, key }) => `${what} ${key}`)).toEqual([
    ...['came came', 'told mail 1', 'event 5', 'event 20', 'event 30'],
  ]);
  const mails = story.map((item) => (item.what === 'event' ? item.mail?.id : '-'));
  expect(mails).toEqual(['-', '-', undefined, 'mail 20', undefined]);
});

test('enquiry: the newest answer is one to the customer', () => {
  expect(newestAnswer([event(1), event(2, { kind: 'answered' })])?.id).toBe(1);
  expect(newestAnswer([event(1, { kind: 'read' })])).toBeUndefined();
});

const now = Date.parse(at(10));
const ask = (events: EnquiryEvent[], mails: EnquiryNotification[] = [], who = 'joe') =>
  regrettable(events, mails, who, now)?.id;

test('answer: can be taken back by whoever gave it, for as long as nobody has it, unless another one came after it', () => {
  expect(ask([event(9)], [mail(9)])).toBe(9);
  expect(ask([event(9)], [mail(9)], 'anna')).toBeUndefined();
  expect(ask([event(9)], [mail(9, { state: 'sending' })])).toBeUndefined();
  expect(ask([event(9)], [mail(9, { tries: 1 })])).toBeUndefined();
  expect(ask([event(0, { kind: 'answered_by_phone' })])).toBe(0);
  expect(ask([event(59, { happenedAt: '2026-11-25T09:59:00+00:00' })])).toBeUndefined();
  expect(ask([event(8), event(9, { actor: 'anna' })], [mail(8)])).toBeUndefined();
});

const CALL = event(2, { kind: 'answered_by_phone' });
test.each([
  ['waits', [event(1)], [mail(1)], false, true],
  ['was given up', [event(1)], [mail(1, { state: 'failed' })], false, true],
  ['is in the outbox', [event(1)], [mail(1, { state: 'sent' })], true, true],
  ['has left', [event(1)], [mail(1, { state: 'sent' })], false, false],
  ['came before a call', [event(1), CALL], [mail(1)], false, false],
  ['was forgotten', [event(1)], [], true, false],
  ['was none', [event(1, { kind: 'read' })], [], true, false],
] as const)('enquiry: an answer whose mail %s', (_, events, mails, staysHere, isUnsent) => {
  expect(isAnswerUnsent(events, mails, staysHere)).toBe(isUnsent);
});
