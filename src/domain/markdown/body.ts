import type { Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { toHast } from 'mdast-util-to-hast';
import { cleanText } from '#domain/text/plain-text.ts';
import { parseForPage } from './parse.ts';
import { type Body, bodyFromTree } from './rules.ts';

export type { Body, Segment } from './rules.ts';

/**
 * Raise this when these rules change: it is part of the digest under which rendered text is kept
 * between builds, so that old output never outlives the rules that made it.
 */
export const RULES_VERSION = 6;

/**
 * Renders stored Markdown. Raw HTML in it is parsed and cleaned like everything else, so the result
 * is safe whatever was typed.
 *
 * Not `renderMarkdown` of a content loader: that reads a text beginning with `---` as front matter
 * and throws on `![](%zz)` (docs/decisions/020).
 *
 * @throws Error in one sentence for a text with thousands of levels of nesting.
 */
export function renderBody(source: string): Body {
  try {
    return render(source);
  } catch (error) {
    // The call stack ran out: nobody writes like that by accident.
    if (error instanceof RangeError) throw new Error('The text is nested too deeply.');
    throw error;
  }
}

function render(source: string): Body {
  const parsed = toHast(parseForPage(cleanText(source)), { allowDangerousHtml: true });
  // Reading everything as HTML once more would take an empty line from the start of code.
  return bodyFromTree(hasHtml(parsed) ? raw(parsed) : parsed);
}

function hasHtml(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasHtml));
}
