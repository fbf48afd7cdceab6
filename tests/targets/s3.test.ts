import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { S3_BUCKET, S3_CREDENTIALS, startS3Server } from '#scripts/programs/s3-server.ts';
import { openLine } from '#scripts/programs/slow-line.ts';
import { freePort } from '#scripts/test-server.ts';
import { listObjects, putObject } from './bucket.ts';
import { type HeldSite, readSite } from './held-site.ts';
import { sender } from './tools.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let line: Awaited<ReturnType<typeof openLine>>;
let direct: S3Client;

beforeAll(async () => {
  const port = await freePort();
  server = await startS3Server(port);
  line = await openLine(port);
  Object.assign(process.env, S3_CREDENTIALS, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${line.port}`,
  });
  direct = new S3Client({ endpoint: server.url, forcePathStyle: true, region: 'us-east-1' });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(process.env, S3_CREDENTIALS);
  line.reset();
});
afterAll(async () => {
  for (const name of [...Object.keys(S3_CREDENTIALS), 'AWS_ENDPOINT_URL_S3'])
    delete process.env[name];
  direct.destroy();
  await line.close();
  await server.stop();
});

/** What the store shows below a prefix, by paths of a site. */
async function shownAt(prefix: string): Promise<HeldSite> {
  const shown: HeldSite = new Map();
  for (const [key, body] of await listObjects(direct, `${prefix}/`))
    shown.set(key.slice(prefix.length + 1), body);
  shown.delete('.publishing.json');
  return shown;
}

/** The site as a store has it: pages by their addresses, a page for each redirect, no rules. */
async function asObjects(folder: string): Promise<HeldSite> {
  const site = await readSite(folder);
  const objects: HeldSite = new Map();
  for (const [path, content] of site) {
    if (path === '_headers' || path === '_redirects') continue;
    objects.set(/^(index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''), content);
  }
  return objects;
}

async function expectShown(prefix: string, folder: string): Promise<void> {
  const shown = await shownAt(prefix);
  for (const [path, content] of await asObjects(folder))
    expect.soft(shown.get(path), path).toBe(content);
  expect(shown.get('old')).toContain('url=/blog');
  const known = new Set((await asObjects(folder)).keys());
  const extra = [...shown.keys()].filter(
    (path) => !known.has(path) && !/^(old|gone)$|_astro\/app\./.test(path),
  );
  expect(extra).toEqual([]);
}

test('a store gets what differs, with types and caching, and loses what is gone', async () => {
  const { send, steps } = await sender(`s3:${S3_BUCKET}/plain`);
  line.reset();
  await expectShown('plain', await send(1));
  const whole = line.carried();
  line.reset();
  await expectShown('plain', await send(2));
  expect(line.carried()).toBeLessThan(whole / 2);
  expect(steps.at(-1)).toMatchObject({ step: 'sending' });

  const page = await fetch(`${server.website}/plain/kitchens/${encodeURIComponent('oak & ash')}`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toContain('must-revalidate');
  const script = await fetch(`${server.website}/plain/_astro/app.v2.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${server.website}/plain/blog/gone`)).status).toBe(404);
});

test('another machine goes on from what the store lists', async () => {
  await (await sender(`s3:${S3_BUCKET}/two`)).send(1);
  const other = await sender(`s3:${S3_BUCKET}/two`);
  line.reset();
  await expectShown('two', await other.send(2));
  // The eight pictures that are the same stay where they are.
  expect(line.carried()).toBeLessThan(8 * 40_000);
});

test('a line that is cut at any tenth of the way leaves pages whole, and the next try sends the rest', async () => {
  const { send, trySend, site } = await sender(`s3:${S3_BUCKET}/cut`);
  await send(1);
  line.reset();
  await send(2);
  const whole = line.carried();
  let version = 2;
  for (let tenth = 1; tenth <= 9; tenth += 1) {
    version += 1;
    line.reset((whole * tenth) / 10);
    line.cut();
    const error = await trySend(version);
    if (error)
      expect(error.message).toMatch(
        /could not be sent to the store “site”: (the line broke|it refused)/,
      );
    const shown = await shownAt('cut');
    for (const [path, content] of shown) {
      const [, seen] = /^<title>version (\d+)/.exec(content) ?? [];
      if (!seen) continue;
      expect(content, path).toBe(
        (await readSite(site(Number(seen)))).get(/\.html$/.test(path) ? path : `${path}.html`),
      );
      for (const [, asked = ''] of content.matchAll(/src="\/([^"]+)"/g))
        expect(shown.has(asked), asked).toBe(true);
    }
    // Which site is live is said when all of it is there.
    if (error) expect(shown.get('build.json')).not.toContain(`"contentVersion":${version}`);
  }
  line.reset();
  await expectShown('cut', await send(version));
});

test('a store that holds something else is left as it is', async () => {
  await putObject(direct, 'photos/of-a-customer.jpg', 'precious');
  const { trySend } = await sender(`s3:${S3_BUCKET}/photos`);
  expect((await trySend(1))?.message).toContain(
    'There is something else in the store “site” (of-a-customer.jpg)',
  );
  expect((await shownAt('photos')).get('of-a-customer.jpg')).toBe('precious');
});

test('while somebody else sends, nobody begins', async () => {
  const state = { site: 'build-x-1', isComplete: false, by: 'somebody', at: Date.now() };
  await putObject(direct, 'busy/.publishing.json', JSON.stringify(state));
  const { trySend, send } = await sender(`s3:${S3_BUCKET}/busy`);
  expect((await trySend(1))?.message).toBe(
    'Somebody else is sending a site to the store “site” at this moment.',
  );
  // Who has said nothing for ten minutes has ended.
  await putObject(
    direct,
    'busy/.publishing.json',
    JSON.stringify({ ...state, at: Date.now() - 11 * 60_000 }),
  );
  await expectShown('busy', await send(1));
});

test('wrong credentials are told without them', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'not-the-right-one';
  const { trySend } = await sender(`s3:${S3_BUCKET}/secret`);
  const message = (await trySend(1))?.message ?? '';
  expect(message).toContain('it refused the credentials');
  expect(message).not.toContain('not-the-right-one');
  expect((await shownAt('secret')).size).toBe(0);
});

test.for([-1, 1])('a clock that is wrong by %i day sends the site, or says so', async (days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60_000 });
  const prefix = `clock${days}`;
  const { trySend, site } = await sender(`s3:${S3_BUCKET}/${prefix}`);
  const error = await trySend(1);
  if (error)
    expect(error.message).toContain('the clock of the machine that makes the site is wrong');
  else await expectShown(prefix, site(1));
});
