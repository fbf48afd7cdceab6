/**
 * The process that renders releases: it keeps the compiled pages and the content in memory. Started by
 * `RendererWorker`, and ends with the server.
 */
import { pathToFileURL } from 'node:url';
import type * as Entry from '#build/renderer/entry.ts';
import { PrelinkedSite } from './prelinked-site.ts';
import { type Progress, renderRelease } from './render-release.ts';
import type { RendererAnswer, RendererOrder } from './renderer-client.ts';

const [, , bundle = '', picturesFolder = ''] = process.argv;
const { Renderer } = (await import(pathToFileURL(bundle).href)) as typeof Entry;
const renderer = new Renderer();
const prepared = new PrelinkedSite();

/**
 * People read no faster, and each note costs the database a statement: what is done sooner is not told. In
 * milliseconds.
 */
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
      if (performance.now() - told < BETWEEN_PROGRESS) return;
      told = performance.now();
      send({ kind: 'progress', progress });
    };
    const { next } = order;
    const report = await renderRelease({
      ...{ renderer, live, next, picturesFolder, prepared, onProgress },
    });
    send({ kind: 'done', report });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failed', name, message });
  }
});

// Loaded before this, the watch of the parent lets the process end as soon as nothing else is to be done.
process.channel?.ref();

// What has been read before the first release is not waited for then.
await renderer.read().then(
  () => send({ kind: 'ready' }),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
