import { describe, expect, test } from 'vitest';
import { checkEnquiry, type Enquiry, splitContact } from '#domain/enquiries/enquiry.ts';
import { isMailAddress } from '#domain/enquiries/mail-address.ts';
import { digitsOf, numbersIn, plainSigns } from '#domain/text/telephone.ts';
import { literal, openDatabase } from './harness.ts';
import { answersOf } from './rows.ts';

// As in agreement.test.ts: what the form of visitors says before anything is sent.

const database = openDatabase();

const MAIL = [
  ...['ann@example.com', "o'neil+oak_2@joinery.co.uk", 'jürgen@müller.de', 'анна@пример.рф'],
  ...['a@xn--mller-kva.de', 'a?bcc=evil%40x.yy&body=hi@example.com', 'a@example.com\n'],
  ...['\u00a0a@example.com', 'a@b@example.com', 'a/b@example.com', 'a..b@example.com'],
  ...['a@example', 'a@-example.com', 'a@example.c', 'a@example.1x', 'a\u1680b@example.com'],
  ...['a\u200bb@example.com', '', ...[242, 243].map((long) => `${'a'.repeat(long)}@example.com`)],
];

test('agreement: mail addresses are taken alike', async () => {
  expect(await answersOf(database, 'private.is_mail_address', MAIL)).toEqual(
    MAIL.map(isMailAddress),
  );
});

describe('agreement: an enquiry', () => {
  const GOOD: Enquiry = {
    name: 'Ann Lee',
    contact: 'ann@example.com',
    service: 'kitchen-carpentry',
    message: 'A kitchen in ash, please.',
    consent: true,
  };
  const CASES: Partial<Enquiry>[] = [
    {},
    { name: '' },
    { name: ' \u00a0\u3000' },
    { name: '\u0001\u0085' },
    { name: 'x'.repeat(120) },
    { name: 'x'.repeat(121) },
    { name: '🪵'.repeat(120) },
    { name: `${'x'.repeat(120)}\n` },
    { contact: '' },
    { contact: '\u2003' },
    ...MAIL.filter((address) => address !== '').map((contact) => ({ contact })),
    { contact: '+44 (0)20 7946-0018' },
    { contact: '\u00a0020 7946 0018\u00a0' },
    { contact: '12345' },
    { contact: '1'.repeat(15) },
    { contact: '1'.repeat(16) },
    { contact: '٠٢٠٧٩٤٦٠٠١٨' },
    { contact: '\u202a＋４９\u00a0１７０–１２３４５６７\u202c' },
    { contact: '020 7946 0000 ext. 12' },
    { contact: '0170 1234567 / 0171 7654321 (abends)' },
    { contact: '0170 1234567 oder ruth@example.com' },
    { contact: 'Ruth <ruth@example.com>' },
    { contact: 'E-Mail: ruth@example.com.' },
    { contact: 'mailto:ruth@example.com' },
    { contact: 'anna lee@example.com' },
    { contact: 'ruth@example.co m' },
    { contact: 'ruth@example.com, bob@example.com' },
    { contact: `0170 1234567 ${'x'.repeat(287)}` },
    { contact: `0170 1234567 ${'x'.repeat(288)}` },
    { contact: 'call me' },
    { service: '' },
    { service: ' ' },
    { service: 'Roofs!' },
    { service: 'index' },
    { message: 'x'.repeat(9) },
    { message: 'x'.repeat(10) },
    { message: ` \u00a0\n${'x'.repeat(9)}\u3000` },
    { message: '🪵'.repeat(5000) },
    { message: '🪵'.repeat(5001) },
    { consent: false },
  ];

  test('has the same numbers in what was written', async () => {
    const texts = [
      ...CASES.flatMap(({ contact }) => contact ?? []),
      ...['0170 1234567 0171 7654321', '+49 (0) 170 / 123 45 67', '+ 49 170 1234567'],
      ...['(020) 7946 0000 x12, 12 Mill Lane', '1234 5678 9012 3456', '/////', ''],
      '0170 1234567/0171 7654321/0172 1111111',
    ];
    const plain = await answersOf<string>(database, 'private.plain_signs', texts);
    expect(plain).toEqual(texts.map(plainSigns));
    expect(await answersOf(database, 'private.numbers_in', plain)).toEqual(
      plain.map((text) => numbersIn(text).map(digitsOf)),
    );
  });

  test('is read in plain signs alike, whatever the sign', async () => {
    const codes = Array.from({ length: 0xffff }, (_, index) => index + 1).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    );
    const texts = codes.map((code) => `a${String.fromCodePoint(code)}b`);
    const plain = await answersOf<string>(database, 'private.plain_signs', texts);
    expect(codes.filter((_, nth) => plain[nth] !== plainSigns(texts[nth] ?? ''))).toEqual([]);
  });

  const FIELDS: Record<string, keyof Enquiry> = { email: 'contact', phone: 'contact' };

  const JUDGED = CASES.map((fields) => [JSON.stringify(fields).slice(0, 60), fields] as const);
  test.each(JUDGED)('is judged alike: %s', async (_, fields) => {
    const enquiry = { ...GOOD, ...fields };
    const { email, phone } = splitContact(enquiry.contact);
    const { name, service, message, consent } = enquiry;
    const values = [name, email, phone, service, message].map(literal).join(', ');
    const statement = `select public.submit_enquiry(${values}, ${consent}, '',
      now() - interval '1 minute')`;
    const outcome = await database.attempt('nobody', statement);
    const problems = checkEnquiry(enquiry);
    if (outcome.sqlstate === null) {
      expect(problems).toEqual({});
      return;
    }
    expect(outcome.sqlstate).toBe('PT422');
    expect(Object.keys(problems)).toEqual([FIELDS[outcome.hint] ?? outcome.hint]);
  });
});
