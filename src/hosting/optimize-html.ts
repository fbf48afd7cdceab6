import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { policyFor } from './content-security-policy.ts';

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** A page that is ready to be served. */
export interface OptimizedPage {
  html: string;
  /** The policy that is in it; `null` when none was given (the dev server enforces none). */
  policy: string | null;
}

/**
 * What still has to happen to a page when Astro has rendered it. It is read and written by a parser
 * that follows the HTML standard, so text that only looks like markup stays text:
 *
 * - the policy becomes the third element of the `<head>`, before anything that holds stored text, with
 *   the hashes of this page alone;
 * - styles that Astro puts before the first island move to the `<head>`, where HTML allows them;
 * - scripts that it puts there leave the `<noscript>` of a part that arrives on demand: in there they
 *   would not run before that part is wanted;
 * - `<` and `>` in attributes are encoded. Astro leaves them as they are, which is right for a parser,
 *   but a browser with scripts looks for the end of a `<noscript>` in its attributes too.
 *
 * @param source the page as Astro rendered it.
 * @param policy Astro's policy with the hashes of the whole site, or `null`.
 */
export function optimizeHtml(source: string, policy: string | null): OptimizedPage {
  // As a browser without scripts reads it: then what is in a `<noscript>` has elements, too.
  const document = parse(source, { scriptingEnabled: false });
  const elements = [...elementsOf(document)];
  const head = elements.find(({ tagName }) => tagName === 'head');
  for (const element of elements) {
    if (element.tagName === 'style' && head) moveToEnd(element, head);
    const noscript = element.tagName === 'script' && closest(element, 'noscript');
    if (noscript) moveBefore(element, noscript);
  }
  const own = policy && policyFor(policy, elements.flatMap(digestOf));
  if (own && head) addPolicy(head, own);
  return { html: serialize(document, { scriptingEnabled: false }), policy: own };
}

/** Every element in the order of the page; what a `<template>` holds is not part of it. */
function* elementsOf(node: Document | Element): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

function closest(element: Element, tagName: string): Element | null {
  const parent = element.parentNode;
  if (!parent || !tree.isElementNode(parent)) return null;
  return parent.tagName === tagName ? parent : closest(parent, tagName);
}

function moveToEnd(element: Element, parent: Element): void {
  if (element.parentNode === parent) return;
  tree.detachNode(element);
  tree.appendChild(parent, element);
}

function moveBefore(element: Element, reference: Element): void {
  const parent = reference.parentNode;
  if (!parent) return;
  tree.detachNode(element);
  tree.insertBefore(parent, element, reference);
}

/** The source expression of an inline script or style, as a policy writes it. */
function digestOf(element: Element): string[] {
  const isInline =
    element.tagName === 'style' ||
    (element.tagName === 'script' && !element.attrs.some(({ name }) => name === 'src'));
  if (!isInline) return [];
  const text = element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : ''));
  const digest = createHash('sha256').update(text.join('')).digest('base64');
  return [`'sha256-${digest}'`];
}

/** Behind the character set and the viewport, which are ours and must come early as well. */
function addPolicy(head: Element, policy: string): void {
  const meta = tree.createElement('meta', head.namespaceURI, [
    { name: 'http-equiv', value: 'content-security-policy' },
    { name: 'content', value: policy },
  ]);
  const next = head.childNodes.find(
    (child) =>
      tree.isElementNode(child) &&
      !child.attrs.some(
        ({ name, value }) => name === 'charset' || (name === 'name' && value === 'viewport'),
      ),
  );
  if (next) tree.insertBefore(head, meta, next);
  else tree.appendChild(head, meta);
}
