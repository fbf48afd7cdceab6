import type { Mark, Node, Schema } from '@tiptap/pm/model';
import type {
  BlockContent,
  Definition,
  DefinitionContent,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import type { PictureText } from '#admin/editor/schema/blocks.ts';
import { MISSING_PICTURE, mediaId, safeAddress } from '#domain/markdown/addresses.ts';
import { printMarkdown } from './markdown.ts';

/** Deeper than authors write; deeper yet, drawing and saving would overflow the stack. */
const MAX_DEPTH = 24;

/** The node of a block; a `rawBlock` where the editor has no tool for it. */
export function readBlock(block: RootContent, slice: string, context: ReadingContext): Node {
  try {
    const node = readWide(block, context) ?? readNested(block as BlockContent, context, 0);
    node.check();
    return node;
  } catch (error) {
    if (!(error instanceof NotInSchema || error instanceof RangeError)) throw error;
    return context.schema.node('rawBlock', { source: slice });
  }
}

/** Blocks that nest in no other; null for all that do. */
function readWide(block: RootContent, context: ReadingContext): Node | null {
  if (block.type === 'table') return readTable(block, context);
  if (block.type === 'paragraph') {
    return readPictures(block, context.schema) ?? readCallToAction(block, context.schema);
  }
  return null;
}

function readNested(
  block: BlockContent | DefinitionContent,
  context: ReadingContext,
  depth: number,
): Node {
  const { schema } = context;
  if (depth > MAX_DEPTH) throw new NotInSchema();
  switch (block.type) {
    case 'paragraph':
      return schema.node('paragraph', null, readInline(block.children, context));
    case 'heading':
      return schema.node('heading', { level: block.depth }, readInline(block.children, context));
    case 'thematicBreak':
      return schema.node('horizontalRule');
    case 'blockquote':
      return schema.node('blockquote', null, readChildren(block.children, context, depth));
    case 'list':
      return readList(block, context, depth);
    case 'code': {
      const value = block.value.replace(/\r\n?/g, '\n');
      const attributes = { language: block.lang ?? null, meta: block.meta ?? null };
      return schema.node('codeBlock', attributes, value === '' ? [] : [schema.text(value)]);
    }
    default:
      throw new NotInSchema();
  }
}

function readChildren(
  blocks: readonly (BlockContent | DefinitionContent)[],
  context: ReadingContext,
  depth: number,
): Node[] {
  if (blocks.length === 0) return [context.schema.node('paragraph')];
  return blocks.map((block) => readNested(block, context, depth + 1));
}

function readList(list: List, context: ReadingContext, depth: number): Node {
  const { schema } = context;
  const items = list.children.map((item) => {
    // The site renders no task lists.
    if (typeof item.checked === 'boolean') throw new NotInSchema();
    const children = readChildren(item.children, context, depth);
    if (children[0]?.type.name !== 'paragraph') children.unshift(schema.node('paragraph'));
    return schema.node('listItem', null, children);
  });
  const loose = Boolean(list.spread) || list.children.some(({ spread }) => Boolean(spread));
  if (!list.ordered) return schema.node('bulletList', { loose }, items);
  return schema.node('orderedList', { loose, start: list.start ?? 1 }, items);
}

function readTable(table: Table, context: ReadingContext): Node {
  const { schema } = context;
  const columns = table.children[0]?.children.length ?? 0;
  const rows = table.children.map((row, index) => {
    if (row.children.length > columns) throw new NotInSchema();
    const cells = Array.from({ length: columns }, (_, column) => {
      const content = row.children[column]?.children ?? [];
      const inline = readInline(content, { ...context, isInTable: true });
      return schema.node(
        index === 0 ? 'tableHeader' : 'tableCell',
        { align: table.align?.[column] ?? null },
        schema.node('paragraph', null, inline),
      );
    });
    return schema.node('tableRow', null, cells);
  });
  return schema.node('table', null, rows);
}

/** A paragraph of pictures alone: one is a figure, two are before and after. */
function readPictures({ children }: Paragraph, schema: Schema): Node | null {
  const alone = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (
    alone.every((child) => child.type === 'image' && child.url === MISSING_PICTURE && !child.alt)
  ) {
    return alone.length > 0 ? schema.node('missingPictures', { count: alone.length }) : null;
  }
  const pictures: PictureText[] = [];
  for (const child of alone) {
    const id = child.type === 'image' ? mediaId(child.url) : null;
    if (child.type !== 'image' || id === null) return null;
    const line = (text: string | null | undefined) => (text ?? '').replace(/\s*[\n\r]\s*/g, ' ');
    pictures.push({ mediaId: id, alt: line(child.alt), caption: line(child.title) });
  }
  if (pictures.length === 0 || pictures.length > 2) return null;
  return schema.node(pictures.length === 1 ? 'figure' : 'figurePair', { pictures });
}

/** A paragraph that is one bold link, `**[Ask for a quote](/#contact)**`, is shown as a button. */
function readCallToAction({ children }: Paragraph, schema: Schema): Node | null {
  const [strong, ...besides] = children;
  if (strong?.type !== 'strong' || besides.length > 0) return null;
  const [link, ...more] = strong.children;
  if (link?.type !== 'link' || more.length > 0 || link.title) return null;
  const [label, ...others] = link.children;
  if (label?.type !== 'text' || others.length > 0 || /[\n\r]/.test(label.value)) return null;
  if (safeAddress(link.url) === null) return null;
  return schema.node('callToAction', { label: label.value, href: link.url });
}

interface ReadingContext {
  schema: Schema;
  /** The text that the positions of the tree point into. */
  source: string;
  /** Where references lead, by label. */
  definitions: ReadonlyMap<string, Definition>;
  /** Cells have no line breaks but `<br>`. */
  isInTable?: boolean;
}

/** Thrown for Markdown that the schema has no node for: the block becomes a `rawBlock`. */
class NotInSchema extends Error {}

/** The inline content of a block. A single newline is a space, as on the page. */
function readInline(
  nodes: readonly PhrasingContent[],
  context: ReadingContext,
  marks: readonly Mark[] = [],
): Node[] {
  return nodes.flatMap((node) => readOne(node, context, marks));
}

function readOne(node: PhrasingContent, context: ReadingContext, marks: readonly Mark[]): Node[] {
  const { schema } = context;
  const within = (name: string, children: PhrasingContent[], attributes?: object): Node[] => {
    const mark = schema.mark(name, { ...attributes });
    return readInline(children, context, mark.addToSet(marks));
  };
  switch (node.type) {
    case 'text':
      return text(node.value.replace(/[ \t]*\r?[\n\r][ \t]*/g, ' '), schema, marks);
    case 'strong':
      return within('bold', node.children);
    case 'emphasis':
      return within('italic', node.children);
    case 'delete':
      return within('strike', node.children);
    case 'inlineCode':
      return text(node.value.replace(/[\n\r]+/g, ' '), schema, schema.mark('code').addToSet(marks));
    case 'break':
      return [schema.node('hardBreak', null, [], marks)];
    case 'link':
      return within('link', node.children, { href: node.url, title: node.title ?? null });
    case 'linkReference': {
      const target = context.definitions.get(node.identifier);
      if (!target) return [raw(node, context, marks)];
      return within('link', node.children, { href: target.url, title: target.title ?? null });
    }
    case 'imageReference': {
      const target = context.definitions.get(node.identifier);
      if (!target) return [raw(node, context, marks)];
      // Resolved, so that it does not depend on a definition elsewhere.
      const { url, title } = target;
      const picture = { type: 'image', url, title: title ?? null, alt: node.alt ?? '' } as const;
      const source = printMarkdown({ type: 'paragraph', children: [picture] });
      return [schema.node('rawInline', { source }, [], marks)];
    }
    case 'html':
      if (context.isInTable && /^<br\s*\/?>$/i.test(node.value)) {
        return [schema.node('hardBreak', null, [], marks)];
      }
      return [raw(node, context, marks)];
    default:
      return [raw(node, context, marks)];
  }
}

function text(value: string, schema: Schema, marks: readonly Mark[]): Node[] {
  return value === '' ? [] : [schema.text(value, marks)];
}

function raw(
  node: PhrasingContent,
  { schema, source }: ReadingContext,
  marks: readonly Mark[],
): Node {
  const slice = source.slice(node.position?.start.offset, node.position?.end.offset);
  // After a newline follow the markers of the quotation or list around it.
  if (/[\n\r]/.test(slice)) throw new NotInSchema();
  return schema.node('rawInline', { source: slice }, [], marks);
}
