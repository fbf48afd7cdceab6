import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An element as HTML for visitors. React writes `<img srcSet="" alt=""/>` where HTML has shorter ways. It
 * encodes `<` and `>` in all that is stored, so that what looks like such a tag is one.
 */
export function staticHtml(element: ReactElement): string {
  return renderToStaticMarkup(element).replace(
    /<(img|source|br|input)\b([^<>]*)\/>/g,
    (_, name: string, attributes: string) =>
      `<${name}${attributes.replace(/ (?:srcSet|fetchPriority)="/g, lowerCase).replace(' alt=""', ' alt')}>`,
  );
}

const lowerCase = (text: string) => text.toLowerCase();
