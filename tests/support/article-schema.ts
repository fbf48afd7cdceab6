import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { createMarkdownMemory } from '#admin/editor/bridge/markdown-memory.ts';
import { articleExtensions } from '#admin/editor/schema/extensions.ts';

export const schema = getSchema(articleExtensions());

/** A text as the editor opens it. */
export const read = (markdown: string): Node => createMarkdownMemory(schema).open(markdown);
