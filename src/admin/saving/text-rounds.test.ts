import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { memoryPlace } from '../../../tests/support/memory-place.ts';
import { Random } from '../../../tests/support/random.ts';
import { createTextSaver, type TextSaver } from './text-saver.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 150);
const STEPS = 40;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** One field in one tab that is loaded again and again, a server whose line breaks, and at times a colleague. */
class Round {
  readonly typed: string[] = [];
  /** A colleague’s words, but those in whose place somebody put their own. */
  theirs: string[] = [];
  falseConflicts = 0;
  #device = memoryPlace<string>();
  #server = { text: '', version: 1 };
  #way: 'answered' | 'refused' | 'unanswered' | 'unsent' = 'answered';
  #tab = this.#open();
  readonly #random: Random;
  readonly #hasColleague: boolean;

  constructor(seed: number, hasColleague: boolean) {
    this.#random = new Random(seed);
    this.#hasColleague = hasColleague;
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
      this.#device.place,
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
    this.#write(wanted.trim());
    if (this.#way === 'unanswered') throw new DataError('offline');
    return this.#server.version;
  }

  #write(text: string): void {
    this.#server = { text, version: this.#server.version + 1 };
  }

  async step(nth: number): Promise<void> {
    const { text } = this.#tab;
    const act = this.#random.below(12);
    if (act < 6) {
      const word = `w${nth}.`;
      this.typed.push(word);
      const now = text.$state.get().text;
      text.type(this.#random.pick([`${now} ${word} `, `${word} ${now}`]));
    } else if (act < 9) {
      this.#way = this.#random.pick(['answered', 'refused', 'unanswered', 'unanswered', 'unsent']);
    } else if (act === 9) await this.#load();
    else if (act === 10) await text.flush();
    else if (this.#hasColleague) {
      this.theirs.push(`c${nth}.`);
      this.#write(`${this.#server.text}${this.#random.pick([' ', '\n\n'])}c${nth}.`);
    }
    // Something else of the same version.
    else this.#write(this.#server.text);
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
    const { theirs, text: mine } = text.$state.get();
    if (theirs === null) return;
    if (!this.#hasColleague) this.falseConflicts += 1;
    const choice = this.#random.pick(['keepBoth', 'keepTheirs', 'keepMine'] as const);
    const isGone = (word: string) => theirs.text.includes(word) && !mine.includes(word);
    if (choice === 'keepMine') this.theirs = this.theirs.filter((word) => !isGone(word));
    text[choice]();
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
    return [...this.typed, ...this.theirs].filter((word) => !found.includes(word));
  }
}

test.each([
  ['alone', false],
  ['beside a colleague', true],
])('text: %s, no word is lost, and nobody told of a colleague who is none', async (_, both) => {
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const round = new Round(seed, both);
    for (let nth = 0; nth < STEPS; nth += 1) await round.step(nth);
    expect({ seed, lost: await round.lost(), falseConflicts: round.falseConflicts }).toEqual({
      ...{ seed, lost: [], falseConflicts: 0 },
    });
  }
});
