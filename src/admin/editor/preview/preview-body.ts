import type { Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { WITHOUT_FOOTNOTES } from '#admin/editor/bridge/markdown.ts';
import { type Body, bodyFromTree } from '#domain/markdown/rules.ts';
import { cleanText } from '#domain/plain-text.ts';
import { smartPunctuation, smartPunctuationTree } from './smart-punctuation.ts';

/**
 * The same as `renderBody`, in a browser: its parser is a program of its own for each processor. The rules
 * behind the parser are the very same, and a corpus of texts is read by both in the tests.
 */
export function previewBody(source: string): Body {
  const tree = fromMarkdown(cleanText(source), {
    extensions: [gfm(), WITHOUT_FOOTNOTES, smartPunctuation],
    mdastExtensions: [gfmFromMarkdown(), smartPunctuationTree()],
  });
  const parsed = toHast(tree, { allowDangerousHtml: true });
  // Reading everything as HTML once more would take an empty line from the start of code.
  return bodyFromTree(hasHtml(parsed) ? raw(parsed) : parsed);
}

function hasHtml(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasHtml));
}
