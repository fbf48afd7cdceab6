import { diffComm, diffIndices } from 'node-diff3';

export interface Difference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface ChangedPart {
  kind: 'changed';
  /** Who changed it since the version that both began with. */
  by: 'me' | 'them' | 'both';
  mine: string;
  theirs: string;
  /** Both changes together, when they are in different words; null when they are in the same. */
  both: string | null;
}

export type MergePart = { kind: 'same'; text: string } | ChangedPart;

/** Comparing takes the square of this in the worst case; a longer text counts as one word. */
const MAX_WORDS = 3_000;

/** What was added to a text and what was taken out of it, word by word, in the order of reading. */
export function diffWords(before: string, after: string): Difference[] {
  const differences: Difference[] = [];
  const add = (kind: Difference['kind'], words: readonly string[] = []) => {
    if (words.length > 0) differences.push({ kind, text: words.join('') });
  };
  for (const part of diffComm(splitWords(before), splitWords(after))) {
    add('same', part.common);
    add('removed', part.buffer1);
    add('added', part.buffer2);
  }
  return differences;
}

/**
 * A three-way merge by blocks, each with the empty lines before it (see `joinParts`).
 *
 * @param base null when it is not known any more: then both have made every difference.
 */
export function mergeTexts(base: string | null, mine: string, theirs: string): MergePart[] {
  const parts = mergeTokens(splitBlocks(base ?? mine), splitBlocks(mine), splitBlocks(theirs));
  return parts.map((part): MergePart => {
    if (part.kind === 'same') return part;
    const { base: origin, ...changed } = part;
    if (base === null) return { ...changed, by: 'both', both: null };
    const { by, mine: my, theirs: their } = changed;
    // What both added at one place goes together: blocks of theirs first, they were saved first.
    const both = by !== 'both' ? null : origin ? mergeWords(origin, my, their) : their + my;
    return { ...changed, both };
  });
}

export function joinParts(
  parts: readonly MergePart[],
  choose: (part: ChangedPart, index: number) => string,
): string {
  return parts
    .map((part, index) => (part.kind === 'same' ? part.text : choose(part, index)))
    .join('')
    .replace(/^\n\n/, '');
}

/** The blocks of Markdown, each with the empty lines before it, of which the first gets its own. */
function splitBlocks(text: string): string[] {
  return `\n\n${text}`.match(/\n{2,}(?:(?!\n{2,})[\s\S])*/g) ?? [];
}

/** The words of a text, each with the spaces behind it; line breaks stand by themselves. */
function splitWords(text: string): string[] {
  const words = text.match(/\s*\n\s*|\S+[^\S\n]*|[^\S\n]+/g) ?? [];
  return words.length > MAX_WORDS ? [text] : words;
}

/** Both changes in one text; null when they touch each other. */
function mergeWords(base: string, mine: string, theirs: string): string | null {
  const parts = mergeTokens(splitWords(base), splitWords(mine), splitWords(theirs), 'joined');
  if (parts.some((part) => part.kind === 'changed' && part.by === 'both')) return null;
  return parts
    .map((part) => (part.kind === 'same' ? part.text : part.by === 'me' ? part.mine : part.theirs))
    .join('');
}

type Author = 'me' | 'them';

/** Tokens `start` to `end` of the base, in whose place a version has others. */
interface Hunk {
  who: Author;
  start: number;
  end: number;
  /** How far the version's numbering is ahead of the base's after it. */
  shift: number;
}

type RawPart =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; by: 'me' | 'them' | 'both'; base: string; mine: string; theirs: string };

/**
 * The three-way comparison of diff3: changes that overlap are one. Neighbours are too, where they share
 * words; whole blocks can stand one after the other.
 */
function mergeTokens(
  base: string[],
  mine: string[],
  theirs: string[],
  neighbours: 'joined' | 'apart' = 'apart',
): RawPart[] {
  const hunks = [...hunksOf('me', base, mine), ...hunksOf('them', base, theirs)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const parts: RawPart[] = [];
  const shift = { me: 0, them: 0 };
  let position = 0;
  const copy = (end: number) => {
    if (end > position) parts.push({ kind: 'same', text: base.slice(position, end).join('') });
    position = end;
  };
  while (hunks.length > 0) {
    const group = takeGroup(hunks, neighbours);
    const start = group[0]?.start ?? 0;
    const end = Math.max(...group.map((hunk) => hunk.end));
    copy(start);
    const read = (who: Author, tokens: string[]) => {
      const from = start + shift[who];
      shift[who] = group.findLast((hunk) => hunk.who === who)?.shift ?? shift[who];
      return tokens.slice(from, end + shift[who]).join('');
    };
    const texts = { mine: read('me', mine), theirs: read('them', theirs) };
    if (texts.mine === texts.theirs) parts.push({ kind: 'same', text: texts.mine });
    else {
      const isMine = group.some(({ who }) => who === 'me');
      const isTheirs = group.some(({ who }) => who === 'them');
      const by = isMine && isTheirs ? 'both' : isMine ? 'me' : 'them';
      parts.push({ kind: 'changed', by, base: base.slice(start, end).join(''), ...texts });
    }
    position = end;
  }
  copy(base.length);
  return parts;
}

/** Takes the first hunk off the list, and all that go with it. */
function takeGroup(hunks: Hunk[], neighbours: 'joined' | 'apart'): Hunk[] {
  const group = hunks.splice(0, 1);
  let [start, end] = [group[0]?.start ?? 0, group[0]?.end ?? 0];
  for (let next = hunks[0]; next; next = hunks[0]) {
    // Two additions at one place have no order.
    const isSamePlace = next.start === start && next.end === end;
    if (next.start > end || (next.start === end && neighbours === 'apart' && !isSamePlace)) break;
    start = next.start;
    end = Math.max(end, next.end);
    group.push(...hunks.splice(0, 1));
  }
  return group;
}

function hunksOf(who: Author, base: string[], version: string[]): Hunk[] {
  return diffIndices(base, version).map(({ buffer1, buffer2 }) => ({
    who,
    start: buffer1[0],
    end: buffer1[0] + buffer1[1],
    shift: buffer2[0] + buffer2[1] - buffer1[0] - buffer1[1],
  }));
}
