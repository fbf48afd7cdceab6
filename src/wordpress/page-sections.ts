import type { RootContent as Block, Heading, PhrasingContent } from 'mdast';
import { countCharacters } from '#domain/text/plain-text.ts';
import { markdownOf } from './html-to-markdown.ts';

export interface TextSection {
  label: string;
  text: string;
}

interface Limits {
  label: number;
  text: number;
}

/** More sections than these are no help in an editor. */
const MOST_NAMED = 20;

/**
 * The text of a page as sections: each of its main headings is the name of one, where it is short enough.
 * What is longer than a section may be goes on in the next one.
 */
export function textSections(blocks: readonly Block[], limits: Limits): TextSection[] {
  return namedParts(blocks, limits.label).flatMap(({ label, blocks: part }) =>
    fittingParts(part, limits.text).flatMap((fitting, nth) => {
      const text = markdownOf(withoutRules(fitting));
      return text === '' ? [] : [{ label: nth === 0 ? label : '', text }];
    }),
  );
}

function namedParts(blocks: readonly Block[], limit: number) {
  const headings = blocks.filter(isHeading);
  const main = Math.min(...headings.map(({ depth }) => depth));
  const isMain = (block: Block): block is Heading => isHeading(block) && block.depth === main;
  if (headings.filter(isMain).length > MOST_NAMED) return [{ label: '', blocks: [...blocks] }];
  return partsFrom(blocks, isMain).map((part) => {
    const [first, ...rest] = part;
    const label = first && isMain(first) ? wordsOf(first) : '';
    const isName = label !== '' && countCharacters(label) <= limit && rest.length > 0;
    return isName ? { label, blocks: rest } : { label: '', blocks: part };
  });
}

/** Parts that fit: cut before headings, if need be between blocks, and only then within one. */
function fittingParts(blocks: readonly Block[], limit: number): Block[][] {
  const fits = (part: readonly Block[]) => markdownOf(part).length <= limit;
  if (fits(blocks)) return [[...blocks]];
  const pieces = partsFrom(blocks, isHeading).flatMap((part) =>
    fits(part) ? [part] : part.flatMap((block) => fittingBlocks(block, fits)).map((one) => [one]),
  );
  const parts: Block[][] = [];
  let room = 0;
  for (const piece of pieces) {
    // What is between two pieces counts too: an empty line, or the mark between two lists.
    const length = markdownOf(piece).length + BETWEEN;
    if (length > room || parts.length === 0) {
      parts.push([]);
      room = limit;
    }
    parts.at(-1)?.push(...piece);
    room -= length;
  }
  return parts;
}
const BETWEEN = 16;

function fittingBlocks(block: Block, fits: (part: readonly Block[]) => boolean): Block[] {
  if (fits([block])) return [block];
  const halves = halvesOf(block);
  return halves ? halves.flatMap((half) => fittingBlocks(half as Block, fits)) : [block];
}

interface Node {
  type: string;
  children?: readonly Node[];
  value?: string;
}

/** @returns null for one that has no halves: a single word. */
function halvesOf(node: Node): [Node, Node] | null {
  if (node.value !== undefined) return halvesOfText(node, node.value);
  const { children = [] } = node;
  // The first row of a table names its columns.
  const head = node.type === 'table' ? children.slice(0, 1) : [];
  const rest = children.slice(head.length);
  const [only] = rest;
  const of = (some: readonly Node[]): Node => ({ ...node, children: [...head, ...some] });
  if (rest.length > 1) {
    const middle = Math.ceil(rest.length / 2);
    return [of(rest.slice(0, middle)), of(rest.slice(middle))];
  }
  const halves = only ? halvesOf(only) : null;
  return halves && [of([halves[0]]), of([halves[1]])];
}

/** Between two words, or between two characters of one that has no end. */
function halvesOfText(node: Node, text: string): [Node, Node] | null {
  const characters = [...text];
  if (characters.length < 2) return null;
  const middle = Math.floor(characters.length / 2);
  const space = characters.findIndex((one, at) => at >= middle && /\s/.test(one));
  const at = space === -1 || space === characters.length - 1 ? middle : space + 1;
  const part = (some: readonly string[]): Node => ({ ...node, value: some.join('') });
  return [part(characters.slice(0, at)), part(characters.slice(at))];
}

function partsFrom(blocks: readonly Block[], begins: (block: Block) => boolean): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    if (parts.length === 0 || begins(block)) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

const isHeading = (block: Block): block is Heading => block.type === 'heading';

/** Lines at the start or the end of a section would stand beside its own. */
function withoutRules(blocks: readonly Block[]): Block[] {
  const isRule = ({ type }: Block) => type === 'thematicBreak';
  const first = blocks.findIndex((block) => !isRule(block));
  return first === -1 ? [] : blocks.slice(first, blocks.findLastIndex((one) => !isRule(one)) + 1);
}

function wordsOf(block: Block | PhrasingContent): string {
  return allWords(block).replace(/\s+/g, ' ').trim();
}

function allWords(node: Block | PhrasingContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(allWords).join('') : '';
}
