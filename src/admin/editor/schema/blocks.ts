import { Node } from '@tiptap/core';

/** An attribute that lives in the page as `data-…`, so that it survives copying and pasting. */
function kept(name: string) {
  const dataName = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(dataName) ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ [dataName]: attributes[name] }),
  };
}

/** A block without words of its own: what it says is in its attributes. */
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

/** A picture of the media library, with its description and caption in this article. */
export const Figure = wideBlock('figure', 'figure', 'media-id', ['mediaId', 'alt', 'caption']);

/** Two pictures side by side: before the work and after it. */
export const FigurePair = wideBlock('figurePair', 'div', 'before-media-id', [
  ...['beforeMediaId', 'beforeAlt', 'beforeCaption'],
  ...['afterMediaId', 'afterAlt', 'afterCaption'],
]);

/** One link that asks readers to do something, shown as a button. */
export const CallToAction = wideBlock('callToAction', 'div', 'href', ['label', 'href']);

/** Markdown that the editor has no tool for, kept letter by letter. */
export const RawBlock = wideBlock('rawBlock', 'div', 'source', ['source']);

/** The same inside a line: a piece of HTML, a picture between words. */
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
