import { existsSync } from 'node:fs';
import type { Log } from '#tooling/log.ts';
import { type RendererOptions, RendererWorker } from './renderer-client.ts';

interface RendererSupervisorOptions
  extends Pick<RendererOptions, 'picturesFolder' | 'environment'> {
  /** Path of the `renderer.mjs` for a fingerprint. */
  bundleOf: (fingerprint: string) => string;
  log: Log;
}

/** A worker that ends sooner than this waits for the next release to be started again. */
export const STEADY_AFTER_MS = 10_000;

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
