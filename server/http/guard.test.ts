import { expect, test } from 'vitest';
import { isForOtherHost, isFromOtherSite, ownAddresses } from './guard.ts';

const own = ownAddresses([4321], 'https://www.example.com/');
const REST = '/rest/v1/published_posts';

const other = (host?: string) =>
  isForOtherHost({ method: 'GET', path: '/', headers: { host } }, own);

test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST:4321', 'www.example.com'])(
  'hosts: answers %s',
  (host) => expect(other(host)).toBe(false),
);

test.each([
  ...['evil.example', 'evil.example:4321', 'localhost', 'localhost:4322'],
  ...['localhost.evil.example:4321', '127.0.0.1.nip.io:4321', '0.0.0.0:4321'],
  ...['www.example.com:8080', '', undefined],
])('hosts: refuses %s', (host) => expect(other(host)).toBe(true));

test('hosts: leaves out the port that a browser leaves out', () => {
  expect(ownAddresses([80]).hosts).toContain('localhost');
  expect(ownAddresses([4000, 4321]).origins).toEqual(
    new Set(
      [4000, 4321].flatMap((port) =>
        ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`),
      ),
    ),
  );
});

const refused = (path: string, headers: Record<string, string>, method = 'GET') =>
  isFromOtherSite({ method, path, headers }, own);

test('other sites: lets its own pages, other programs and typed addresses ask', () => {
  expect(refused(REST, {})).toBe(false);
  expect(refused(REST, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(false);
  expect(refused(REST, { 'sec-fetch-site': 'same-origin' })).toBe(false);
  for (const origin of own.origins) {
    expect(refused(REST, { origin, 'sec-fetch-site': 'same-origin' }, 'POST')).toBe(false);
  }
});

test.each([
  ...['http://localhost:3000', 'https://localhost:4321', 'http://evil.example', 'null', ''],
  'http://localhost:4321.evil.example',
])('other sites: refuses the origin "%s"', (origin) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    expect(refused(REST, { origin }, method)).toBe(true);
    expect(refused('/storage/v1/object/public/media/a.jpg', { origin }, method)).toBe(true);
  }
});

const asking = (site: string, mode: string, dest: string) => ({
  ...{ 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
});

test.each(['cross-site', 'same-site'])('other sites: refuses a page: %s', (site) => {
  const image = asking(site, 'no-cors', 'image');
  const link = asking(site, 'navigate', 'document');
  const frame = asking(site, 'navigate', 'iframe');
  for (const headers of [image, link, frame]) {
    expect(refused(REST, headers)).toBe(true);
    expect(refused('/auth/v1/authorize', headers)).toBe(true);
    expect(refused('/storage/v1/object/authenticated/media/a.jpg', headers)).toBe(true);
    expect(refused('/storage/v1/object/public/media/a.jpg', headers, 'POST')).toBe(true);
  }
  expect(refused('/auth/v1/verify', image)).toBe(true);
  expect(refused('/auth/v1/verify', frame)).toBe(true);
  expect(refused('/auth/v1/verify', link, 'POST')).toBe(true);
  expect(refused('/auth/v1/verify/more', link)).toBe(true);
});

test('other sites: lets through links in mails, links to files, and public pictures', () => {
  const link = asking('cross-site', 'navigate', 'document');
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
  expect(refused('/auth/v1/verify', link)).toBe(false);
  expect(refused('/storage/v1/object/sign/media/a.jpg', link)).toBe(false);
  expect(refused('/storage/v1/object/public/media/a.jpg', image)).toBe(false);
  expect(refused('/storage/v1/render/image/public/media/a.jpg', image)).toBe(false);
});
