/** Seeded random choices. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number below the limit (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** @throws Error when there is nothing to choose from. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(Math.max(1, items.length))];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  /** A random selection in random order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    const chosen: Item[] = [];
    while (chosen.length < count && left.length > 0) {
      chosen.push(...left.splice(this.below(left.length), 1));
    }
    return chosen;
  }
}
