import { expect, test } from 'vitest';
import { chatHref, whatsappNumber } from './whatsapp-number.ts';

const BRITISH = '+442079460123';

test.each([
  ['+44 20 7946 0188', BRITISH, '442079460188'],
  ['+44 (0)20 7946 0188', BRITISH, '442079460188'],
  ['0044 20 7946 0188', BRITISH, '442079460188'],
  ['07700 900 123', BRITISH, '447700900123'],
  ['0151 23456789', '+49 30 1234567', '4915123456789'],
  ['612 345 678', '+34 91 123 45 67', '34612345678'],
  ['(212) 555-0123', '+1 415 555 0100', '12125550123'],
  ['087 123 4567', '+353 1 234 5678', '353871234567'],
  ['+49 151 23456789', BRITISH, '4915123456789'],
  ['12345', BRITISH, null],
  ['+0 123 456 789', BRITISH, null],
  ['', BRITISH, null],
])('%s, written to a business of %s, is %s', (phone, business, number) => {
  expect(whatsappNumber(phone, business)).toBe(number);
});

test('a chat begins with the words, whatever stands in them', () => {
  expect(new URL(chatHref('447700900123', 'Dear Ann,\n\n5 & 6?')).searchParams.get('text')).toBe(
    'Dear Ann,\n\n5 & 6?',
  );
});
