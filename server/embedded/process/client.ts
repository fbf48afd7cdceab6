import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FromBackend, type OpenMessage, reviveError, type ToBackend } from './messages.ts';

const PING_EVERY_MS = 1000;
/** A process that does not end when asked is killed after this. */
const CLOSE_WITHIN_MS = 15_000;
/** Opening runs migrations, and the first time fills the database. */
const READY_WITHIN_MS = 5 * 60_000;

export interface Ending {
  /** The rest of a sentence about the process. */
  how: string;
  /** Whether it was killed because it did not answer any more. */
  hung: boolean;
}

interface Reply {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

/** One run of the backend's process. */
export class BackendClient {
  readonly socket: string;
  /** Rejects when the backend can't be opened. */
  readonly ready: Promise<void>;
  readonly ended: Promise<Ending>;
  readonly #process: ChildProcess;
  readonly #replies = new Map<number, Reply>();
  readonly #answerWithin: number;
  readonly #onRelease: () => void;
  #lastId = 0;
  #unanswered = 0;
  #hung: string | null = null;

  /** @param answerWithin milliseconds of silence after which the process is killed. */
  constructor(message: OpenMessage, answerWithin: number, onRelease: () => void) {
    this.socket = message.socket;
    this.#answerWithin = answerWithin;
    this.#onRelease = onRelease;
    const file = fileURLToPath(new URL('./main.ts', import.meta.url));
    this.#process = spawn(process.execPath, [file, JSON.stringify(message)], {
      // The last pipe carries nothing: it closes with this process, and ends the other one.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
      serialization: 'advanced',
    });
    this.#process.stdio[4]?.on('error', () => undefined);
    this.ended = this.#whenEnded();
    this.ready = this.#whenReady();
    // Callers may ignore a failed start.
    this.ready.catch(() => undefined);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get hung(): boolean {
    return this.#hung !== null;
  }

  sql<Row>(query: string, parameters: unknown[]): Promise<Row[]> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#replies.set(id, { resolve: (rows) => resolve(rows as Row[]), reject });
      this.#tell({ kind: 'sql', id, query, parameters });
    });
  }

  /** Lets it finish its work and flush to the disk. */
  async close(): Promise<void> {
    const patience = setTimeout(() => this.#process.kill('SIGKILL'), CLOSE_WITHIN_MS);
    this.#tell({ kind: 'close' });
    await this.ended;
    clearTimeout(patience);
  }

  #whenReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#kill('was not ready in time'), READY_WITHIN_MS);
      this.#process.on('message', (message: FromBackend) => {
        if (message.kind === 'ready') {
          clearTimeout(patience);
          this.#watch();
          resolve();
        }
        if (message.kind === 'failed') reject(reviveError(message.error));
        this.#hear(message);
      });
      this.ended.then(({ how }) => {
        clearTimeout(patience);
        reject(new Error(`The embedded backend ${how}.`));
      });
    });
  }

  #whenEnded(): Promise<Ending> {
    return new Promise((resolve) => {
      const end = (how: string) => {
        const ending = { how: this.#hung ?? how, hung: this.hung };
        for (const { reject } of this.#replies.values()) {
          reject(new Error(`The embedded backend ${ending.how} before it answered.`));
        }
        this.#replies.clear();
        resolve(ending);
      };
      this.#process.once('error', (error) => end(`could not be started (${error.message})`));
      this.#process.once('exit', (code, signal) =>
        end(signal ? `was ended by ${signal}` : `ended with code ${code}`),
      );
    });
  }

  #hear(message: FromBackend): void {
    if (message.kind === 'release') this.#onRelease();
    if (message.kind === 'pong') {
      this.#unanswered = 0;
      if (message.busyFor > this.#answerWithin) this.#killHanging();
    }
    if (message.kind !== 'rows' && message.kind !== 'refused') return;
    const reply = this.#replies.get(message.id);
    this.#replies.delete(message.id);
    if (message.kind === 'rows') reply?.resolve(message.rows);
    else reply?.reject(reviveError(message.error));
  }

  /**
   * A query that never ends blocks the process (`statement_timeout` needs a signal that WebAssembly
   * lacks), so silence shows it. Counted in pings, not by the clock: a machine may have slept.
   */
  #watch(): void {
    const timer = setInterval(() => {
      this.#unanswered += 1;
      if (this.#unanswered * PING_EVERY_MS > this.#answerWithin) this.#killHanging();
      else this.#tell({ kind: 'ping' });
    }, PING_EVERY_MS);
    timer.unref();
    this.ended.then(() => clearInterval(timer));
  }

  #killHanging(): void {
    this.#kill(`did not answer for ${Math.round(this.#answerWithin / 1000)} seconds`);
  }

  #kill(reason: string): void {
    this.#hung ??= reason;
    this.#process.kill('SIGKILL');
  }

  #tell(message: ToBackend): void {
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }
}
