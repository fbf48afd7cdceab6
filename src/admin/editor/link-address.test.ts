import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

const ORIGIN = 'https://harrowandpine.example';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.co.uk/prices?a=1', 'https://example.co.uk/prices?a=1'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['+44 (20) 7946 0000', 'tel:+442079460000'],
  ['/services/oak', '/services/oak'],
  ['#prices', '#prices'],
  [`${ORIGIN}/blog/oak`, '/blog/oak'],
  [ORIGIN, '/'],
])('%s leads to %s', (typed, address) => {
  expect(linkAddress(typed, ORIGIN)).toBe(address);
});

test.each(['', 'oak', 'javascript:alert(1)', '//evil.example', 'two words', 'ftp://example.com'])(
  '%s leads nowhere',
  (typed) => {
    expect(linkAddress(typed, ORIGIN)).toBeNull();
  },
);
