import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchSiteDefaults } from '#domain/settings/site-defaults.ts';
import { site } from '#site';
import {
  Appointments,
  appointmentTexts,
  readCalendar,
  THURSDAY,
  TUESDAY,
} from './appointment-steps.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

// The files and the calendar of the team, read by a real parser.

const database = openDatabase();
let appointments: Appointments;
beforeAll(async () => {
  appointments = new Appointments(database);
});
beforeEach(() => database.sql('delete from public.enquiries'));

const AWKWARD = `Grüße; “Haus, Hof” \\ 👩‍🔧 ${'Straße '.repeat(12)}7`;

const secret = () => database.answer<string>('editor', 'appointment_calendar_secret');
const fileOf = (appointment: string) =>
  database.answer<string>('editor', 'appointment_file', [appointment]);
const subscribed = async () => readCalendar(await (await subscribe(await secret())).text()).events;

/** As a program for calendars asks, which says only what it accepts. */
const subscribe = (to: string, accept = '*/*') =>
  database.backend.fetch(
    new Request(
      `http://localhost:4321/rest/v1/rpc/appointment_calendar?secret=${to}&apikey=${database.backend.publishableKey}`,
      { headers: { accept } },
    ),
  );

test('appointment: its file is read as it was meant, whatever stands in it', async () => {
  await appointments.proposed({
    place: AWKWARD,
    minutes: 90,
    texts: appointmentTexts([TUESDAY], {
      title: 'Besuch; Maß, “Grüße” \\ 🪚',
      sender: 'Holz "und" Maß; Söhne',
    }),
  });
  const file = (await appointments.lastFile()) ?? '';
  expect(readCalendar(file).events).toMatchObject([
    {
      title: 'Besuch; Maß, “Grüße” \\ 🪚',
      place: AWKWARD,
      starts: '2027-01-12T16:00:00.000Z',
      ends: '2027-01-12T17:30:00.000Z',
    },
  ]);
  // Each line at most 75 bytes, no character torn, and its end as the format wants it.
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  expect(file).toContain('ORGANIZER;CN="Holz und Maß; Söhne":mailto:hello@example.com\r\n');
  expect(file).toContain(
    'ATTENDEE;RSVP=FALSE;PARTSTAT=NEEDS-ACTION;CN="Ann Lee":mailto:ann@example.com'.slice(0, 75),
  );
});

test('appointment: its file has times that no summer time moves', async () => {
  // 09:00 in London before and after the clocks go forward, on 28 March 2027.
  for (const [time, starts] of [
    ['2027-03-26T09:00:00Z', '2027-03-26T09:00:00.000Z'],
    ['2027-03-29T09:00:00+01:00', '2027-03-29T08:00:00.000Z'],
  ] as const) {
    await appointments.proposed({ times: [time] });
    expect(readCalendar((await appointments.lastFile()) ?? '').events).toMatchObject([{ starts }]);
  }
});

test('appointment: staff get its file too, by their own right', async () => {
  const appointment = await appointments.proposed({ times: [TUESDAY, THURSDAY] });
  const { method, events } = readCalendar(await fileOf(appointment));
  expect([method, events.length]).toEqual(['PUBLISH', 2]);
});

describe('appointments: the calendar of the team', () => {
  test('is served as a calendar, whatever is accepted', async () => {
    await appointments.proposed();
    for (const accept of ['*/*', 'text/calendar', 'text/calendar, text/plain;q=0.8', 'text/html']) {
      const response = await subscribe(await secret(), accept);
      expect(response.status, accept).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(readCalendar(await response.text()).events).toHaveLength(1);
    }
  });

  test('has each appointment in its state, of two months at most', async () => {
    const enquiry = await appointments.enquiry('bea@example.com', 'Bea, of “Brök & Sons”; 🪵');
    await appointments.propose(enquiry, { times: [TUESDAY, THURSDAY] });
    const taken = await appointments.proposed({ isAgreed: true });
    const gone = await appointments.proposed({ times: [THURSDAY] });
    await appointments.withdraw(gone, 0);
    const old = await appointments.proposed();
    await database.sql`
      update public.appointments set times = array[now() - interval '61 days'] where id = ${old}`;
    const events = await subscribed();
    expect(events.map(({ title, status }) => [title, status])).toEqual([
      ['Proposed: Bea, of “Brök & Sons”; 🪵', 'TENTATIVE'],
      ['Proposed: Bea, of “Brök & Sons”; 🪵', 'TENTATIVE'],
      ['Visit: Ann Lee', 'CONFIRMED'],
      ['Not taking place: Ann Lee', 'CANCELLED'],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
    expect(events[2]?.uid).toBe(taken);
  });

  test('speaks the first language of the business, and the file of an appointment that of whoever asks', async () => {
    const { error } = await (await database.client('editor')).rpc('record_site_defaults', {
      ...(await fetchSiteDefaults(site)),
      staff_language: 'de',
    });
    expect(error).toBeNull();
    const taken = await appointments.proposed({ isAgreed: true });
    await appointments.proposed();
    await appointments.withdraw(await appointments.proposed(), 0);
    const text = await (await subscribe(await secret())).text();
    expect(text).toContain('X-WR-CALNAME:Termine');
    expect(readCalendar(text).events.map(({ title }) => title)).toEqual([
      'Termin: Ann Lee',
      'Vorschlag: Ann Lee',
      'Findet nicht statt: Ann Lee',
    ]);
    await database.sql`
      update auth.users set raw_user_meta_data = '{"language": "en"}'
      where id = ${ACCOUNTS.editor}`;
    expect(readCalendar(await fileOf(taken)).events[0]?.title).toBe('Visit: Ann Lee');
    await database.sql('delete from private.site_defaults');
  });

  test('without appointments is a calendar all the same', async () => {
    expect(await subscribed()).toEqual([]);
  });

  test('is closed to whoever guesses, and to whoever has the address of yesterday', async () => {
    const before = await secret();
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect((await subscribe('x')).status).toBe(404);
    await database.run('admin', 'select public.change_appointment_calendar()');
    expect((await subscribe(before)).status).toBe(404);
    expect((await subscribe(await secret())).status).toBe(200);
  });
});
