import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchPicture, isInsideAddress } from './fetch-picture.ts';

let server: Server;
let base: string;
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

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  base = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
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

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::7f00:1', true],
  ['64:ff9b:1::7f00:1', true],
  ['2002:7f00:1::', true],
  ['2001::7f00:1', true],
  ['fec0::1', true],
  ['fe80::1%eth0', true],
  ['fd00::1', true],
  ['203.0.113.7', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
  ['2001:4860:4860::8888', false],
])('import: %s is inside: %s', (address, inside) => {
  expect(isInsideAddress(address)).toBe(inside);
});
