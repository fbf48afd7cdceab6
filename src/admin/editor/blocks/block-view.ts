import type { Editor, NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';

/** Classes of a block, and of a remark in it. */
export const BLOCK = 'relative grid gap-[0.6rem] rounded-lg';
export const NOTE = 'mt-[0.4rem] text-note text-soft';

/** The element of a block, and what updates it. */
export interface BlockContent {
  dom: HTMLElement;
  show: (node: Node) => void;
  destroy?: () => void;
}

/** The view of a block without editable text. No React: an article may have a hundred of them. */
export function blockView(
  create: (view: { editor: Editor; position: () => number | undefined }) => BlockContent,
) {
  return ({ editor, node, getPos }: NodeViewRendererProps): NodeView => {
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

const BUTTON =
  'min-h-11 cursor-pointer justify-self-start rounded-lg border border-line bg-panel px-[0.9rem] py-[0.4rem] font-text text-small text-text hover:border-field';

export function blockButton(label: string, press: () => void): HTMLButtonElement {
  const button = element('button', BUTTON, label);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}
