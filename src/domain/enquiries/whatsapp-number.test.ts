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
  // With a country code and no plus.
  ['351 912 345 678', '+351 21 234 5678', '351912345678'],
  ['49 170 1234567', '+49 30 1234567', '491701234567'],
  ['43 660 1234567', '+43 1 2345678', '436601234567'],
  ['1-617-555-0123', '+1 415 555 0100', '16175550123'],
  ['49 170 1234567', BRITISH, null],
  ['7700 9001234', BRITISH, null],
  // What is dialled within the country is a part of the number, or another one than 0.
  ['06 12345678', '+39 06 87654321', '390612345678'],
  ['347 123 4567', '+39 06 87654321', '393471234567'],
  ['+39 (0)6 12345678', BRITISH, '390612345678'],
  ['06 20 123 4567', '+36 1 234 5678', '36201234567'],
  ['8 912 345 67 89', '+7 495 123 45 67', '79123456789'],
  ['912 345 678', '+351 21 234 5678', '351912345678'],
  // A number of the town, without its code.
  ['1234567', '+49 30 1234567', null],
  ['20 7946 0188', BRITISH, null],
  ['020 7946 0188 ext. 12', BRITISH, '442079460188'],
  ['0170-1234567 (abends)', '+49 30 1234567', '491701234567'],
  ['+44 7700 900123 / +44 7700 900124', BRITISH, '447700900123'],
  ['0170 1234567 0171 7654321', '+49 30 1234567', null],
  ['0170 1234567 / 0171 7654321', '+49 30 1234567', '491701234567'],
  ['\u202a\u0660\u0661\u0667\u0660\u00a01234567\u202c', '+49 30 1234567', '491701234567'],
  ['+999 123 456 789', BRITISH, null],
  ['0170 1234567', 'no number', null],
  ['only in the evening', BRITISH, null],
])('enquiry: %s, written to a business of %s, is %s', (phone, business, number) => {
  expect(whatsappNumber(phone, business)).toBe(number);
});

test('enquiry: a chat begins with the words, whatever stands in them', () => {
  expect(new URL(chatHref('447700900123', 'Dear Ann,\n\n5 & 6?')).searchParams.get('text')).toBe(
    'Dear Ann,\n\n5 & 6?',
  );
});
