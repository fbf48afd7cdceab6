import { existsSync } from 'node:fs';
import { RendererWorker } from './renderer-client.ts';

export interface RendererSupervisorOptions {
  /** The compiled pages of a state of the code: the path of their `renderer.mjs`. */
  bundleOf: (fingerprint: string) => string;
  picturesFolder: string;
  environment: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

/** A renderer that ends sooner than this after its start is not started again by itself. */
export const STEADY_AFTER_MS = 10_000;

/** Keeps a renderer running for the code that is served. */
export class RendererSupervisor {
  readonly #options: RendererSupervisorOptions;
  #current: { fingerprint: string; process: RendererWorker } | null = null;
  #stopped = false;

  constructor(options: RendererSupervisorOptions) {
    this.#options = options;
  }

  /** Starts a renderer for this state of the code, in place of any other, if there are compiled pages. */
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
      );
      if (isSteady) this.start(fingerprint);
    });
  }

  /**
   * The renderer for this state of the code, as soon as it has read the content.
   *
   * @returns `null` when there is none.
   */
  async ready(fingerprint: string): Promise<RendererWorker | null> {
    this.start(fingerprint);
    const process = this.#current?.process;
    if (!process) return null;
    return process.ready.then(
      () => process,
      () => null,
    );
  }

  /** Ends the renderer and starts a new one: it has grown, or nobody knows what state it is in. */
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
