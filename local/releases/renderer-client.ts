import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Progress, ReleaseReport } from './render-release.ts';
import type { SiteFolder } from './site-draft.ts';

/** What the renderer is told: to make the next site, or to begin it before anybody waits for one. */
export type RendererOrder =
  | { kind: 'release'; live: SiteFolder; next: SiteFolder }
  | { kind: 'begin'; live: SiteFolder };

/** What it answers. */
export type RendererAnswer =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; report: ReleaseReport }
  | { kind: 'failed'; name: string; message: string };

/** A page or the content stands in the way: a build of everything would meet it as well. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** The renderer is not there (any more), or is confused: a build of everything can do its work. */
export class RendererGoneError extends Error {
  override name = 'RendererGoneError';
}

export interface RendererOptions {
  /** The compiled pages' `renderer.mjs`. */
  bundle: string;
  /** Where pictures lie that were made for pages. */
  picturesFolder: string;
  environment: NodeJS.ProcessEnv;
  /** A renderer that says nothing for so long is ended. Default two minutes, in milliseconds. */
  silence?: number;
}

/** What a page can't be rendered for; anything else is trouble of the renderer's own. */
const FAULTS_OF_CONTENT = new Set(['PageError', 'ContentSourceError', 'NoRoomError']);
const SILENCE_MS = 120_000;

/** The process that renders releases, one at a time. */
export class RendererWorker {
  /** Resolves when it has read the content; rejects with RendererGoneError when it never does. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #silence: number;

  constructor({ bundle, picturesFolder, environment, silence = SILENCE_MS }: RendererOptions) {
    const script = fileURLToPath(new URL('./renderer-worker.ts', import.meta.url));
    const watch = new URL('#tooling/end-with-parent.ts', import.meta.url).href;
    this.#silence = silence;
    this.#child = spawn(process.execPath, ['--import', watch, script, bundle, picturesFolder], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('error', () => undefined);
    this.ended = new Promise((resolve) => this.#child.once('close', () => resolve()));
    this.ready = this.#answer((answer) => answer.kind === 'ready').then(() => undefined);
    this.ready.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** @throws RenderError when a page can't be rendered, RendererGoneError when the process ended. */
  async release(
    { live, next }: { live: SiteFolder; next: SiteFolder },
    onProgress: (progress: Progress) => void,
  ): Promise<ReleaseReport> {
    const last = this.#answer((answer) => {
      if (answer.kind === 'progress') onProgress(answer.progress);
      return answer.kind === 'done' || answer.kind === 'failed';
    });
    // When it is gone, `last` says so.
    this.#send({ kind: 'release', live, next });
    const answer = await last;
    if (answer.kind === 'done') return answer.report;
    const { name, message } = answer as { name: string; message: string };
    throw FAULTS_OF_CONTENT.has(name) ? new RenderError(message) : new RendererGoneError(message);
  }

  /** Begins the site that comes after this one, as soon as there is nothing else to do. */
  begin(live: SiteFolder): void {
    this.#send({ kind: 'begin', live });
  }

  stop(): void {
    this.#child.kill();
  }

  /** To one that is gone is no trouble. */
  #send(order: RendererOrder): void {
    this.#child.send(order, () => undefined);
  }

  /** The first answer that is wanted. */
  #answer(isWanted: (answer: RendererAnswer) => boolean): Promise<RendererAnswer> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const hung = () => {
        end();
        child.kill('SIGKILL');
        reject(new RendererGoneError('The renderer did not answer and was ended.'));
      };
      let timer = setTimeout(hung, this.#silence);
      const listen = (answer: RendererAnswer) => {
        clearTimeout(timer);
        timer = setTimeout(hung, this.#silence);
        if (!isWanted(answer)) return;
        end();
        resolve(answer);
      };
      const gone = () => {
        end();
        reject(new RendererGoneError('The renderer ended.'));
      };
      const end = () => {
        clearTimeout(timer);
        child.off('message', listen);
        child.off('close', gone);
      };
      child.on('message', listen);
      child.on('close', gone);
      if (child.exitCode !== null || child.signalCode !== null) gone();
    });
  }
}
