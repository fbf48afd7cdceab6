import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { safeAddress } from '#domain/markdown/addresses.ts';

/** Pictures and tables stand between paragraphs, never in a quotation or list. */
export const ArticleDocument = Document.extend({ content: '(block | wideBlock)+' });

/** Markdown has no line break in a heading. */
export const ArticleHeading = Heading.extend({ content: '(text | rawInline)*' });

/** Loose lists have empty lines between their items. */
const looseness = {
  loose: {
    default: false,
    parseHTML: (element: HTMLElement) => element.dataset.loose !== undefined,
    renderHTML: ({ loose }: Record<string, unknown>) => (loose ? { 'data-loose': '' } : {}),
  },
};

export const ArticleBulletList = BulletList.extend({ addAttributes: () => looseness });

export const ArticleOrderedList = OrderedList.extend({
  addAttributes: () => ({
    ...looseness,
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) =>
        Number.parseInt(element.getAttribute('start') ?? '1', 10),
      renderHTML: ({ start }: Record<string, unknown>) => (start === 1 ? {} : { start }),
    },
  }),
});

/** After the language of a fence, `meta` keeps the rest of the line. */
export const ArticleCodeBlock = CodeBlock.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      meta: {
        default: null,
        parseHTML: (element: HTMLElement) => element.dataset.meta ?? null,
        renderHTML: ({ meta }: Record<string, unknown>) => (meta ? { 'data-meta': meta } : {}),
      },
    };
  },
});

export const ArticleCode = Code.extend({ excludes: '' });

export const ArticleLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
    title: { default: null },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => safeAddress(address) !== null,
});
