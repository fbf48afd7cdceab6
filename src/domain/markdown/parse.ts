import type { Html, Nodes, Root, Text } from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { ALLOWED } from './allowed.ts';
import { smartPunctuation, smartPunctuationTree } from './smart-punctuation.ts';

/** GitHub’s Markdown without footnotes. */
export const SYNTAX = [
  gfm(),
  { disable: { null: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'] } },
];
/** What only looks like a tag, as in "a <b and c> d": a page would drop the words in it. */
const WORDS =
  /^<[a-z][a-z0-9-]*(?:\s+(?!(?:open|hidden|reversed|nowrap|compact|controls|download)\b)[\w.:-]+)+\s*>$/i;

/** Makes text of what only looks like a tag. */
function keepWords(parent: Nodes): undefined {
  if (!('children' in parent)) return;
  const children: Nodes[] = parent.children;
  const isFlow = /^(?:root|blockquote|listItem)$/.test(parent.type);
  for (const [index, child] of children.entries()) {
    if (child.type !== 'html' || !WORDS.test(child.value)) keepWords(child);
    else {
      const text: Text = { ...child, type: 'text' };
      children[index] = isFlow ? { ...child, type: 'paragraph', children: [text] } : text;
    }
  }
}

/** `www.…` leads there by https, as it does in lists (`linkedPieces`); GitHub’s Markdown says http. */
const secureLinks: Extension = {
  exit: {
    literalAutolinkWww(token) {
      this.config.exit.data?.call(this, token);
      const link = this.stack.at(-1);
      if (link?.type === 'link') link.url = `https://${this.sliceSerialize(token)}`;
    },
  },
};

/** Without the pass that links addresses in the finished tree: it ignores escapes. */
export const TREE: Extension[] = [
  ...gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  secureLinks,
  { transforms: [keepWords] },
];

/** Marks in one paragraph: the parser compares each with all before it, or looks for its end in all behind. */
const MOST_MARKS = 10_000;
const MARK = /[*_~]+|[<[]|(?<!\w)>/g;

/** Tags that swallow everything up to their end, or the rest of the page without one. */
const SWALLOWING = new RegExp(
  `<(?:${ALLOWED.strip?.join('|')}|xmp|noembed|noframes|plaintext)(?=[\\s/>])|<!--|<\\?|<!\\[CDATA\\[|<![a-z]`,
  'gi',
);
const ENDS: Record<string, string> = { '<!--': '-->', '<?': '?>', '<![cdata[': ']]>' };

/** A text is parsed again for each unclosed tag; in the last pass for all that remain. */
const MAX_PASSES = 10;

/**
 * Parses Markdown for the site. A tag that would swallow the rest of the text is text, as in "the <style>
 * element".
 *
 * @throws Error for a paragraph with thousands of marks.
 */
export function parseForPage(source: string, pass = 1): Root {
  if (source.split(/\n\s*\n/).some((part) => (part.match(MARK)?.length ?? 0) > MOST_MARKS)) {
    throw new Error('A paragraph of the text has too many marks.');
  }
  const tree = fromMarkdown(source, {
    extensions: [...SYNTAX, smartPunctuation],
    mdastExtensions: [...TREE, smartPunctuationTree()],
  });
  const places = [...endless(tree, source, pass < MAX_PASSES ? 1 : Number.POSITIVE_INFINITY)];
  if (places.length === 0) return tree;
  const starts = [0, ...places.map((place) => place + 1)];
  const pieces = starts.map((start, index) => source.slice(start, places[index]));
  return parseForPage(pieces.join('&lt;'), pass + 1);
}

/** The offsets of unclosed tags, at most `most` in each piece of HTML. */
function* endless(parent: Nodes, source: string, most: number): Generator<number> {
  if (!('children' in parent)) return;
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'html') {
      yield* endless(child, source, most);
      continue;
    }
    const { start, end } = child.position ?? {};
    const html = source.slice(start?.offset, end?.offset);
    const behind = () => parent.children.slice(index + 1).filter((node) => node.type === 'html');
    const places = [...html.matchAll(SWALLOWING)]
      .filter(
        ({ 0: opening, index: at }) => !isEnded(opening.toLowerCase(), html.slice(at), behind),
      )
      .map(({ index: at }) => (start?.offset ?? 0) + at);
    yield* places.slice(0, most);
  }
}

function isEnded(opening: string, html: string, behind: () => Html[]): boolean {
  if (opening === '<plaintext') return false;
  if (/^<![a-z]/.test(opening)) return html.includes('>');
  const end = ENDS[opening];
  if (end) return html.includes(end);
  const tag = opening.replace('<', '</');
  const isIn = (text: string) => text.toLowerCase().includes(tag);
  return isIn(html) || behind().some(({ value }) => isIn(value));
}
