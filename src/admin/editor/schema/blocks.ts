import { Node } from '@tiptap/core';

/** An attribute kept as `data-…`, so that it survives copy and paste. */
function kept(name: string) {
  const dataName = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(dataName) ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ [dataName]: attributes[name] }),
  };
}

function wideBlock(name: string, tag: string, mark: string, attributes: readonly string[]) {
  return Node.create({
    name,
    group: 'wideBlock',
    atom: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(attributes.map((one) => [one, kept(one)])),
    parseHTML: () => [{ tag: `${tag}[data-${mark}]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
  });
}

export const Figure = wideBlock('figure', 'figure', 'media-id', ['mediaId', 'alt', 'caption']);

export const FigurePair = wideBlock('figurePair', 'div', 'before-media-id', [
  ...['beforeMediaId', 'beforeAlt', 'beforeCaption'],
  ...['afterMediaId', 'afterAlt', 'afterCaption'],
]);

export const CallToAction = wideBlock('callToAction', 'div', 'href', ['label', 'href']);

/** Markdown that the editor has no tool for. */
export const RawBlock = wideBlock('rawBlock', 'div', 'source', ['source']);

/** The same within a line: HTML, or a picture between words. */
export const RawInline = Node.create({
  name: 'rawInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: kept('source') }),
  parseHTML: () => [{ tag: 'span[data-source]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs.source)],
  renderText: ({ node }) => String(node.attrs.source),
});
