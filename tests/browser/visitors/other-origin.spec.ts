import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';

// A page of another server on this machine, as any project has one open while it is being made.
let other: Server;
let address: string;

test.beforeAll(async () => {
  other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title>');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(other.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  other.close();
});

test('a page of another server reads nothing and has nothing asked', async ({ page, baseURL }) => {
  const rows = `${baseURL}/rest/v1/published_posts?select=slug&apikey=${EMBEDDED_PUBLISHABLE_KEY}`;
  await page.goto(address);
  const read = page.evaluate(async (url) => (await fetch(url)).text(), rows);
  await expect(read).rejects.toThrow(/Failed to fetch/);

  // What a picture, a form or a script of that page asks for, the browser asks with the same headers; only
  // a link shows the test what was answered.
  const answered = page.waitForResponse((response) => response.url() === rows);
  await page.evaluate((url) => {
    location.href = url;
  }, rows);
  expect((await answered).status()).toBe(403);
  await expect(page.getByText('This backend answers its own site only')).toBeVisible();

  const typed = await page.goto(rows);
  expect(typed?.status(), 'an address that somebody types').toBe(200);
});
