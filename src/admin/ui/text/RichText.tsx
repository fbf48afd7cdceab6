import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A sentence of staff's words: `The website itself does not: <link>go there</link>.` */
  text: string;
  /** What stands in place of each pair of marks, by its name; a function is given what stands between them. */
  parts: Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>;
}

/** A sentence with a link, a name or a key in it, whose place every language chooses. */
export function RichText({ text, parts }: RichTextProps) {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((piece, at) => {
    const [, name = '', words = ''] = piece.match(/^<(\w+)>(.*)<\/\1>$/) ?? [];
    const part = parts[name];
    const shown = typeof part === 'function' ? part(words) : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are.
    return <Fragment key={at}>{name in parts ? shown : piece}</Fragment>;
  });
}
