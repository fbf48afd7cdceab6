import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Log } from '#tooling/log.ts';
import type { Progress, ReleaseReport } from './render-release.ts';

/** Make the next site, or prelink the one after it. */
export type RendererOrder =
  | { kind: 'release'; live: string; next: string }
  | { kind: 'begin'; live: string };

export type RendererAnswer =
  | { kind: 'ready'; compiled: string }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; report: ReleaseReport }
  | { kind: 'failed'; name: string; message: string };

/** A page or the content is at fault: a full build would fail as well. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** The renderer ended or failed by itself: a full build can do its work. */
export class RendererGoneError extends Error {
  override name = 'RendererGoneError';
}

export interface RendererOptions {
  /** The compiled pages' `renderer.mjs`. */
  bundle: string;
  /** Cache of encoded pictures. */
  picturesFolder: string;
  environment: NodeJS.ProcessEnv;
  /** Milliseconds without an answer after which it is killed; default two minutes. */
  silence?: number;
}

/** Errors of pages and content; all others are the renderer's own. */
const FAULTS_OF_CONTENT = new Set(['PageError', 'ContentSourceError', 'NoRoomError']);
const SILENCE_MS = 120_000;

/** The process that renders releases, one at a time. */
export class RendererWorker {
  /** Rejects with RendererGoneError when it never has read the content. */
  readonly ready: Promise<void>;
  /** `digestOfCompiled` of its code; '' before it is ready. */
  compiled = '';
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #silence: number;

  constructor({ bundle, picturesFolder, environment, silence = SILENCE_MS }: RendererOptions) {
    const script = fileURLToPath(new URL('./renderer-worker.ts', import.meta.url));
    const watch = import.meta.resolve('#tooling/end-with-parent.ts');
    this.#silence = silence;
    this.#child = spawn(process.execPath, ['--import', watch, script, bundle, picturesFolder], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('error', () => undefined);
    this.ended = new Promise((resolve) => this.#child.once('close', () => resolve()));
    this.ready = this.#answer(({ kind }) => kind === 'ready').then((answer) => {
      if (answer.kind === 'ready') this.compiled = answer.compiled;
    });
    this.ready.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** @throws RenderError when a page can't be rendered, RendererGoneError when the process ended. */
  async release(
    { live, next }: { live: string; next: string },
    onProgress: (progress: Progress) => void,
  ): Promise<ReleaseReport> {
    const last = this.#answer((answer) => {
      if (answer.kind === 'progress') onProgress(answer.progress);
      return answer.kind === 'done' || answer.kind === 'failed';
    });
    // If the process is gone, `last` rejects.
    this.#send({ kind: 'release', live, next });
    const answer = await last;
    if (answer.kind === 'done') return answer.report;
    const { name, message } = answer as { name: string; message: string };
    throw FAULTS_OF_CONTENT.has(name) ? new RenderError(message) : new RendererGoneError(message);
  }

  /** Prelinks the next site as soon as the worker is idle. */
  begin(live: string): void {
    this.#send({ kind: 'begin', live });
  }

  stop(): void {
    this.#child.kill();
  }

  /** Failing to send is no error: `#answer` notices the end. */
  #send(order: RendererOrder): void {
    this.#child.send(order, () => undefined);
  }

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

interface RendererSupervisorOptions
  extends Pick<RendererOptions, 'picturesFolder' | 'environment'> {
  /** Path of the `renderer.mjs` for a fingerprint. */
  bundleOf: (fingerprint: string) => string;
  log: Log;
}

/** A worker that ends sooner than this waits for the next release to be started again. */
const STEADY_AFTER_MS = 10_000;

/** Keeps a worker running for the code that is served. */
export class RendererSupervisor {
  readonly #options: RendererSupervisorOptions;
  #current: { fingerprint: string; process: RendererWorker } | null = null;
  #stopped = false;

  constructor(options: RendererSupervisorOptions) {
    this.#options = options;
  }

  /** Replaces any worker of other code, if this code has compiled pages. */
  start(fingerprint: string): void {
    const { bundleOf, picturesFolder, environment, log } = this.#options;
    if (this.#current?.fingerprint === fingerprint) return;
    this.#end();
    const bundle = bundleOf(fingerprint);
    if (this.#stopped || !existsSync(bundle)) return;
    const process = new RendererWorker({ bundle, picturesFolder, environment });
    const since = performance.now();
    this.#current = { fingerprint, process };
    void process.ended.then(() => {
      if (this.#current?.process !== process) return;
      this.#current = null;
      const isSteady = performance.now() - since > STEADY_AFTER_MS;
      log(
        `The renderer ended. ${isSteady ? 'It is started again.' : 'It is tried again with the next release.'}`,
        'warn',
      );
      if (isSteady) this.start(fingerprint);
    });
  }

  /** The worker for this code once it has read the content; `null` when there is none. */
  async ready(fingerprint: string): Promise<RendererWorker | null> {
    this.start(fingerprint);
    const process = this.#current?.process;
    if (!process) return null;
    return process.ready.then(
      () => process,
      () => null,
    );
  }

  /** Restarts the worker: it has grown, or its state is unknown. */
  renew(fingerprint = this.#current?.fingerprint): void {
    this.#end();
    if (fingerprint) this.start(fingerprint);
  }

  stop(): void {
    this.#stopped = true;
    this.#end();
  }

  #end(): void {
    const process = this.#current?.process;
    this.#current = null;
    process?.stop();
  }
}
