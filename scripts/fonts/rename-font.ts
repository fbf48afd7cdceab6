/** Entries of the `name` table that quote the font's maker: unchanged. */
const QUOTED = new Set([0, 7, 8, 9, 10, 11, 12, 13, 14]);

/**
 * Renames a TrueType font to a name of the same length: the terms of some fonts reserve their name.
 *
 * @throws Error when the names differ in length, or the font has another name.
 */
export function renameFont(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error(`"${to}" is not as long as "${from}".`);
  const renamed = Buffer.from(font);
  const table = tableOffset(renamed, 'name');
  const strings = table + renamed.readUInt16BE(table + 4);
  let count = 0;
  for (let index = 0; index < renamed.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + index * 12;
    if (QUOTED.has(renamed.readUInt16BE(record + 6))) continue;
    const start = strings + renamed.readUInt16BE(record + 10);
    const text = renamed.subarray(start, start + renamed.readUInt16BE(record + 8));
    // Platform 1 (Macintosh) has one byte a letter, the others have two.
    const spell = (name: string) =>
      renamed.readUInt16BE(record) === 1
        ? Buffer.from(name, 'latin1')
        : Buffer.from(name, 'utf16le').swap16();
    for (let at = text.indexOf(spell(from)); at >= 0; at = text.indexOf(spell(from))) {
      spell(to).copy(text, at);
      count += 1;
    }
  }
  if (count === 0) throw new Error(`No font of the name "${from}".`);
  return renamed;
}

function tableOffset(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table "${tag}".`);
}
