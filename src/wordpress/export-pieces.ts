/** What begins and ends entries; within comments and CDATA nothing does. */
const MARK =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<item(?:\s[^<>]*)?>|<\/item>|<\/rss>/g;
const PHP_ERROR =
  /(?:Fatal error|Parse error|Warning|Notice|Deprecated)(?:<\/b>)?: [^\n]{1,300}|critical error on this website/;
/** No text may hold them, and PostgreSQL takes no U+0000; those that move a line become a space. */
const CONTROLS = /[^\P{Cc}\t\n\r\v\f]|\ufffe|\uffff/gu;

export interface ExportPieces {
  /** All before the first entry. */
  head: string;
  /** Each from `<item>` to `</item>`. */
  items: string[];
  /** What there is of an entry without an end; '' for none. */
  rest: string;
  /** Whether its end is there. */
  isWhole: boolean;
  /** What PHP wrote between or behind the entries; '' for nothing. */
  phpError: string;
}

/** Takes an export apart without reading it, so that what is broken leaves the rest whole. Linear. */
export function piecesOf(text: string): ExportPieces {
  const xml = text.replace(/[\v\f]/g, ' ').replace(CONTROLS, '');
  const items: string[] = [];
  let between = '';
  let [from, start, isWhole] = [0, -1, false];
  let head: string | null = null;
  for (const { 0: mark, index } of xml.matchAll(MARK)) {
    if (mark.startsWith('<item') && start === -1) {
      head ??= xml.slice(0, index);
      if (items.length === 0) between = head.slice(0, head.indexOf('<rss'));
      if (items.length > 0) between += xml.slice(from, index);
      start = index;
    } else if (mark === '</item>' && start !== -1) {
      from = index + mark.length;
      items.push(xml.slice(start, from));
      start = -1;
    } else if (mark === '</rss>' && start === -1) isWhole = true;
  }
  const rest = start === -1 ? '' : xml.slice(start);
  const last = rest || xml.slice(from);
  const [error = ''] = PHP_ERROR.exec(between + last.slice(-2000)) ?? [];
  const phpError = head === null && isWhole ? '' : error.replace(/<[^>]*>/g, '').trim();
  return { head: head ?? xml, items, rest, isWhole, phpError };
}
