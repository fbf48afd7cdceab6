import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { SYNTAX, TREE } from './parse.ts';

/** Whether a text reads as it is stored: paragraphs without marks, escapes or names of files. */
export function isPlain(markdown: string): boolean {
  const { children } = fromMarkdown(markdown, { extensions: SYNTAX, mdastExtensions: TREE });
  return children.every(
    (block) =>
      block.type === 'paragraph' && block.children.every((one) => readsAsStored(one, markdown)),
  );
}

/** Words, or an address that is its own words. */
function readsAsStored(node: PhrasingContent, source: string): boolean {
  const [words] = node.type === 'link' ? node.children : [node];
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  return words?.type === 'text' && lines(words.value) === lines(written);
}

const lines = (text: string) => text.replace(/[ \t]*\r?\n[ \t]*/g, '\n');
