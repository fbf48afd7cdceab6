import type { Schema } from 'hast-util-sanitize';

/**
 * What stored text may become: no classes, ids, styles, forms, frames or scripts. Headings get ids
 * later, and `safeAddress` checks addresses more strictly than a list of protocols.
 */
export const ALLOWED: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'hr', 'br', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'b', 'strong', 'i', 'em', 'del', 's', 'sub', 'sup', 'kbd', 'abbr', 'q', 'cite'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
    ...['img', 'details', 'summary'],
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    td: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
    th: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan', 'scope'],
  },
  ancestors: {
    caption: ['table'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
    summary: ['details'],
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'media'],
    src: ['media'],
  },
  // Their text is not prose either.
  strip: ['script', 'style', 'template', 'title', 'textarea', 'select', 'svg', 'math', 'iframe'],
};
