import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { finishPage } from '#build/output/finish-page.ts';
import { FinishingThread } from '#build/renderer/finishing-thread.ts';

const encoder = new TextEncoder();
const POLICY = "default-src 'self'; script-src 'self'";
const page = (words: string) =>
  encoder.encode(
    `<!doctype html><html><head><title>${words}</title></head><body>é 木</body></html>`,
  );

test('finishes each page as this thread would, however many are asked for at once', async () => {
  const { finish } = new FinishingThread();
  const pages = Array.from({ length: 20 }, (_, number) => page(`Page ${number}`));
  const finished = await Promise.all(pages.map((bytes) => finish(bytes, POLICY)));
  expect(finished).toEqual(pages.map((bytes) => finishPage(bytes, POLICY)));
});

test('says what is wrong with a page, and finishes the next one', async () => {
  const { finish } = new FinishingThread();
  await expect(finish(encoder.encode('no page'), POLICY)).rejects.toThrow('without a <head>');
  expect(await finish(page('Oak'), null)).toEqual(finishPage(page('Oak'), null));
});

test('a thread that ends is done without', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'finishing-thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'worker.mjs');
  writeFileSync(
    script,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1));",
  );
  const { finish } = new FinishingThread(pathToFileURL(script));
  const asked = Promise.all([finish(page('Oak'), POLICY), finish(page('Ash'), POLICY)]);
  expect(await asked).toEqual([finishPage(page('Oak'), POLICY), finishPage(page('Ash'), POLICY)]);
  expect(await finish(page('Elm'), POLICY)).toEqual(finishPage(page('Elm'), POLICY));
});
