import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A sentence of staff's words: `The website itself does not: <link>go there</link>.` */
  text: string;
  /** What stands in place of each pair of marks, by its name; a function is given what stands between them. */
  parts: Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>;
}

/** A sentence with a link, a name or a key in it, whose place every language chooses. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces: ReactNode[] = [];
  let at = 0;
  // Each name stands once in a sentence. What people typed may look like a mark: one within another's is no end of it.
  const marks = new RegExp(`<(${Object.keys(parts).join('|')})>(.*)</\\1>`, 'gs');
  for (const { 0: whole, 1: name = '', 2: words = '', index } of text.matchAll(marks)) {
    const part = parts[name];
    pieces.push(text.slice(at, index), typeof part === 'function' ? part(words) : part);
    at = index + whole.length;
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are.
  return [...pieces, text.slice(at)].map((piece, nth) => <Fragment key={nth}>{piece}</Fragment>);
}
