import type { Extensions } from '@tiptap/core';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { CallToAction, Figure, FigurePair, RawBlock } from '#admin/editor/schema/blocks.ts';
import { blockButton, blockView, element } from './block-view.ts';
import { createPicture } from './picture.ts';

/** Blocks that are selected and moved as a whole, and edited in a dialog. */
export function blocksWithViews(hooks: EditorHooks): Extensions {
  const editButton = (label: string, position: () => number | undefined) =>
    blockButton(label, () => {
      const place = position();
      if (place !== undefined) hooks.edit({ kind: 'block', position: place });
    });
  return [
    Figure.extend({
      addNodeView: () =>
        blockView(({ position }) => {
          const picture = createPicture(hooks);
          const dom = element('div', 'block', picture.dom, editButton('Edit picture', position));
          return { dom, show: ({ attrs }) => picture.show(textOf(attrs, '')) };
        }),
    }),
    FigurePair.extend({
      addNodeView: () =>
        blockView(({ position }) => {
          const before = createPicture(hooks);
          const after = createPicture(hooks);
          const sides = element('div', 'block-pair', before.dom, after.dom);
          const dom = element('div', 'block', sides, editButton('Edit before and after', position));
          return {
            dom,
            show: ({ attrs }) => {
              before.show(textOf(attrs, 'before'));
              after.show(textOf(attrs, 'after'));
            },
          };
        }),
    }),
    CallToAction.extend({
      addNodeView: () =>
        blockView(({ position }) => {
          const label = element('span', 'block-action');
          const address = element('span', 'block-address');
          const dom = element('div', 'block', label, address, editButton('Edit button', position));
          return {
            dom,
            show: ({ attrs }) => {
              label.textContent = String(attrs.label);
              address.textContent = `leads to ${attrs.href}`;
            },
          };
        }),
    }),
    RawBlock.extend({
      addNodeView: () =>
        blockView(({ position }) => {
          const note = element('p', 'block-note', 'Kept as it is');
          const source = element('pre');
          const dom = element('div', 'block block-raw', note, source);
          dom.append(editButton('Edit Markdown', position));
          return {
            dom,
            show: ({ attrs }) => {
              source.textContent = String(attrs.source);
            },
          };
        }),
    }),
  ];
}

export function textOf(attrs: Record<string, unknown>, side: '' | 'before' | 'after') {
  const read = (name: string) =>
    String(attrs[side ? side + name : name.charAt(0).toLowerCase() + name.slice(1)] ?? '');
  return { mediaId: read('MediaId'), alt: read('Alt'), caption: read('Caption') };
}
