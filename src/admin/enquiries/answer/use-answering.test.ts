import { expect, test } from 'vitest';
import { staff } from '#languages/staff.ts';
import { whatComesOf } from './use-answering.ts';

const { leavesSoon, notedAsAnswered, staysInOutbox, waitsForMails } = staff.enquiries;

test.each([
  ['leaves soon', { provider: 'resend', problem: '' }, leavesSoon('a@example.com')],
  ['waits', { provider: 'resend', problem: 'No key.' }, waitsForMails('a@example.com')],
  ['stays here', { provider: 'outbox', problem: '' }, staysInOutbox('a@example.com')],
  ['is not known', undefined, notedAsAnswered],
] as const)('of an answer that was sent is said that it %s', (_, sending, sentence) => {
  expect(whatComesOf('a@example.com', sending)).toBe(sentence);
});
