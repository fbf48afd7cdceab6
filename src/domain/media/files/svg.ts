/** In bytes: before its element a drawing may have a licence, and what a program notes. */
const MOST_BEFORE = 100_000;

/** Whether it is text whose first element is a drawing; it may hold programs, so only pixels of it are kept. */
export function isSvg(bytes: Uint8Array): boolean {
  let text = textOf(bytes.subarray(0, MOST_BEFORE)).trimStart();
  for (let end = endOfNote(text); end > 0; end = endOfNote(text))
    text = text.slice(end).trimStart();
  return /^<(?:[\w-]+:)?svg[\s/>]/.test(text);
}

/** Its text: in 16 bits where its first two bytes say so, else UTF-8. */
export function textOf(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[mark];
  return new TextDecoder(encoding).decode(bytes);
}

/** Where a declaration or a comment ends that a text begins with; 0 for none, or for one without an end. */
function endOfNote(text: string): number {
  const endOf = (mark: string, from = 0) => {
    const at = text.indexOf(mark, from);
    return at < 0 ? 0 : at + mark.length;
  };
  if (text.startsWith('<?')) return endOf('?>');
  if (text.startsWith('<!--')) return endOf('-->');
  if (!/^<!doctype/i.test(text)) return 0;
  const hasSubset = /^[^>[]*\[/.test(text);
  return endOf('>', hasSubset ? endOf(']') : 0);
}
