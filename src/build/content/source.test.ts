import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { contentSource } from './source.ts';

let server: Server | undefined;
const sourceAt = (url: string) => contentSource({ url, key: 'key' }, fetch, [0, 0, 0]);

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
  return { asked, source: sourceAt(`http://127.0.0.1:${port}`) };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

describe('content: rows', () => {
  test('are read on after the last key until a page is not full', async () => {
    const { asked, source } = await serving(
      { status: 200, body: rows(1, 500) },
      { status: 200, body: rows(501, 500) },
      { status: 200, body: rows(1001, 3) },
    );
    expect(await source.rows<{ id: number }>('posts', 'id')).toHaveLength(1003);
    expect(asked.map(({ searchParams }) => searchParams.get('id'))).toEqual([
      null,
      'gt.500',
      'gt.1000',
    ]);
    expect(asked.every(({ searchParams }) => searchParams.get('order') === 'id.asc')).toBe(true);
  });

  test('are asked for again when the backend is overloaded', async () => {
    const { asked, source } = await serving(
      { status: 503, body: null },
      { status: 429, body: null },
      { status: 200, body: rows(1, 1) },
    );
    expect(await source.rows<{ id: number }>('posts', 'id')).toEqual([{ id: 1 }]);
    expect(asked).toHaveLength(3);
  });

  test('that are refused are not asked for again, and it is said why in one sentence', async () => {
    const { asked, source } = await serving({ status: 401, body: { message: 'no key' } });
    await expect(source.rows<{ id: number }>('posts', 'id')).rejects.toThrow(
      /^The content can't be read from http:\/\/127\.0\.0\.1:\d+: it answered 401 .*no key.*\. Nothing was built; [^.]+\.$/,
    );
    expect(asked).toHaveLength(1);
  });
});

test('content: a backend that is away is named in one sentence without a stack', async () => {
  const error = await sourceAt('http://127.0.0.1:9')
    .call('content_version')
    .catch((thrown: Error) => thrown);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^The content can't be read from http:\/\/127\.0\.0\.1:9: /),
    stack: '',
  });
});
