import type { Random } from './random.ts';

/** A page, as long as it lives: what it asks for is answered only then. */
export interface Life {
  isAlive: boolean;
}

interface Row {
  owner?: string;
}

/** What the browsers of one person share: a database, `localStorage` and locks. Any of them may fail. */
export class SimulatedDevice {
  /** Whether the browser offers storage at all. */
  isPrivate = false;
  /** Room in the database, and in `localStorage`. */
  hasRoom = true;
  canPark = true;
  /** The longest that the database takes for an answer, in milliseconds. */
  slowest = 20;
  /** The page whose code runs now. */
  page: Life = { isAlive: true };
  readonly rows = new Map<string, Row>();
  readonly #random: Random;
  readonly #held = new Map<string, Life>();
  readonly #waiting = new Set<() => void>();
  readonly #past: { slowest: number; until: number }[] = [];
  #busyUntil = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  slowDown(slowest: number): void {
    this.#past.push({ slowest: this.slowest, until: performance.now() });
    this.slowest = slowest;
  }

  /** The slowest of the last seconds: what was asked for then may still be waiting. */
  get slowestLately(): number {
    const since = performance.now() - 20_000;
    const recent = this.#past.filter(({ until }) => until > since);
    return Math.max(this.slowest, ...recent.map(({ slowest }) => slowest));
  }

  /** In place of `deviceDatabase()`. */
  openDatabase() {
    const life = this.page;
    const { rows } = this;
    const ownedBy = (owner: string) => [...rows].filter(([, row]) => row.owner === owner);
    const answer = <Answer>(act: () => Answer) => this.#answer(life, act);
    const database = {
      put: (_: string, value: Row, key: string) => {
        const row = structuredClone(value);
        return answer(() => this.#put(key, row));
      },
      delete: (_: string, key: string) => answer(() => void rows.delete(key)),
      get: (_: string, key: string) => answer(() => structuredClone(rows.get(key))),
      getKey: (_: string, key: string) => answer(() => (rows.has(key) ? key : undefined)),
      getAllKeysFromIndex: (_: string, _index: string, owner: string) =>
        answer(() => ownedBy(owner).map(([key]) => key)),
      transaction: () => this.#transaction(life),
    };
    return () =>
      this.isPrivate ? Promise.reject(new Error('No storage')) : Promise.resolve(database);
  }

  /** In place of `localStorage`: entries are properties, functions are not. */
  localStorage(): Record<string, unknown> {
    const storage: Record<string, unknown> = Object.create({
      getItem: (key: string) => storage[key] ?? null,
      setItem: (key: string, value: string) => {
        if (!this.canPark) throw new Error('QuotaExceededError');
        storage[key] = value;
      },
      removeItem: (key: string) => {
        delete storage[key];
      },
    });
    return storage;
  }

  /** In place of `navigator.locks`. */
  locks() {
    return {
      request: async (name: string, ...rest: unknown[]) => {
        const life = this.page;
        const run = rest.at(-1) as () => unknown;
        const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
        while (this.#held.has(name)) await this.#release(signal);
        const task = run();
        if (!(task instanceof Promise)) return;
        this.#held.set(name, life);
        await task;
      },
    };
  }

  /** The page has ended, and with it its locks. */
  end(life: Life): void {
    for (const [name, holder] of this.#held) if (holder === life) this.#held.delete(name);
    for (const tell of this.#waiting) tell();
    this.#waiting.clear();
  }

  #release(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(resolve);
      signal?.addEventListener('abort', () => reject(new Error('AbortError')));
    });
  }

  #put(key: string, row: Row): void {
    if (!this.hasRoom) throw new Error('QuotaExceededError');
    this.rows.set(key, row);
  }

  /** One after the other, as a database does it; what a page has asked for that is gone is not done. */
  #answer<Answer>(life: Life, act: () => Answer): Promise<Answer> {
    const wait = 1 + this.#random.below(this.slowest);
    this.#busyUntil = Math.max(this.#busyUntil + 1, performance.now() + wait);
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        if (!life.isAlive) return;
        try {
          resolve(act());
        } catch (error) {
          reject(error);
        }
      }, this.#busyUntil - performance.now());
    });
  }

  /** All of it, or nothing; after all that was asked for before. */
  #transaction(life: Life) {
    const { rows } = this;
    let before = new Map<string, Row>();
    let failure: Error | null = null;
    const begun = this.#answer(life, () => {
      before = new Map(rows);
    });
    const done = this.#answer(life, () => {
      if (failure) throw failure;
    });
    done.catch(() => undefined);
    const inTurn = async <Answer>(act: () => Answer) => {
      await begun;
      if (failure) throw failure;
      return act();
    };
    const store = {
      get: (key: string) => inTurn(() => structuredClone(rows.get(key))),
      delete: (key: string) => inTurn(() => void rows.delete(key)),
      put: (value: Row, key: string) =>
        inTurn(() => {
          try {
            this.#put(key, structuredClone(value));
          } catch (error) {
            failure = error as Error;
            rows.clear();
            for (const [known, row] of before) rows.set(known, row);
            throw error;
          }
        }),
    };
    return { store, done };
  }
}
