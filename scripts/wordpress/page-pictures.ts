import type { RootContent as Block, Image } from 'mdast';

interface Node {
  type: string;
  children?: Node[];
}

/** Takes the pictures out of a text: sections of text show none. */
export function withoutPictures(blocks: readonly Block[]): { blocks: Block[]; pictures: Image[] } {
  const pictures: Image[] = [];
  const kept = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      if (node.type === 'image') {
        pictures.push(node as Image);
        return [];
      }
      if (!node.children) return [node];
      const before = pictures.length;
      const children = kept(node.children);
      const isEmptied = pictures.length > before && children.every(isSpace);
      return isEmptied ? [] : [{ ...node, children }];
    });
  return { blocks: kept(blocks as readonly Node[]) as Block[], pictures };
}

function isSpace(node: Node): boolean {
  return (
    node.type === 'break' ||
    (node.type === 'text' && 'value' in node && !/\S/.test(String(node.value)))
  );
}

/** Whether a page begins with a picture. */
export function beginsWithPicture([first]: readonly Block[]): boolean {
  return first?.type === 'paragraph' && first.children[0]?.type === 'image';
}
