import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { freePort, whenEnded } from '#scripts/test-server.ts';
import { testFolder } from '../tests/support/own-folder.ts';
import { testServer } from '../tests/support/own-server.ts';

/** A built site of one page. */
let dist: string;
beforeEach(() => {
  dist = testFolder();
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Oak</title>');
  writeFileSync(join(dist, '404.html'), '<!doctype html><title>Not here</title>');
});

const finishBuild = () => writeFileSync(join(dist, 'build.json'), '{"contentVersion":1}');

function compare(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/compare-host.ts', ...args], {
    env: { PATH: process.env.PATH, OUT_DIR: dist },
  });
  return whenEnded(child);
}

test.each([[[]], [['localhost:8788']]])('compare: asks which host is meant by %j', async (args) => {
  finishBuild();
  expect(await compare(...args)).toEqual({
    code: 1,
    output: 'Which host? As in: npm run compare -- http://localhost:8788',
  });
});

test('compare: says that nothing is built yet', async () => {
  const { code, output } = await compare('http://localhost:8788');
  expect(code).toBe(1);
  expect(output).toBe(`There is no built site in ${dist} to compare with: npm run build first.`);
});

test('compare: says that nobody answers', async () => {
  finishBuild();
  const { code, output } = await compare(`http://127.0.0.1:${await freePort()}`);
  expect(code).toBe(1);
  expect(output).toMatch(/^http\S+ does not answer \(.*ECONNREFUSED.*\): is the host running\?$/);
});

test('compare: lists what another host does otherwise', async () => {
  finishBuild();
  const host = await testServer((_asked, answer) => {
    const headers = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
    answer.writeHead(200, headers).end('<!doctype html><title>Oak</title>');
  });
  const { code, output } = await compare(host);
  expect(code).toBe(1);
  expect(output).toContain('/no-such-page status: 404 here, 200 there');
  expect(output).toContain('/build.json content-type: application/json here, text/html there');
  expect(output).not.toMatch(/^\/ /m);
});
