import { DataError } from '#data/errors.ts';
import type { Random } from './random.ts';
import type { Life } from './simulated-device.ts';
import type { WritingKind, Written } from './writing-kinds.ts';

/** What may happen to a request. */
export type Weather = 'fair' | 'rough' | 'away';

/** Things of one kind with versions: a save on top of an old one is refused, and each version stays a revision. */
export class WritingServer<Value, Saved extends Written> {
  weather: Weather = 'fair';
  /** Whether it takes this person's session no more. */
  isSessionOver = false;
  readonly things = new Map<string, Saved>();
  readonly revisions: Saved[] = [];
  readonly #kind: WritingKind<Value, Saved>;
  readonly #random: Random;

  constructor(kind: WritingKind<Value, Saved>, random: Random) {
    this.#kind = kind;
    this.#random = random;
  }

  /** As the database does it: raised by one if anything changed. */
  save(id: string, version: number, value: Value): Saved {
    const now = this.read(id);
    if (now.version !== version) throw new DataError('conflict', { currentVersion: now.version });
    const { read } = this.#kind.machine.rules;
    const stored = this.#kind.stored(id, version + 1, value);
    const isSame = JSON.stringify(read(stored)) === JSON.stringify(read(now));
    return isSame ? now : this.#keep(stored);
  }

  create(id: string, value: Value): Saved {
    if (this.things.has(id)) throw new DataError('already-there');
    return this.#keep(this.#kind.stored(id, 1, value));
  }

  read(id: string): Saved {
    const found = this.things.get(id);
    if (!found) throw new DataError('not-found');
    return found;
  }

  /** A page asks: the request or its answer may get lost, and the answer may be a refusal. */
  async ask<Answer>(life: Life, act: () => Answer): Promise<Answer> {
    const { weather } = this;
    const chance = weather === 'fair' ? 0 : this.#random.below(10);
    await this.#way(life, weather);
    if (weather === 'away' || chance === 1) throw new DataError('offline');
    if (chance === 2) throw new DataError('unavailable');
    if (this.isSessionOver) throw new DataError('signed-out');
    const answer = Promise.try(act);
    answer.catch(() => undefined);
    await this.#way(life, weather);
    if (chance === 3 || chance === 4) throw new DataError(chance === 3 ? 'offline' : 'unavailable');
    return await answer;
  }

  /** There or back; a page that is gone neither asks nor hears. */
  #way(life: Life, weather: Weather): Promise<void> {
    const longest = weather === 'fair' ? 50 : 4_000;
    return new Promise((resolve) => {
      if (!life.isAlive) return;
      setTimeout(resolve, 1 + this.#random.below(longest));
    });
  }

  #keep(saved: Saved): Saved {
    this.things.set(saved.id, saved);
    this.revisions.push(saved);
    return saved;
  }
}
