import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

const ORIGIN = 'https://harrowandpine.example';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.co.uk/prices?a=1', 'https://example.co.uk/prices?a=1'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['+44 (20) 7946 0000', 'tel:+442079460000'],
  ['+49 (0)89 1234567', 'tel:+49891234567'],
  ['+49 89/1234567', 'tel:+49891234567'],
  ['+43.316.123.45-0', 'tel:+43316123450'],
  ['(089) 123 45 67', 'tel:0891234567'],
  ['089/1234567', 'tel:0891234567'],
  ['192.168.1.10', 'https://192.168.1.10'],
  ['www.tischlerei-müller.de', 'https://www.tischlerei-müller.de'],
  ['столяр.рф/цены', 'https://столяр.рф/цены'],
  ['info@tischlerei-müller.de', 'mailto:info@tischlerei-müller.de'],
  ['/services/oak', '/services/oak'],
  ['#prices', '#prices'],
  [`${ORIGIN}/blog/oak`, '/blog/oak'],
  [ORIGIN, '/'],
])('link: %s leads to %s', (typed, address) => {
  expect(linkAddress(typed, ORIGIN)).toBe(address);
});

const NONE = ['', 'oak', 'javascript:alert(1)', '//evil.example', 'two words', 'ftp://example.com'];
test.each(NONE)('link: %s leads nowhere', (typed) => {
  expect(linkAddress(typed, ORIGIN)).toBeNull();
});
