import { expect, test } from 'vitest';
import { findContactProblem } from './enquiry.ts';

test.each([
  ...[' ruth@example.com ', 'Ruth <ruth@example.com>', 'ruth@example.com.', 'RUTH@EXAMPLE.COM'],
  ...['ruth+oak@sub.example.co.uk', 'mailto:ruth@example.com', 'E-Mail: ruth@example.com'],
  ...[
    'ruth@example.com (in the evening)',
    '\u202aruth@example.com\u202c',
    '＋４９ １７０ １２３４５６７',
  ],
  ...['٠١٧٠١٢٣٤٥٦٧', '+49 (0) 170 / 123 45 67', '0170-1234567 (abends)', '020 7946 0000 ext. 12'],
  ...['020 7946 0000 x12', 'tel. 0170 1234567', '+1-617-555-0123', '1 (617) 555-0123'],
  ...['0043/660/1234567', '0170 1234567 oder ruth@example.com', 'ruth@example.com, 0170 1234567'],
  ...['+44 7700 900123 / +44 7700 900124', '０２０７９４６００００', '\u202a+49 170 1234567\u202c'],
  ...['0170\u00a01234567', '0170–1234567', 'whatsapp 0170 1234567'],
])('enquiry: %s is taken', (written) => {
  expect(findContactProblem(written)).toBeNull();
});

test.each([
  ['', 'noContact'],
  [' \u200b\u2003', 'noContact'],
  ['call me', 'phone'],
  ['12345', 'phone'],
  ['1'.repeat(16), 'phone'],
  ['ruth@example,com', 'email'],
  // A part of it may have been broken off.
  ['anna lee@example.com', 'email'],
  ['ruth@example.co m', 'email'],
  ['ann@example.com,bob@example.com', 'email'],
  ['a?bcc=evil%40x.yy&body=hi@example.com', 'email'],
  ['ann@example.com?bcc=bob', 'email'],
  ['"ruth oak"@example.com', 'email'],
  ['@ruth', 'email'],
  [`0170 1234567 ${'x'.repeat(290)}`, 'contactTooLong'],
])('enquiry: %j is refused: %s', (written, problem) => {
  expect(findContactProblem(written)).toBe(problem);
});

test('enquiry: a very long one is judged at once', () => {
  for (const sign of ['1', '1 ', '(', '+', 'a@', '@', '<', 'a.', '\u202a', '0/', '- ']) {
    findContactProblem(sign.repeat(100_000));
  }
});
