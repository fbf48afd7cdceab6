import { expect, test } from 'vitest';
import {
  countsOf,
  describePersonalData,
  isEmpty,
  otherContacts,
  type PersonalData,
} from './personal-data.ts';

const NOBODY: PersonalData = { enquiries: [], testimonials: [], mails: [] };
const appointment = {
  ...{ state: 'taken', times: ['2026-12-01T16:00Z', '2026-12-02T09:00Z'] },
  ...{ chosen: '2026-12-01T16:00Z', place: 'Mill Lane 3', answer: '' },
};
const enquiry = {
  ...{ id: '1', name: 'Ann Lee', email: 'Ann+oak@example.com', phone: '020 7946 0456' },
  ...{ message: 'A staircase of oak.', note: 'Called twice.', created_at: '2026-11-24T10:14Z' },
  pictures: [{ path: 't/1', mime_type: 'image/jpeg', bytes: 9 }],
  events: [{ kind: 'answered_by_mail', words: 'Dear Ann', happened_at: '2026-11-24T11:00Z' }],
  appointments: [appointment],
};
const word = {
  ...{ id: '2', customer_name: 'Ann', shown_name: 'Ann L.', text: 'Lovely.', is_published: true },
  ...{ created_at: '2026-11-20T10:00Z', given_at: '2026-11-21T10:00Z' },
};
const mail = { subject: 'Your staircase', body: 'Dear Ann', created_at: '2026-11-24T11:00Z' };
const ANN: PersonalData = { enquiries: [enquiry], testimonials: [word], mails: [mail] };

test('person: is counted, and nothing is nothing; names other contacts than the one that was looked for, however it is spelled', () => {
  expect([isEmpty(NOBODY), countsOf(NOBODY)]).toEqual([true, []]);
  expect([isEmpty(ANN), countsOf(ANN)]).toEqual([
    false,
    ['1 enquiry', '1 photograph or sketch', '1 visit', '1 word after a job', '1 mail to them'],
  ]);
  expect(otherContacts('ANN@example.com', ANN)).toEqual(['020 7946 0456']);
  expect(otherContacts('+44 20 7946 0456', ANN)).toEqual(['Ann+oak@example.com']);
});

test('person: is written out whole', () => {
  const files = new Map([['t/1', 'photographs/1.jpeg']]);
  const text = describePersonalData('ann@example.com', ANN, files, 'Europe/London');
  for (const part of [
    ...['A staircase of oak.', 'Called twice.', 'photographs/1.jpeg', 'Dear Ann', 'Mill Lane 3'],
    ...['Lovely.\nAnn L.', 'shown on the website', '11:00: Your staircase'],
  ]) {
    expect(text).toContain(part);
  }
  expect(text, 'the time that was not taken').not.toContain('09:00');
});
