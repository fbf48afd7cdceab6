/** @module-tag slow */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { S3_BUCKET, S3_CREDENTIALS, startS3Server } from '#scripts/programs/s3-server.ts';
import { openLine } from '#scripts/programs/slow-line.ts';
import { freePort } from '#scripts/test-server.ts';
import { listObjects, putObject } from './bucket.ts';
import { type HeldSite, readSite } from './held-site.ts';
import { sender, temporaryFolder } from './tools.ts';

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
  delete process.env.S3_COMPRESSION;
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

/** How an object lies in the store. */
async function stored(Key: string) {
  const { ContentEncoding, ContentLength = 0 } = await direct.send(
    new HeadObjectCommand({ Bucket: S3_BUCKET, Key }),
  );
  return { encoding: ContentEncoding, bytes: ContentLength };
}

test('pages lie there compressed, and what programs read as it is', async () => {
  const { send } = await sender(`s3:${S3_BUCKET}/small`);
  const folder = await send(1);
  const page = readFileSync(join(folder, 'blog/one.html'), 'utf8');
  for (const key of ['index.html', 'admin', 'blog/one'])
    expect(await stored(`small/${key}`)).toMatchObject({ encoding: 'gzip' });
  expect((await stored('small/blog/one')).bytes).toBeLessThan(page.length / 4);
  for (const key of ['404.html', 'rss.xml', 'build.json', 'pictures/p1.avif', 'old'])
    expect((await stored(`small/${key}`)).encoding).toBeUndefined();

  const answer = await fetch(`${server.website}/small/blog/one`);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toBe(page);
  const feed = await fetch(`${server.website}/small/rss.xml`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(await feed.text()).toBe(readFileSync(join(folder, 'rss.xml'), 'utf8'));
});

/** Keys below a prefix that another machine sends, which knows nothing of what was sent before. */
async function sentByAnother(prefix: string, version: number): Promise<string[]> {
  const sent = vi.spyOn(S3Client.prototype, 'send');
  onTestFinished(() => sent.mockRestore());
  await expectShown(prefix, await (await sender(`s3:${S3_BUCKET}/${prefix}`)).send(version));
  const keys = sent.mock.calls.flatMap(([command]) =>
    command instanceof PutObjectCommand ? [(command.input.Key ?? '').slice(prefix.length + 1)] : [],
  );
  sent.mockRestore();
  return keys.filter((key) => key !== '.publishing.json').sort();
}

test.for(['on', 'off'])('what is there is not sent again (compression %s)', async (value) => {
  process.env.S3_COMPRESSION = value;
  expect(await sentByAnother(`again-${value}`, 1)).toContain('blog/one');
  expect(await sentByAnother(`again-${value}`, 1)).toEqual([]);
  expect(await sentByAnother(`again-${value}`, 2)).not.toContain('_astro/same.js');
});

test('switched, the setting sends once more what lies there otherwise, and nothing else', async () => {
  process.env.S3_COMPRESSION = 'off';
  const all = await sentByAnother('switched', 1);
  const pages = ['admin', 'blog', 'blog/one', 'blog/three', 'blog/two', 'index.html'];
  for (const [value, encoding] of [
    ['on', 'gzip'],
    ['off', undefined],
  ] as const) {
    process.env.S3_COMPRESSION = value;
    expect(await sentByAnother('switched', 1)).toEqual([...pages, 'kitchens/oak & ash']);
    expect((await stored('switched/blog/one')).encoding).toBe(encoding);
  }
  expect(all.length).toBeGreaterThan(pages.length);
});

test('a store that lists more than a thousand objects is known to its end', async () => {
  await sentByAnother('many', 1);
  for (let first = 0; first < 1020; first += 20) {
    const keys = Array.from({ length: 20 }, (_, index) => `many/zoo/${first + index}`);
    await Promise.all(keys.map((key) => putObject(direct, key, 'of an earlier site')));
  }
  const sent = await sentByAnother('many', 1);
  expect(sent).toEqual([]);
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

/** Lets a send begin and go no further than its last file. @returns how to let it go on. */
function holdAtTheEnd(prefix: string) {
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: letGo } = Promise.withResolvers<void>();
  const sending = S3Client.prototype.send;
  const sent = vi.spyOn(S3Client.prototype, 'send');
  onTestFinished(() => sent.mockRestore());
  sent.mockImplementation(async function (this: S3Client, command: never) {
    const { Key } = (command as PutObjectCommand).input;
    if ((command as object) instanceof PutObjectCommand && Key === `${prefix}/build.json`) {
      arrive();
      await mayGoOn;
    }
    return Reflect.apply(sending, this, [command]);
  } as never);
  return { isThere, letGo };
}

test('a server that is started anew in the middle of a send sends at once, and nobody else does', async () => {
  const place = temporaryFolder();
  const setting = `s3:${S3_BUCKET}/restarted`;
  const { isThere } = holdAtTheEnd('restarted');
  const stopped = await sender(setting, { place });
  const error = stopped.trySend(1);
  await isThere;
  stopped.stop();
  expect((await error)?.message).toBe('The server stops.');
  vi.restoreAllMocks();
  expect((await (await sender(setting)).trySend(2))?.message).toContain('Somebody else is sending');
  await expectShown('restarted', await (await sender(setting, { place })).send(2));
});

test('a send that takes long says every minute that it is at it, and at last that it is done', async () => {
  const state = async () => {
    const { Body } = await direct.send(
      new GetObjectCommand({ Bucket: S3_BUCKET, Key: 'long/.publishing.json' }),
    );
    return JSON.parse((await Body?.transformToString()) ?? '') as {
      at: number;
      isComplete: boolean;
    };
  };
  const { isThere, letGo } = holdAtTheEnd('long');
  const { send } = await sender(`s3:${S3_BUCKET}/long`);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const sent = send(1);
  await isThere;
  const { at } = await state();
  vi.advanceTimersByTime(60_000);
  await expect.poll(state).toMatchObject({ at: at + 60_000, isComplete: false });
  letGo();
  await expectShown('long', await sent);
  expect(await state()).toMatchObject({ isComplete: true });
  vi.advanceTimersByTime(600_000);
  expect(await state()).toMatchObject({ isComplete: true });
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
