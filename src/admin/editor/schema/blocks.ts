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

/** A picture of the media library, with its description and caption in this article. */
export const Figure = Node.create({
  name: 'figure',
  group: 'wideBlock',
  atom: true,
  draggable: true,
  addAttributes: () => ({ mediaId: kept('mediaId'), alt: kept('alt'), caption: kept('caption') }),
  parseHTML: () => [{ tag: 'figure[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
});

/** Two pictures side by side: before the work and after it. */
export const FigurePair = Node.create({
  name: 'figurePair',
  group: 'wideBlock',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...Object.fromEntries(
      ['before', 'after'].flatMap((side) =>
        ['MediaId', 'Alt', 'Caption'].map((part) => [`${side}${part}`, kept(`${side}${part}`)]),
      ),
    ),
  }),
  parseHTML: () => [{ tag: 'div[data-before-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

/** One link that asks readers to do something, shown as a button. */
export const CallToAction = Node.create({
  name: 'callToAction',
  group: 'wideBlock',
  atom: true,
  draggable: true,
  addAttributes: () => ({ label: kept('label'), href: kept('href') }),
  parseHTML: () => [{ tag: 'div[data-href]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

/** Markdown that the editor has no tool for, kept letter by letter. */
export const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'wideBlock',
  atom: true,
  draggable: true,
  addAttributes: () => ({ source: kept('source') }),
  parseHTML: () => [{ tag: 'div[data-source]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

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
