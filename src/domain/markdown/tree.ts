import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';

export function asRoot(node: Nodes): Root {
  if (node.type === 'root') return node;
  return { type: 'root', children: node.type === 'doctype' ? [] : [node] };
}

export function* elements(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elements(child);
  }
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(textOf).join('');
}

/** Replaces every element below `node` by what `replace` returns, children first. */
export function replaceElements(
  node: Root | Element,
  replace: (element: Element) => ElementContent[],
): void {
  const children: (RootContent | ElementContent)[] = [];
  for (const child of node.children) {
    if (child.type !== 'element') {
      children.push(child);
      continue;
    }
    replaceElements(child, replace);
    children.push(...replace(child));
  }
  node.children = children as ElementContent[];
}

/** Whether a node shows nothing. */
export function isEmpty(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return true;
  if (['img', 'hr', 'br'].includes(node.tagName)) return false;
  return node.children.every(isEmpty);
}
