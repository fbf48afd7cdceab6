import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { safeAddress } from '#domain/markdown/addresses.ts';

/** Pictures, tables and their like stand between paragraphs, never inside a quotation or a list. */
export const ArticleDocument = Document.extend({ content: '(block | wideBlock)+' });

/** A heading is one line: Markdown knows no break in it. */
export const ArticleHeading = Heading.extend({ content: '(text | rawInline)*' });

/** Lists that keep an empty line between their items. */
const looseness = {
  loose: {
    default: false,
    parseHTML: (element: HTMLElement) => element.dataset.loose !== undefined,
    renderHTML: ({ loose }: Record<string, unknown>) => (loose ? { 'data-loose': '' } : {}),
  },
};

export const ArticleBulletList = BulletList.extend({
  addAttributes: () => looseness,
});

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

/** The word behind the opening fence says the language; what follows it is kept. */
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

/** Code may be bold or a link, as Markdown has it. */
export const ArticleCode = Code.extend({ excludes: '' });

/** An address and a title; what a browser does with it is the site's business. */
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
