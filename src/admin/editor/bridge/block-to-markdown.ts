import type { Node } from '@tiptap/pm/model';
import type {
  BlockContent,
  Image,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import { type PictureText, picturesOf } from '#admin/editor/schema/blocks.ts';
import { MISSING_PICTURE } from '#domain/markdown/addresses.ts';
import { printInline } from './inline-to-markdown.ts';

/**
 * The Markdown tree of a block in its canonical form, by which blocks are compared.
 *
 * @returns null for what Markdown can’t say, such as an empty line.
 */
export function blockTree(node: Node): RootContent | null {
  const { attrs } = node;
  switch (node.type.name) {
    case 'paragraph': {
      const children = printInline(node);
      return children.length === 0 ? null : { type: 'paragraph', children };
    }
    case 'heading': {
      const depth = Math.min(Math.max(Number(attrs.level), 1), 6) as 1 | 2 | 3 | 4 | 5 | 6;
      return { type: 'heading', depth, children: printInline(node) };
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'blockquote':
      return { type: 'blockquote', children: childTrees(node) };
    case 'bulletList':
    case 'orderedList':
      return listTree(node);
    case 'codeBlock':
      return codeTree(node);
    case 'table':
      return tableTree(node);
    case 'figure':
    case 'figurePair':
      return { type: 'paragraph', children: picturesOf(node).map(picture).flatMap(onItsLine) };
    case 'missingPictures': {
      const missing = Array.from({ length: Number(attrs.count) }, () => image(MISSING_PICTURE));
      return { type: 'paragraph', children: missing.flatMap(onItsLine) };
    }
    case 'callToAction':
      return callToActionTree(String(attrs.label), String(attrs.href));
    // It has no address yet.
    case 'uploadingPicture':
      return null;
    default:
      return { type: 'raw', value: String(attrs.source).replace(/\r\n?/g, '\n') };
  }
}

function childTrees(node: Node): BlockContent[] {
  return node.children.flatMap((child) => (blockTree(child) as BlockContent | null) ?? []);
}

function listTree(node: Node): List {
  const items = node.children.map(childTrees);
  const canBeLoose = items.length > 1 || items.some((blocks) => blocks.length > 1);
  const spread = (canBeLoose && Boolean(node.attrs.loose)) || items.some(needEmptyLines);
  const children = items.map((blocks): ListItem => {
    return { type: 'listItem', spread: spread && blocks.length > 1, children: blocks };
  });
  const ordered = node.type.name === 'orderedList';
  const start = ordered ? Number(node.attrs.start) : null;
  return { type: 'list', ordered, start, spread, children };
}

/** Whether two of these blocks would be one, or another one, without an empty line between them. */
function needEmptyLines(blocks: readonly BlockContent[]): boolean {
  return blocks.some((right, index) => {
    const left = blocks[index - 1];
    if (!left) return false;
    if (left.type === 'blockquote' && right.type === 'blockquote') return true;
    if (left.type === 'paragraph' && right.type === 'thematicBreak') return true;
    if (left.type === 'paragraph' && right.type === 'list') {
      const isInterrupting = !right.ordered || right.start === 1;
      return !isInterrupting || right.children[0]?.children.length === 0;
    }
    return right.type === 'paragraph' && endsInParagraph(left);
  });
}

function endsInParagraph(block: BlockContent | ListItem): boolean {
  if (block.type === 'paragraph') return true;
  if (block.type !== 'blockquote' && block.type !== 'list' && block.type !== 'listItem')
    return false;
  const last = block.children.at(-1);
  return last ? endsInParagraph(last as BlockContent | ListItem) : false;
}

function codeTree({ attrs, textContent }: Node): BlockContent {
  const lang = attrs.language ? String(attrs.language) : null;
  // Behind the fence the first word is the language, so without one there is no more to say.
  const meta = lang && attrs.meta ? String(attrs.meta) : null;
  return { type: 'code', lang, meta, value: textContent };
}

function tableTree(node: Node): Table {
  const [head] = node.children;
  const columns = Math.max(...node.children.map(({ childCount }) => childCount));
  const align = Array.from({ length: columns }, (_, column) => {
    const written = head?.maybeChild(column)?.attrs.align;
    return (['left', 'center', 'right'] as const).find((name) => name === written) ?? null;
  });
  return {
    type: 'table',
    align,
    children: node.children.map((row) => ({
      type: 'tableRow',
      children: align.map((_, column) => {
        const words = row.maybeChild(column)?.firstChild;
        return { type: 'tableCell', children: words ? printInline(words, true) : [] };
      }),
    })),
  };
}

function picture({ mediaId, alt, caption }: PictureText): Image {
  return image(`media:${mediaId}`, alt, caption || null);
}

function image(url: string, alt = '', title: string | null = null): Image {
  return { type: 'image', url, alt, title };
}

function onItsLine(picture: Image, index: number): PhrasingContent[] {
  return index === 0 ? [picture] : [{ type: 'text', value: '\n' }, picture];
}

function callToActionTree(label: string, url: string): RootContent {
  const words = { type: 'text' as const, value: label };
  const link = { type: 'link' as const, url, title: null, children: [words] };
  return { type: 'paragraph', children: [{ type: 'strong', children: [link] }] };
}
