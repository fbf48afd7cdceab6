import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView, NodeViewConstructor } from '@tiptap/pm/view';

/** What is shown of a block, and how it is brought up to date. */
export interface BlockContent {
  dom: HTMLElement;
  show: (node: Node) => void;
  destroy?: () => void;
}

/**
 * A block without words to type in: drawn by hand instead of by React, because an article may have a
 * hundred of them.
 */
export function blockView(
  create: (view: { editor: Editor; position: () => number | undefined }) => BlockContent,
) {
  return ({ editor, node, getPos }: Parameters<ViewFactory>[0]): NodeView => {
    const { dom, show, destroy } = create({ editor, position: getPos });
    dom.contentEditable = 'false';
    let shown = node;
    show(node);
    return {
      dom,
      update: (next) => {
        if (next.type !== shown.type) return false;
        if (next !== shown) show(next);
        shown = next;
        return true;
      },
      selectNode: () => dom.classList.add('is-selected'),
      deselectNode: () => dom.classList.remove('is-selected'),
      stopEvent: (event) =>
        event.target instanceof Element && event.target.closest('button') !== null,
      ignoreMutation: () => true,
      ...(destroy ? { destroy } : {}),
    };
  };
}

type ViewFactory = (props: {
  editor: Editor;
  node: Node;
  getPos: () => number | undefined;
}) => ReturnType<NodeViewConstructor>;

/** An element with a class and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: (Element | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** A button inside of a block. */
export function blockButton(label: string, press: () => void): HTMLButtonElement {
  const button = element('button', 'block-button', label);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}
