interface Tries {
  /** Tries since the last right one. */
  count: number;
  /** Until when nothing is tried, in milliseconds since 1970. */
  until: number;
}

/** How long to wait after wrong tries in a row. */
export interface WaitRule {
  /** Tries without any wait. */
  free: number;
  /** The first wait in milliseconds; it doubles with each further wrong try … */
  first: number;
  /** … up to this. */
  longest: number;
}

/** Ten tries are free; then 30 s, 1 min, 2 min … up to 15 min between two tries. */
const DEFAULT_WAIT_RULE: WaitRule = { free: 10, first: 30_000, longest: 15 * 60_000 };

/** As many keys are remembered; whoever tries more than that meets the overall limit first. */
const MAX_KEYS = 10_000;

/**
 * Slows down guessing, for each key (an account, a factor) on its own: the wait grows with every wrong
 * try in a row. A right one is asked for in the same way, so that answers tell nothing while waiting.
 * Kept in memory: a restart forgets it.
 */
export class AttemptThrottle {
  readonly #tries = new Map<string, Tries>();
  readonly #now: () => number;
  readonly #rule: WaitRule;

  constructor(now: () => number, rule: WaitRule = DEFAULT_WAIT_RULE) {
    this.#now = now;
    this.#rule = rule;
  }

  /**
   * Counts a try as wrong before it is made, so that a thousand at the same moment are counted too.
   *
   * @returns 0 when it may be made; otherwise the milliseconds to wait, and nothing was counted.
   */
  consume(key: string): number {
    const now = this.#now();
    const tries = this.#tries.get(key) ?? { count: 0, until: 0 };
    if (now < tries.until) return tries.until - now;
    tries.count += 1;
    const beyond = tries.count - this.#rule.free;
    if (beyond >= 0) {
      tries.until = now + Math.min(this.#rule.first * 2 ** beyond, this.#rule.longest);
    }
    this.#tries.delete(key);
    this.#tries.set(key, tries);
    this.#forgetOldest();
    return 0;
  }

  /** The try was right: the count starts anew. */
  reset(key: string): void {
    this.#tries.delete(key);
  }

  /** A map keeps its insertion order, and every try moves its key to the end. */
  #forgetOldest(): void {
    if (this.#tries.size <= MAX_KEYS) return;
    const [oldest] = this.#tries.keys();
    if (oldest !== undefined) this.#tries.delete(oldest);
  }
}

/** A number of tries that may be made at once and comes back over time. */
export class TokenBucket {
  readonly #capacity: number;
  /** Milliseconds until one token is back. */
  readonly #interval: number;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  constructor(now: () => number, capacity: number, interval: number) {
    this.#now = now;
    this.#capacity = capacity;
    this.#interval = interval;
    this.#tokens = capacity;
    this.#filledAt = now();
  }

  /** @returns 0 when a token was taken; otherwise the milliseconds until there is one. */
  take(): number {
    const now = this.#now();
    const back = Math.floor((now - this.#filledAt) / this.#interval);
    this.#tokens = Math.min(this.#capacity, this.#tokens + back);
    this.#filledAt += back * this.#interval;
    if (this.#tokens < 1) return this.#filledAt + this.#interval - now;
    this.#tokens -= 1;
    return 0;
  }

  /** Puts a token back: the try was a right one. */
  refund(): void {
    this.#tokens = Math.min(this.#capacity, this.#tokens + 1);
  }
}
