import { diffIndices } from 'node-diff3';

/** Lines that take the place of others: of none where `start` is `end`. */
interface Edit {
  start: number;
  end: number;
  lines: readonly string[];
}

/** A line as it is to be, by its place in the file that somebody has. */
export interface WantedLine {
  number: number;
  text: string;
  /** Of a line that is there, and is to be there no longer. */
  isGone: boolean;
}

interface Options {
  /** Whether each field in a line of its own is a fact by itself: then of two values the one written by hand stays. */
  areFacts?: boolean;
}

/**
 * Puts two changes of a text together, line by line: what one side touched is as that side has it, and where
 * both added lines both are there.
 *
 * @param own as somebody changed `last` by hand.
 * @param next as `last` is to become.
 * @returns null in `merged` when both changed the same lines; in `kept` the lines of `next` that one by hand
 *   stands in place of, in `wanted` all that `next` changes.
 */
export function mergeText(own: string, last: string, next: string, { areFacts }: Options = {}) {
  const base = last.split('\n');
  const mine = editsBetween(base, own.split('\n'));
  const theirs = editsBetween(base, next.split('\n'));
  const meeting = theirs.filter((edit) => mine.some((other) => meet(edit, other)));
  const isKept = (edit: Edit) => mine.some((other) => areFacts && isSameFact(edit, other));
  const wanted = (edits: readonly Edit[]) =>
    edits.flatMap((edit) => wantedLines(edit, base, mine)).filter(({ text }) => text.trim());
  const isWhole = meeting.every(isKept);
  const added = theirs.filter((edit) => !meeting.includes(edit) && !mine.some(isSame(edit)));
  return {
    merged: isWhole ? applied(base, [...mine, ...added]) : null,
    kept: wanted(meeting),
    wanted: wanted(theirs),
  };
}

/** Changes as small as they can be told: a line each, where a line took the place of one. */
function editsBetween(base: readonly string[], text: readonly string[]): Edit[] {
  const edits = diffIndices([...base], [...text]).flatMap(
    ({ buffer1: [start, count], buffer2Content }) =>
      byLine(start, base.slice(start, start + count), buffer2Content),
  );
  return edits.filter(
    ({ start, end, lines }) =>
      lines.join('\n') !== base.slice(start, end).join('\n') || !lines.length,
  );
}

/** @param start of the old lines. */
function byLine(start: number, old: readonly string[], lines: readonly string[]): Edit[] {
  if (old.length === lines.length) {
    return lines.map((line, index) => ({
      ...{ start: start + index, end: start + index + 1 },
      lines: [line],
    }));
  }
  // Lines of the same field belong together; what is between them was added or taken away.
  const edits: Edit[] = [];
  let [at, to] = [0, 0];
  const between = (end: number, endTo: number) => {
    if (end > at || endTo > to) {
      edits.push({ start: start + at, end: start + end, lines: lines.slice(to, endTo) });
    }
  };
  for (const [index, line] of old.entries()) {
    const found = fieldOf(line) ? lines.findIndex((one, i) => i >= to && isOfField(one, line)) : -1;
    if (found < 0) continue;
    between(index, found);
    edits.push({
      start: start + index,
      end: start + index + 1,
      lines: lines.slice(found, found + 1),
    });
    [at, to] = [index + 1, found + 1];
  }
  between(old.length, lines.length);
  return edits;
}

/** With the space in front, which says how deep it stands; `undefined` for a line that is no field's. */
const fieldOf = (line: string) => /^\s*(?:[\w$]+|'[^']+')(?=:)/.exec(line)?.[0];
const isOfField = (line: string, other: string) => fieldOf(line) === fieldOf(other);

function meet(one: Edit, other: Edit): boolean {
  if (isSame(one)(other)) return false;
  const areBothAdded = [one, other].every(({ start, end }) => start === end);
  // The same thing added twice would be there twice.
  if (areBothAdded) return one.start === other.start && haveLineInCommon(one, other);
  return one.start < other.end && other.start < one.end;
}

const isSame = (one: Edit) => (other: Edit) =>
  one.start === other.start &&
  one.end === other.end &&
  one.lines.join('\n') === other.lines.join('\n');

const haveLineInCommon = (one: Edit, other: Edit) =>
  one.lines.some((line) => /\w/.test(line) && other.lines.includes(line));

/** `name: 'Hartley',` on both sides. */
function isSameFact(one: Edit, other: Edit): boolean {
  const plain = /^\s*\w+: (?:'[^']*'|"[^"]*"|[\w.]+),$/;
  const [line = '', written = ''] = [one.lines[0], other.lines[0]];
  const areOneLine = [one, other].every(({ start, end, lines }) => {
    return start === one.start && end === one.start + 1 && lines.length === 1;
  });
  return areOneLine && plain.test(line) && plain.test(written) && isOfField(line, written);
}

/** @param mine move the numbers of lines. */
function wantedLines(edit: Edit, base: readonly string[], mine: readonly Edit[]): WantedLine[] {
  const moved = mine
    .filter(({ end }) => end <= edit.start)
    .reduce((sum, { start, end, lines }) => sum + lines.length - (end - start), 0);
  const isGone = edit.lines.length === 0;
  const lines = isGone ? base.slice(edit.start, edit.end) : edit.lines;
  return lines.map((text, index) => ({ number: edit.start + moved + index + 1, text, isGone }));
}

/** @param edits none of which meet. */
function applied(base: readonly string[], edits: readonly Edit[]): string {
  // What is added before a line comes before what takes its place; sorting keeps the order of the rest.
  const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const lines: string[] = [];
  let at = 0;
  for (const { start, end, lines: own } of sorted) {
    lines.push(...base.slice(at, start), ...own);
    at = end;
  }
  return [...lines, ...base.slice(at)].join('\n');
}
