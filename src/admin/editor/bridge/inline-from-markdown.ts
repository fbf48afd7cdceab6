import type { Mark, Node, Schema } from '@tiptap/pm/model';
import type { Definition, PhrasingContent } from 'mdast';

import { printMarkdown } from './markdown.ts';

export interface ReadingContext {
  schema: Schema;
  /** The text that the positions of the tree point into. */
  source: string;
  /** Where references lead, by label. */
  definitions: ReadonlyMap<string, Definition>;
  /** Cells have no line breaks but `<br>`. */
  isInTable?: boolean;
}

/** Thrown for Markdown that the schema has no node for: the block becomes a `rawBlock`. */
export class NotInSchema extends Error {}

/** The inline content of a block. A single newline is a space, as on the page. */
export function readInline(
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
