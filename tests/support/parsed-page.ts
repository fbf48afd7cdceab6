import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';

/** An element as a browser with scripts finds it. */
export interface PageElement {
  tagName: string;
  attributes: Record<string, string>;
  /** What is directly in it, without elements. */
  text: string;
  children: PageElement[];
  /** Where its start tag ends in the page; `undefined` in a `<noscript>`. */
  end: number | undefined;
}

/**
 * A page as a browser reads it, by the rules of the HTML standard. What is in a `<noscript>` is one
 * text there; it is read as it is when such a part is put into the page, or scripts are off.
 */
export function parsePage(html: string): PageElement {
  const root = parse(html, { sourceCodeLocationInfo: true }).childNodes.find(
    defaultTreeAdapter.isElementNode,
  );
  if (!root) throw new Error('A page without an element.');
  return describe(root);
}

function describe(element: DefaultTreeAdapterTypes.Element): PageElement {
  const content = 'content' in element ? element.content : element;
  let nodes = (content as DefaultTreeAdapterTypes.ParentNode).childNodes;
  const text = nodes
    .filter(defaultTreeAdapter.isTextNode)
    .map(({ value }) => value)
    .join('');
  if (element.tagName === 'noscript') nodes = parseFragment(text).childNodes;
  return {
    tagName: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text,
    children: nodes.filter(defaultTreeAdapter.isElementNode).map(describe),
    end: element.sourceCodeLocation?.startTag?.endOffset,
  };
}

/** The element and every other in it, in the order of the page. */
export function elementsOf(element: PageElement): PageElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}

/** The shape of a page: its elements and the names of their attributes, without any text. */
export function skeletonOf({ tagName, attributes, children }: PageElement): string {
  const inner = children.map(skeletonOf).join(' ');
  return `${tagName}[${Object.keys(attributes).join(' ')}]${inner && `(${inner})`}`;
}
