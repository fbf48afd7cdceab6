/** The one list that all goes through that does not come, or not as it was: a sentence each, and each once. */
export class Losses {
  readonly #all = new Set<string>();

  /** @param sentence whole, with its full stop. */
  readonly say = (sentence: string): void => {
    this.#all.add(sentence);
  };

  /** Of a text. @param name its title. */
  of(name: string): (sentence: string) => void {
    return (sentence) => this.say(`In “${name}”: ${sentence}`);
  }

  list(): string[] {
    return [...this.#all];
  }
}

/** `1 article`, `2 articles`. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Why a thing did not come, in words. */
export function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'it is nested too deeply.';
  return error instanceof Error ? error.message : String(error);
}
