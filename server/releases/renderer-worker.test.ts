/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eachFolder, putFiles } from '../../tests/support/own-folder.ts';
import { until } from '../../tests/support/until.ts';
import { RendererSupervisor, RendererWorker } from './renderer-client.ts';

const opened: RendererWorker[] = [];
const at = eachFolder();
beforeEach(() => {
  putFiles(at(), { 'live.json': '{"pages":{},"broken":[]}', 'live/a.html': '' });
});
afterEach(async () => {
  for (const renderer of opened.splice(0)) renderer.stop();
});

/** Compiled pages that do nothing but what is asked for here. */
function bundleOf(methods: { read?: string; pages?: string }): string {
  const bundle = `export class Renderer {
    async read() { ${methods.read ?? 'return { version: 1, broken: [] };'} }
    async makePictures() { return []; }
    leftOut() { return []; }
    async pages() { ${methods.pages ?? 'return [];'} }
  }`;
  putFiles(at(), { 'renderer.mjs': bundle });
  return at('renderer.mjs');
}

const settings = () => ({ picturesFolder: at(), environment: process.env });

function open(methods: Parameters<typeof bundleOf>[0], silence?: number): RendererWorker {
  const renderer = new RendererWorker({
    ...settings(),
    bundle: bundleOf(methods),
    ...(silence ? { silence } : {}),
  });
  opened.push(renderer);
  return renderer;
}

const order = () => ({ live: at('live'), next: at('next') });

const FAULT = `throw Object.assign(new Error('/blog/a: no title'), { name: 'PageError' });`;

test.for([
  ['a page that fails is told as it is', FAULT, ['RenderError', '/blog/a: no title']],
  ['trouble of its own is left to a build', `throw new TypeError('x');`, ['RendererGoneError']],
  ['one that ends is said to be gone', 'process.exit(3);', ['RendererGoneError']],
] as const)('renderer: %s', async ([, pages, [name, ...message]]) => {
  const renderer = open({ pages });
  await renderer.ready;
  const release = () => renderer.release(order(), () => {}).catch((error: unknown) => error);
  const failed = { name, ...(message[0] ? { message: message[0] } : {}) };
  expect(await release()).toMatchObject(failed);
  if (!pages.includes('exit')) return;
  await renderer.ended;
  expect(await release()).toMatchObject(failed);
});

test('renderer: one that never answers is ended', async () => {
  const renderer = open({ read: 'return new Promise(() => {});' }, 300);
  await expect(renderer.ready).rejects.toThrow('did not answer');
  await renderer.ended;
});

test('renderer: one that is busy ends with its server, however that ends', async () => {
  const bundle = bundleOf({
    read: 'setInterval(() => {}, 1000); return { version: 1, broken: [] };',
  });
  const module = import.meta.resolve('./renderer-client.ts');
  const code = `const { RendererWorker } = await import('${module}');
    const renderer = new RendererWorker({ bundle: '${bundle}', picturesFolder: '${at()}', environment: process.env });
    await renderer.ready;
    console.log(renderer.pid);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const [printed] = await once(server.stdout, 'data');
  const pid = Number(printed);
  server.kill('SIGKILL');
  await until(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
});

test('renderer: the supervisor has none without compiled pages, nor one that does not come up', async () => {
  const supervisor = new RendererSupervisor({
    bundleOf: (fingerprint) =>
      fingerprint === 'none' ? at('none.mjs') : bundleOf({ read: 'process.exit(1);' }),
    ...settings(),
    log: () => {},
  });
  expect(await supervisor.ready('none')).toBeNull();
  expect(await supervisor.ready('broken')).toBeNull();
  supervisor.stop();
});

test('renderer: the supervisor has the same one until it is renewed', async () => {
  const options = { bundleOf: () => bundleOf({}), ...settings(), log: () => {} };
  const supervisor = new RendererSupervisor(options);
  const first = await supervisor.ready('code');
  expect(await supervisor.ready('code')).toBe(first);
  supervisor.renew();
  const second = await supervisor.ready('code');
  expect(second?.pid).not.toBe(first?.pid);
  await first?.ended;
  supervisor.stop();
  await second?.ended;
});
