import type { RequestListener } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { fileServer } from '../../tests/support/own-server.ts';
import { fetchPicture, isInsideAddress } from './fetch-picture.ts';

let asked: string[] = [];
const SITE = new Set(['localhost']);
const anywhere = () => false;

const answers: Record<string, RequestListener> = {
  '/oak.png': (_, response) => response.end('oak'),
  '/moved.png': (_, response) => response.writeHead(301, { location: '/oak.png' }).end(),
  '/away.png': (_, response) =>
    response
      .writeHead(302, { location: `${base.replace('localhost', '127.0.0.1')}/oak.png` })
      .end(),
  '/round.png': (_, response) => response.writeHead(302, { location: '/round.png' }).end(),
  '/endless.png': (_, response) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  },
};

const base = (
  await fileServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  })
).replace('127.0.0.1', 'localhost');
beforeEach(() => {
  asked = [];
});

test('import: a picture of the old site comes, also from where it leads to within that site', async () => {
  expect(String(await fetchPicture(`${base}/oak.png`, SITE, anywhere))).toBe('oak');
  expect(String(await fetchPicture(`${base}/moved.png`, SITE, anywhere))).toBe('oak');
});

test.each([
  ['/away.png', 'it is not at the old site'],
  ['/round.png', 'leads from address to address'],
  ['/endless.png', 'more than 25 MiB'],
  ['/none.png', 'answers 404'],
])('import: %s does not come', async (path, reason) => {
  await expect(fetchPicture(base + path, SITE, anywhere)).rejects.toThrow(reason);
});

test('import: nothing of the own network is asked, whatever name it has', async () => {
  const hosts = new Set(['localhost', '127.0.0.1', '[::1]', 'elsewhere.example']);
  for (const host of ['localhost', '127.0.0.1', '[::1]', '2130706433']) {
    const url = `${base.replace('localhost', host)}/oak.png`;
    await expect(fetchPicture(url, hosts)).rejects.toThrow('within this network');
  }
  await expect(fetchPicture('file:///etc/passwd', hosts)).rejects.toThrow('it has no address');
  expect(asked).toEqual([]);
});

const INSIDE = [
  ...['10.1.2.3', '172.31.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ...['::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2001::7f00:1', 'fec0::1'],
  ...['fe80::1%eth0', 'fd00::1'],
];
const OUTSIDE = ['203.0.113.7', '172.32.0.1', '2606:4700::1111', '2001:4860:4860::8888'];

test.each([...INSIDE, ...OUTSIDE])('import: whether %s is inside of a network', (address) => {
  expect(isInsideAddress(address)).toBe(INSIDE.includes(address));
});
