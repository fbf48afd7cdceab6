/**
 * The process that renders releases, with compiled pages and content in memory. `RendererWorker`
 * starts it, and it ends with the server.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOfCompiled } from '#build/output/compiled-digest.ts';
import type * as Entry from '#build/renderer/entry.ts';
import { PrelinkedSite } from './prelinked-site.ts';
import { type Progress, renderRelease } from './render-release.ts';
import type { RendererAnswer, RendererOrder } from './renderer-client.ts';

const [, , bundle = '', picturesFolder = ''] = process.argv;
const { Renderer } = (await import(pathToFileURL(bundle).href)) as typeof Entry;
const renderer = new Renderer();
const prepared = new PrelinkedSite();

/** Milliseconds between two notes of progress: each costs the database a statement. */
const BETWEEN_PROGRESS = 250;

const send = (answer: RendererAnswer) => process.send?.(answer);

process.on('message', async (order: RendererOrder) => {
  const { live } = order;
  if (order.kind === 'begin') {
    await prepared.begin(live);
    return;
  }
  try {
    let told = performance.now();
    const onProgress = (progress: Progress) => {
      // A picture takes seconds, and most releases have none.
      if (progress.step !== 'pictures' && performance.now() - told < BETWEEN_PROGRESS) return;
      told = performance.now();
      send({ kind: 'progress', progress });
    };
    const { next } = order;
    const work = { renderer, live, next, picturesFolder, prepared, onProgress };
    send({ kind: 'done', report: await renderRelease(work) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failed', name, message });
  }
});

// The watch of the parent has unreferenced the channel, which would let this process end.
process.channel?.ref();

// Read ahead of the first release.
await renderer.read().then(
  () => send({ kind: 'ready', compiled: digestOfCompiled(dirname(bundle)) }),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
