import { diffIndices } from 'node-diff3';

/** Worst case of a comparison: the product of both lengths. */
const MAX_STEPS = 4_000_000;

/**
 * Repeats a change to a printed block in the block as it was written: the rest keeps its line breaks,
 * markers and spelling.
 *
 * @param written the block in the stored text.
 * @param before the block as we print it.
 * @param after the changed block as we print it.
 * @returns null where the two can’t be aligned.
 */
export function patchSource(written: string, before: string, after: string): string | null {
  if (written === before) return after;
  const edits = editsBetween(before, after);
  const place = placesIn(written, before);
  if (!edits || !place) return null;
  let patched = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    const from = place(start, start === end ? 'left' : 'right');
    const to = start === end ? from : place(end, 'left');
    if (from === null || to === null || from < position || to < from) return null;
    patched += written.slice(position, from) + text;
    position = to;
  }
  return patched + written.slice(position);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The smallest edits that lead from one text to the other. */
function editsBetween(before: string, after: string): Edit[] | null {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  return (
    hunksBetween(old.words, now.words)?.map((hunk) => {
      const start = old.starts[hunk.start] ?? before.length;
      const end = old.starts[hunk.end] ?? before.length;
      const from = now.starts[hunk.otherStart] ?? after.length;
      const to = now.starts[hunk.otherEnd] ?? after.length;
      return shrink(before, { start, end, text: after.slice(from, to) });
    }) ?? null
  );
}

/** Trims the letters that both ends share. */
function shrink(before: string, { start, end, text }: Edit): Edit {
  let [from, to, words] = [start, end, text];
  while (from < to && words !== '' && before[from] === words[0]) {
    from += 1;
    words = words.slice(1);
  }
  while (from < to && words !== '' && before[to - 1] === words.at(-1)) {
    to -= 1;
    words = words.slice(0, -1);
  }
  return { start: from, end: to, text: words };
}

type Side = 'left' | 'right';

/** Maps places of `before` to `written`; between two shared stretches the side decides. */
function placesIn(
  written: string,
  before: string,
): ((at: number, side: Side) => number | null) | null {
  const [old, now] = [tokensOf(before), tokensOf(written)];
  const hunks = hunksBetween(old.words, now.words);
  if (!hunks) return null;
  const shared: { start: number; end: number; shift: number }[] = [];
  let [index, other] = [0, 0];
  const share = (until: number) => {
    const start = old.starts[index] ?? before.length;
    const end = old.starts[until] ?? before.length;
    if (end > start)
      shared.push({ start, end, shift: (now.starts[other] ?? written.length) - start });
  };
  for (const hunk of hunks) {
    share(hunk.start);
    index = hunk.end;
    other = hunk.otherEnd;
  }
  share(old.words.length);
  return (at, side) => {
    const around = shared.filter(({ start, end }) => start <= at && at <= end);
    const found = side === 'left' ? around[0] : around.at(-1);
    return found ? at + found.shift : null;
  };
}

/** Tokens `start` to `end`, which the other text replaces with `otherStart` to `otherEnd`. */
interface Hunk {
  start: number;
  end: number;
  otherStart: number;
  otherEnd: number;
}

/** Where two texts differ; null when comparing would take too long. */
function hunksBetween(old: readonly string[], now: readonly string[]): Hunk[] | null {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const one = old.slice(head, old.length - tail);
  const other = now.slice(head, now.length - tail);
  if (one.length * other.length > MAX_STEPS) return null;
  return diffIndices(one, other).map(({ buffer1, buffer2 }) => ({
    start: head + buffer1[0],
    end: head + buffer1[0] + buffer1[1],
    otherStart: head + buffer2[0],
    otherEnd: head + buffer2[0] + buffer2[1],
  }));
}

function tokensOf(text: string): { words: string[]; starts: number[] } {
  const words: string[] = text.match(/[\p{L}\p{N}]+|[^\S\r\n]+|\r?\n|[\s\S]/gu) ?? [];
  let position = 0;
  const starts = words.map((word) => {
    const start = position;
    position += word.length;
    return start;
  });
  return { words, starts };
}
