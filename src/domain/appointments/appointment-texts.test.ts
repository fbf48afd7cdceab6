import { expect, test } from 'vitest';
import { site as own } from '#site';
import { appointmentDuration, appointmentTexts, appointmentTime } from './appointment-texts.ts';

const site = { ...own, language: 'en-GB', timeZone: 'Europe/London' };
const WINTER = Date.parse('2026-12-01T16:00:00Z');
const SUMMER = Date.parse('2027-07-01T16:00:00Z');

test('appointment: times are said on the clock of the business, or on that of a reader elsewhere', () => {
  const elsewhere = { language: 'de-DE', timeZone: 'America/New_York' };
  expect(appointmentTime(WINTER, site)).toBe('Tuesday, 1 December 2026 at 16:00');
  expect(appointmentTime(SUMMER, site)).toBe('Thursday, 1 July 2027 at 17:00');
  expect(appointmentTime(SUMMER, elsewhere)).toBe('Donnerstag, 1. Juli 2027 um 12:00');
});

test.each([
  [60, '1 hour'],
  [120, '2 hours'],
  [90, '90 minutes'],
  [15, '15 minutes'],
])('appointment: %i minutes', (minutes, words) => {
  expect(appointmentDuration(minutes)).toBe(words);
});

test('appointment: what somebody typed is no template, and the right words are chosen', () => {
  const proposal = { times: [WINTER], minutes: 60, place: 'At {phone}', isMove: false };
  const { proposed, taken } = appointmentTexts(proposal, site);
  expect(proposed.subject).toBe('May we visit you? Tuesday, 1 December 2026 at 16:00');
  expect(proposed.body).toContain(
    '– Tuesday, 1 December 2026 at 16:00\n\nWhere: At {phone}\nHow long: about 1 hour\n',
  );
  expect(taken[0]?.body).toContain(site.phone.display);
  const two = appointmentTexts({ ...proposal, times: [WINTER, SUMMER] }, site);
  expect(two.proposed.subject).toBe('When may we visit you?');
});

test('appointment: there is a mail for whatever may happen, within the limits of the database', () => {
  const place = 'x'.repeat(200);
  const business = { ...site, name: 'N'.repeat(200) };
  const texts = appointmentTexts(
    { times: [WINTER, SUMMER], minutes: 90, place, isMove: true },
    business,
  );
  expect(texts.taken.map(({ subject }) => subject)).toEqual([
    'We are coming: Tuesday, 1 December 2026 at 16:00',
    'We are coming: Thursday, 1 July 2027 at 17:00',
  ]);
  expect([texts.sender.length, texts.title.length]).toEqual([80, 120]);
  const mails = [...texts.taken, texts.proposed, texts.refused, texts.cancelled, texts.withdrawn];
  for (const { subject, body } of mails) {
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(body.length).toBeLessThan(2000);
  }
});
