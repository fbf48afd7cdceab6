import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './harness.ts';

const database = openDatabase();
beforeEach(() => database.sql('delete from public.enquiries'));
const stored = () => database.sql('select * from public.enquiries order by created_at');

describe('enquiries: the form of a browser without scripts', () => {
  /** Posts the fields as a browser does, from a site of its own or of others. */
  async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const { backend } = database;
    const response = await backend.fetch(
      new Request(
        `http://localhost:4321/rest/v1/rpc/send_enquiry_form?apikey=${backend.publishableKey}`,
        { method: 'POST', headers, body: new URLSearchParams(fields) },
      ),
    );
    return [response.status, response.headers.get('location')];
  }

  const FILLED = {
    ...{ name: 'Ann Lee', contact: 'ann@example.com', service: '', website: '', consent: 'on' },
    message: 'A kitchen in ash, please.',
  };
  const origin = 'https://www.example.com';

  test('leads back to the site that it was on, which says what became of it', async () => {
    expect(await post(FILLED, { origin })).toEqual([303, `${origin}/#enquiry-sent`]);
    expect(await post({ ...FILLED, contact: '020 7946 0018' })).toEqual([303, '/#enquiry-sent']);
    expect(await stored()).toMatchObject([
      { name: 'Ann Lee', email: 'ann@example.com', phone: '', status: 'new', is_proved: false },
      { email: '', phone: '020 7946 0018', status: 'new' },
    ]);
  });

  const ORIGINS = ['', 'null', 'https://x.example/path', 'javascript:alert(1)', '//x.example'];
  test.each(ORIGINS)('and nowhere else: %s', async (from) => {
    expect(await post(FILLED, { origin: from })).toEqual([303, '/#enquiry-sent']);
  });

  test('says that nothing was sent, and holds back what comes with the hidden field filled in', async () => {
    const { consent: _, ...unticked } = FILLED;
    for (const wrong of [unticked, { ...FILLED, message: 'Hi' }, { ...FILLED, contact: 'ann' }]) {
      expect(await post(wrong)).toEqual([303, '/#enquiry-not-sent']);
    }
    expect(await stored()).toEqual([]);
    // As pages of an earlier version name it, too.
    for (const field of ['leave_empty', 'website']) {
      expect(await post({ ...FILLED, [field]: 'x' })).toEqual([303, '/#enquiry-sent']);
    }
    const held = { status: 'quarantined', doubt: 'hidden_field' };
    expect(await stored()).toMatchObject([held, held]);
  });
});
