import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { contentSource } from './source.ts';

let server: Server | undefined;

/** A backend that answers with these, one after the other, and the last one for ever. */
async function serving(...answers: { status: number; body: unknown }[]) {
  const asked: URL[] = [];
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://backend'));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    response.writeHead(answer?.status ?? 500).end(JSON.stringify(answer?.body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, source: contentSource({ url: `http://127.0.0.1:${port}`, key: 'key' }) };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

test('rows of content: goes on after the last key until a page is not full', async () => {
  const { asked, source } = await serving(
    { status: 200, body: rows(1, 500) },
    { status: 200, body: rows(501, 500) },
    { status: 200, body: rows(1001, 3) },
  );
  expect(await source.rows<{ id: number }>('posts', 'id')).toHaveLength(1003);
  expect(asked.map(({ searchParams }) => searchParams.get('id'))).toEqual([
    ...[null, 'gt.500', 'gt.1000'],
  ]);
  expect(asked.every(({ searchParams }) => searchParams.get('order') === 'id.asc')).toBe(true);
});

test('rows of content: asks again when the backend is overloaded', async () => {
  const { asked, source } = await serving(
    { status: 503, body: null },
    { status: 429, body: null },
    { status: 200, body: rows(1, 1) },
  );
  expect(await source.rows<{ id: number }>('posts', 'id')).toEqual([{ id: 1 }]);
  expect(asked).toHaveLength(3);
});

test('rows of content: does not ask again for what is refused, and says why in one sentence', async () => {
  const { asked, source } = await serving({ status: 401, body: { message: 'no key' } });
  await expect(source.rows<{ id: number }>('posts', 'id')).rejects.toThrow(
    /^The content can't be read from http:\/\/127\.0\.0\.1:\d+: it answered 401 .*no key.*\. Nothing was built; [^.]+\.$/,
  );
  expect(asked).toHaveLength(1);
});

test('content: a backend that is away is named in one sentence without a stack', async () => {
  const source = contentSource({ url: 'http://127.0.0.1:9', key: 'key' });
  const error = await source.call('content_version').catch((thrown: Error) => thrown);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^The content can't be read from http:\/\/127\.0\.0\.1:9: /),
    stack: '',
  });
});
