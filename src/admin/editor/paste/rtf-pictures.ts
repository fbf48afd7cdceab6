import { MOST_BYTES } from '#domain/media/files/refusal.ts';

/** Groups beside the text, with pictures of their own or with the same once more for old programs. */
const BESIDE = /^(?:nonshppict|shprslt|listpicture|header[lrf]?|footer[lrf]?|background)$/;
/** Groups of an extension that lead to pictures; any other is passed over. */
const LEADING = /^(?:shppict|shpinst)$/;

const TYPES: Readonly<Record<string, string>> = { jpegblip: 'jpeg', pngblip: 'png' };

/** A control word, a control sign, a bracket, or text: in pieces, as a browser may remember each place of a longer one. */
const TOKEN = /\\(?:([a-z]+)(-?\d+)? ?|[^a-z]|$)|[{}]|[^\\{}]{1,9999}/gi;

/**
 * The pictures of a text in RTF, which Word and its kin put on the clipboard beside HTML that only names
 * them. In their order; null for one that browsers can't read (a drawing), which keeps its place.
 */
export function picturesInRtf(rtf: string): (File | null)[] {
  const pictures: (File | null)[] = [];
  let depth = 0;
  /** The depth of the group that is passed over, and of the picture that is read. */
  let skipped = Number.POSITIVE_INFINITY;
  let picture: { depth: number; type: string; hex: string[] } | null = null;
  let isStarred = false;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(rtf); found; found = TOKEN.exec(rtf)) {
    const [token, word, value] = found;
    if (token === '{') depth += 1;
    else if (token === '}') {
      if (picture?.depth === depth) {
        pictures.push(fileOf(picture, pictures.length));
        picture = null;
      }
      if (skipped === depth) skipped = Number.POSITIVE_INFINITY;
      depth -= 1;
    } else if (word === 'bin') {
      TOKEN.lastIndex += Math.min(Math.max(Number(value ?? 0), 0), rtf.length);
    } else if (depth < skipped) {
      if (word && (BESIDE.test(word) || (isStarred && !LEADING.test(word)))) skipped = depth;
      else if (word === 'pict') picture ??= { depth, type: '', hex: [] };
      else if (picture?.depth === depth) {
        if (word) picture.type ||= TYPES[word] ?? '';
        else if (!token.startsWith('\\')) picture.hex.push(token);
      }
    }
    isStarred = token === '\\*';
  }
  return pictures;
}

function fileOf({ type, hex }: { type: string; hex: string[] }, nth: number): File | null {
  const digits = hex.join('').replace(/\s+/g, '');
  const isRead = type !== '' && digits !== '' && digits.length % 2 === 0;
  if (!isRead || digits.length > 2 * MOST_BYTES || /[^\da-f]/i.test(digits)) return null;
  const bytes = new Uint8Array(digits.length / 2);
  for (let place = 0; place < bytes.length; place += 1) {
    bytes[place] = Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16);
  }
  return new File([bytes], `pasted-${nth + 1}.${type}`, { type: `image/${type}` });
}
