import { Node } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';

/** A picture in a text; where `alt` or `caption` is '', that of the library counts. */
export interface PictureText {
  mediaId: string;
  alt: string;
  caption: string;
}

/** An attribute kept as `data-…`, so that it survives copy and paste. */
function kept(name: string) {
  return {
    default: '',
    parseHTML: (element: HTMLElement) => element.dataset[name] ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
  };
}

const pictures = {
  default: [],
  parseHTML: (element: HTMLElement) => readPictures(element.dataset.pictures ?? ''),
  renderHTML: (attributes: Record<string, unknown>) => ({
    'data-pictures': JSON.stringify(attributes.pictures),
  }),
};

function readPictures(text: string): PictureText[] {
  try {
    const found: Record<keyof PictureText, unknown>[] = JSON.parse(text);
    // Any page may put it on the clipboard.
    return found.flatMap(({ mediaId, alt, caption }) =>
      typeof mediaId === 'string'
        ? [{ mediaId, alt: `${alt ?? ''}`, caption: `${caption ?? ''}` }]
        : [],
    );
  } catch {
    return [];
  }
}

function wideBlock(name: string, tag: string, mark: string, attributes: object) {
  return Node.create({
    name,
    group: 'wideBlock',
    atom: true,
    draggable: true,
    addAttributes: () => ({ ...attributes }),
    parseHTML: () => [{ tag: `${tag}[data-${mark}]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
  });
}

export const Figure = wideBlock('figure', 'figure', 'pictures', { pictures });

/** Before and after. */
export const FigurePair = wideBlock('figurePair', 'div', 'pictures', { pictures });

/** Pictures that did not come along when the text was pasted. Nothing is published as long as it stands there. */
export const MissingPictures = wideBlock('missingPictures', 'div', 'missing-pictures', {
  count: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.dataset.missingPictures) || 1,
    renderHTML: ({ count }: Record<string, unknown>) => ({ 'data-missing-pictures': count }),
  },
});

/** The attributes of a figure. */
export function figureOf(...mediaIds: readonly string[]): { pictures: PictureText[] } {
  return { pictures: mediaIds.map((mediaId) => ({ mediaId, alt: '', caption: '' })) };
}

/** The pictures of a figure or pair; none of any other block. */
export function picturesOf(node: DocumentNode | null): readonly PictureText[] {
  return node?.attrs.pictures ?? [];
}

export const CallToAction = wideBlock('callToAction', 'div', 'href', {
  label: kept('label'),
  href: kept('href'),
});

/** Markdown that the editor has no tool for. */
export const RawBlock = wideBlock('rawBlock', 'div', 'source', { source: kept('source') });

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
