import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';
import { mailtoHref } from './mailto.ts';

const ADDRESSES = [
  ...['ann@example.com', "o'neil+oak_2@joinery.co.uk", 'a.b-c@x-y.example.museum'],
  ...['jürgen@müller.de', 'анна@пример.рф', 'a@xn--mller-kva.de'],
];
const OTHERS = [
  ...['a?bcc=evil%40x.yy&body=hi@example.com', 'a&b@example.com', 'a%40b@example.com'],
  ...['a#b@example.com', 'a/b@example.com', 'a=b@example.com', 'a@example.com?subject=x'],
  ...['a@example.com,b@example.com', 'a@b@example.com', '"a b"@example.com', 'a b@example.com'],
  ...['a\u00a0b@example.com', 'a\u1680b@example.com', 'a\u200bb@example.com', '.a@example.com'],
  ...['a..b@example.com', 'a.@example.com', 'a@example', 'a@-example.com', 'a@example-.com'],
  ...['a@example.c', 'a@example.1x', `${'a'.repeat(250)}@x.yy`, ''],
];
test.each([...ADDRESSES, ...OTHERS])('mail address: may it be %j?', (address) => {
  expect(isMailAddress(address)).toBe(ADDRESSES.includes(address));
});

test('mail link: goes to the address and has the subject', () => {
  const url = new URL(mailtoHref('jürgen+oak@müller.de', 'Re: 2 & 3 = 5?'));
  expect(decodeURIComponent(url.pathname)).toBe('jürgen+oak@müller.de');
  expect([...url.searchParams]).toEqual([['subject', 'Re: 2 & 3 = 5?']]);
});

const WRONG = ['a?bcc=evil%40x.yy&body=hi@example.com', 'a@example.com?bcc=b@x.yy', 'no address'];
test.each(WRONG)('mail link: cannot be extended by %s', (address) => {
  const url = new URL(mailtoHref(address, 'Your kitchen'));
  expect([...url.searchParams]).toEqual([['subject', 'Your kitchen']]);
  expect(url.pathname.split('@')).toHaveLength(2);
  expect(url.pathname).not.toContain(',');
});
