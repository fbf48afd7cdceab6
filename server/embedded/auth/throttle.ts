import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '#server/embedded/supabase-errors.ts';

/** Keys that are remembered, those tried last. */
const MAX_KEYS = 10_000;

interface Bucket {
  tries: number;
  /** When `tries` was counted, in milliseconds since 1970. */
  at: number;
}

/**
 * Throttles guessing by key (an account, an address): ten tries at once, then one every interval; a
 * right one resets the count. All tries count, so that answers tell nothing while a caller waits. Kept
 * in memory.
 */
export class AttemptThrottle {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });
  readonly #now: () => number;
  readonly #interval: number;
  readonly #burst: number;

  /**
   * @param interval milliseconds until one more try is allowed.
   * @param burst tries allowed at once.
   */
  constructor(now: () => number, interval: number, burst = 10) {
    this.#now = now;
    this.#interval = interval;
    this.#burst = burst;
  }

  /** Milliseconds until a try is allowed; counts nothing. */
  peek(key: string): number {
    const { tries, at } = this.#stateOf(key);
    return tries < 1 ? at + this.#interval - this.#now() : 0;
  }

  /**
   * Counts a try before it is made, so that simultaneous tries count too.
   *
   * @param keys each must have a try left.
   * @throws AuthFailure (over_request_rate_limit) when one has none; then nothing was counted.
   */
  take(...keys: string[]): void {
    const wait = this.consume(...keys);
    if (wait > 0) throw tooManyRequests(wait);
  }

  /** As `take`; returns 0, or the milliseconds to wait. */
  consume(...keys: string[]): number {
    const wait = Math.max(...keys.map((key) => this.peek(key)));
    if (wait > 0) return wait;
    for (const key of keys) {
      const { tries, at } = this.#stateOf(key);
      this.#buckets.set(key, { tries: tries - 1, at });
    }
    return 0;
  }

  reset(...keys: string[]): void {
    for (const key of keys) this.#buckets.delete(key);
  }

  #stateOf(key: string): Bucket {
    const now = this.#now();
    const { tries, at } = this.#buckets.peek(key) ?? { tries: this.#burst, at: now };
    const back = Math.floor((now - at) / this.#interval);
    if (tries + back >= this.#burst) return { tries: this.#burst, at: now };
    return { tries: tries + back, at: at + back * this.#interval };
  }
}
