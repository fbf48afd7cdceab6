import { expect, test } from 'vitest';
import { testServer } from '../../../tests/support/own-server.ts';
import { contentSource } from './source.ts';

const sourceAt = (url: string) => contentSource({ url, key: 'key' }, fetch, [0, 0, 0]);

/** A backend that answers with these, one after the other, and the last one for ever. */
async function serving(...answers: [status: number, body: unknown][]) {
  const asked: URL[] = [];
  const url = await testServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://backend'));
    const [status, body] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500];
    response.writeHead(status).end(JSON.stringify(body));
  });
  return { asked, source: sourceAt(url) };
}

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

test('rows of content: goes on after the last key until a page is not full', async () => {
  const { asked, source } = await serving(
    [200, rows(1, 500)],
    [200, rows(501, 500)],
    [200, rows(1001, 3)],
  );
  expect(await source.rows<{ id: number }>('posts', 'id')).toHaveLength(1003);
  expect(asked.map(({ searchParams }) => searchParams.get('id'))).toEqual([
    ...[null, 'gt.500', 'gt.1000'],
  ]);
  expect(asked.every(({ searchParams }) => searchParams.get('order') === 'id.asc')).toBe(true);
});

test('rows of content: asks again when the backend is overloaded', async () => {
  const { asked, source } = await serving([503, null], [429, null], [200, rows(1, 1)]);
  expect(await source.rows<{ id: number }>('posts', 'id')).toEqual([{ id: 1 }]);
  expect(asked).toHaveLength(3);
});

test('rows of content: does not ask again for what is refused, and says why in one sentence', async () => {
  const { asked, source } = await serving([401, { message: 'no key' }]);
  await expect(source.rows<{ id: number }>('posts', 'id')).rejects.toThrow(
    /^The content can't be read from http:\/\/127\.0\.0\.1:\d+: it answered 401 .*no key.*\. Nothing was built; [^.]+\.$/,
  );
  expect(asked).toHaveLength(1);
});

test('content: a backend that is away is named in one sentence without a stack', async () => {
  const source = sourceAt('http://127.0.0.1:9');
  const error = await source.call('content_version').catch((thrown: Error) => thrown);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^The content can't be read from http:\/\/127\.0\.0\.1:9: /),
    stack: '',
  });
});
