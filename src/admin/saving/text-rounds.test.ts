import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { Random } from '../../../tests/support/random.ts';
import type { Left } from './draft-entry.ts';
import { createTextSaver, type TextSaver } from './text-saver.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 150);
const STEPS = 40;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** One field in one tab that is loaded again and again, a server whose line breaks, and at times a colleague. */
class Round {
  readonly typed: string[] = [];
  #device: Left<string> = { draft: null, kept: [] };
  #server = { text: '', version: 1 };
  #way: 'answered' | 'refused' | 'unanswered' | 'unsent' = 'answered';
  #tab = this.#open();
  hasColleague = false;
  falseConflicts = 0;

  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  #open(): { text: TextSaver; stop: () => void } {
    const text = createTextSaver(
      {
        saved: { ...this.#server },
        save: async (wanted, version) => this.#save(wanted, version),
        load: async () => {
          if (this.#way !== 'answered') throw new DataError('offline');
          return { ...this.#server };
        },
        asStored: (value) => value.trim(),
      },
      {
        keep: async (draft, kept) => {
          this.#device = structuredClone({ draft, kept });
          return true;
        },
        ...{ keepAtOnce: vi.fn(), comeBack: vi.fn(), moveTo: vi.fn(), release: vi.fn() },
      },
    );
    const stop = text.saver.start();
    const { draft, kept } = this.#device;
    if (draft || kept.length > 0) text.saver.restore({ draft, kept });
    return { text, stop };
  }

  #save(wanted: string, version: number): number {
    if (this.#way === 'unsent') throw new DataError('offline');
    if (this.#way === 'refused') throw new DataError('unavailable');
    if (version !== this.#server.version) throw new DataError('conflict');
    this.#server = { text: wanted.trim(), version: version + 1 };
    if (this.#way === 'unanswered') throw new DataError('offline');
    return this.#server.version;
  }

  async step(nth: number): Promise<void> {
    const { text } = this.#tab;
    const act = this.#random.below(12);
    if (act < 6) {
      const word = `w${nth}.`;
      this.typed.push(word);
      text.type(`${text.$state.get().text} ${word} `);
    } else if (act < 9) {
      this.#way = this.#random.pick(['answered', 'refused', 'unanswered', 'unanswered', 'unsent']);
    } else if (act === 9) await this.#load();
    else if (act === 10) await text.flush();
    else if (this.hasColleague) {
      const written = `c${nth}.`;
      this.#server = { text: `${this.#server.text} ${written}`, version: this.#server.version + 1 };
    }
    await vi.advanceTimersByTimeAsync(this.#random.pick([0, 200, 900, 5_000]));
    await this.#answer();
  }

  /** The page is loaded again: what it holds then is what the server and the device have. */
  async #load(): Promise<void> {
    await vi.advanceTimersByTimeAsync(400);
    this.#tab.stop();
    await vi.advanceTimersByTimeAsync(0);
    this.#tab = this.#open();
  }

  async #answer(): Promise<void> {
    const { text } = this.#tab;
    if (text.$state.get().theirs === null) return;
    if (!this.hasColleague) this.falseConflicts += 1;
    text[this.#random.pick(['keepBoth', 'keepTheirs', 'keepMine'] as const)]();
    await vi.advanceTimersByTimeAsync(0);
  }

  /** @returns the words that are nowhere any more. */
  async lost(): Promise<string[]> {
    this.#way = 'answered';
    for (let tries = 0; tries < 3; tries += 1) {
      await this.#tab.text.flush();
      await vi.advanceTimersByTimeAsync(120_000);
      await this.#answer();
    }
    this.#tab.stop();
    const found = JSON.stringify([this.#server, this.#device]);
    return this.typed.filter((word) => !found.includes(word));
  }
}

test.each([
  ['alone', false],
  ['beside a colleague', true],
])('text: %s, no word is lost, and nobody told of a colleague who is none', async (_, both) => {
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const round = new Round(new Random(seed));
    round.hasColleague = both;
    for (let nth = 0; nth < STEPS; nth += 1) await round.step(nth);
    expect({ seed, lost: await round.lost(), falseConflicts: round.falseConflicts }).toEqual({
      ...{ seed, lost: [], falseConflicts: 0 },
    });
  }
});
