import type { Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';

/** Levels of a text; what lies deeper loses its tags and keeps its words. No page needs more. */
const MOST_LEVELS = 48;
/** Of open formats: a parser opens each of them again in every paragraph. */
const MOST_FORMATS = 12;
/** A text of the most characters that an article may have is a tenth of it. */
const MOST_CHARACTERS = 3_000_000;

const FORMATS = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const WITHOUT_LEVEL = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option rp rt'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-z][^\s/<>]*)/iy;
const CONTROL_REFERENCE =
  /&#(?:x0*(?:[0-8bcef]|1[\da-f]|7f)|0*(?:[0-8]|1[124-9]|2\d|3[01]|127));/gi;

/**
 * The tree of HTML, in linear time for any text. @param lose is told when it was nested too deeply.
 * @throws Error for one that is too long.
 */
export function htmlTree(html: string, lose: (what: string) => void = () => undefined): Root {
  if (html.length > MOST_CHARACTERS) throw new Error('it is too long.');
  const value = withoutDepths(html.replace(CONTROL_REFERENCE, ''), lose);
  return raw({ type: 'root', children: [{ type: 'raw', value }] }) as Root;
}

function withoutDepths(html: string, lose: (what: string) => void): string {
  const open = new Map<string, boolean[]>();
  const kept: string[] = [];
  let [levels, formats, from] = [0, 0, 0];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    TAG.lastIndex = at;
    const [, slash, tag = ''] = TAG.exec(html) ?? [];
    const start = at;
    at = tag === '' ? at + 1 : endOfTag(html, start + 1 + tag.length);
    const name = tag.toLowerCase();
    if (name === '' || WITHOUT_LEVEL.has(name)) continue;
    const step = FORMATS.has(name) ? 1 : 0;
    const stack = open.get(name) ?? [];
    open.set(name, stack);
    let isKept = stack.at(-1) ?? true;
    if (slash) {
      if (stack.pop()) [levels, formats] = [levels - 1, formats - step];
    } else {
      isKept = levels < MOST_LEVELS && formats + step <= MOST_FORMATS;
      // A link ends the one before it, which nothing has ended.
      if (name === 'a' && stack.length > 0) isKept = stack.at(-1) ?? true;
      else {
        stack.push(isKept);
        if (isKept) [levels, formats] = [levels + 1, formats + step];
      }
    }
    if (isKept) continue;
    kept.push(html.slice(from, start));
    from = at;
  }
  if (from > 0) lose('what was nested too deeply lost its form, and kept its words');
  return kept.length === 0 ? html : kept.join('') + html.slice(from);
}

/** Behind its `>`: one within the quotes of an attribute is none. */
function endOfTag(html: string, from: number): number {
  const sign = /=\s*["']|>/g;
  sign.lastIndex = from;
  for (let found = sign.exec(html); found; found = sign.exec(html)) {
    if (found[0] === '>') return sign.lastIndex;
    const end = html.indexOf(found[0].at(-1) ?? '', sign.lastIndex);
    if (end === -1) return html.length;
    sign.lastIndex = end + 1;
  }
  return html.length;
}

/** Its text, whatever its depth. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Without markup, entities and double spaces. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  return textOf(htmlTree(html)).replace(/\s+/g, ' ').trim();
}
