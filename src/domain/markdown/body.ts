import type { Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { toHast } from 'mdast-util-to-hast';
import { code } from '#business/language.ts';
import { cleanText } from '#domain/text/plain-text.ts';
import { parseForPage } from './parse.ts';
import { type Body, type BodyOptions, bodyFromTree } from './rules.ts';

export type { Body, Segment } from './rules.ts';

/** Part of the digest under which rendered text is cached: raise its number when these rules change. */
export const RULES_VERSION = `10.${code}`;

/**
 * Renders stored Markdown; raw HTML in it is sanitized like the rest. A content loader’s
 * `renderMarkdown` reads a leading `---` as front matter and throws on `![](%zz)` (docs/decisions/015).
 *
 * @param options `isSection`: for a text below the name of a section. Headings begin at the third level and
 *   have no ids: there may be several such texts on a page.
 * @throws Error in one sentence for a text with thousands of levels of nesting.
 */
export function renderBody(source: string, options: BodyOptions = {}): Body {
  try {
    return render(source, options);
  } catch (error) {
    // Stack overflow: authors never nest that deep by accident.
    if (error instanceof RangeError) throw new Error('The text is nested too deeply.');
    throw error;
  }
}

function render(source: string, options: BodyOptions): Body {
  const parsed = toHast(parseForPage(cleanText(source)), { allowDangerousHtml: true });
  // Without HTML in it, parsing again would drop an empty line from the start of code.
  return bodyFromTree(hasHtml(parsed) ? raw(parsed) : parsed, options);
}

function hasHtml(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasHtml));
}
