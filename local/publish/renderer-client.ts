import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Progress, ReleaseReport, SiteFolder } from './render-release.ts';

/** What the renderer is told. */
export interface RendererOrder {
  live: SiteFolder;
  next: SiteFolder;
}

/** What it answers. */
export type RendererAnswer =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; report: ReleaseReport }
  | { kind: 'failed'; name: string; message: string };

/** A page or a row stands in the way: a full build would meet it as well. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** The renderer is not there (any more): a full build can do its work. */
export class RendererGoneError extends Error {
  override name = 'RendererGoneError';
}

/** The process that renders releases. */
export interface RendererProcess {
  /**
   * @throws RenderError when a page can't be rendered, RendererGoneError when the process ended.
   */
  release(order: RendererOrder, onProgress: (progress: Progress) => void): Promise<ReleaseReport>;
  stop(): void;
}

/** What a page can't be rendered for; anything else is trouble of the renderer's own. */
const FAULTS_OF_CONTENT = new Set(['PageError', 'ContentSourceError']);

/**
 * Starts the renderer and waits until it has read the content.
 *
 * @throws RendererGoneError when it does not come up.
 */
export async function openRendererProcess(options: {
  bundle: string;
  picturesFolder: string;
  environment: NodeJS.ProcessEnv;
}): Promise<RendererProcess> {
  const script = fileURLToPath(new URL('./renderer-process.ts', import.meta.url));
  const watch = new URL('../../tooling/end-with-parent.ts', import.meta.url).href;
  const child = spawn(
    process.execPath,
    ['--import', watch, script, options.bundle, options.picturesFolder],
    { env: options.environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  await answerOf(child, (answer) => answer.kind === 'ready');
  return {
    async release(order, onProgress) {
      const ended = answerOf(child, (answer) => {
        if (answer.kind === 'progress') onProgress(answer.progress);
        return answer.kind === 'done' || answer.kind === 'failed';
      });
      child.send(order);
      const answer = await ended;
      if (answer.kind === 'done') return answer.report;
      const { name, message } = answer as { name: string; message: string };
      throw FAULTS_OF_CONTENT.has(name) ? new RenderError(message) : new RendererGoneError(message);
    },
    stop: () => child.kill(),
  };
}

function answerOf(
  child: ChildProcess,
  isWanted: (answer: RendererAnswer) => boolean,
): Promise<RendererAnswer> {
  return new Promise((resolve, reject) => {
    const listen = (answer: RendererAnswer) => {
      if (!isWanted(answer)) return;
      stopListening();
      resolve(answer);
    };
    const gone = () => {
      stopListening();
      reject(new RendererGoneError('The renderer has ended.'));
    };
    const stopListening = () => {
      child.off('message', listen);
      child.off('close', gone);
    };
    child.on('message', listen);
    child.on('close', gone);
    if (child.exitCode !== null) gone();
  });
}
