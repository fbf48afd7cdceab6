import { Parser } from 'htmlparser2';
import { hashOf, policyFor } from './content-security-policy.ts';

type Edit = Range & { text: string };

/**
 * Completes a page that Astro has rendered, by an HTML tokenizer, so that text that looks like markup
 * stays text. Everything else stays character for character:
 *
 * - the policy becomes the third element of the `<head>`, before stored text, with this page’s hashes
 *   alone;
 * - styles that Astro puts before the first island move to the `<head>`, where HTML allows them, and with a
 *   policy become one: each costs some 90 bytes, and 54 of its hash;
 * - scripts leave the `<noscript>` of a part that arrives on demand, where they would not run before it
 *   does;
 * - `<` and `>` in attributes are encoded: browsers with scripts look for the end of a `<noscript>` in
 *   them.
 *
 * @param policy Astro’s policy with the hashes of the whole site, or `null`, as by the dev server.
 * @throws Error when there is a policy, and no `<head>` to hold it.
 */
export function optimizeHtml(source: string, policy: string | null) {
  const parts = readPageParts(source);
  const joined = policy === null ? null : joinedStyle(source, parts, policy);
  const own = policy && policyFor(policy, parts.code.flatMap(digestsIn(source)), joined?.digests);
  const edits = [
    ...policyEdits(parts, own),
    ...(joined?.edits ?? []),
    ...parts.code
      .filter(({ name }) => !joined || name !== 'style')
      .flatMap((element) => moveEdits(source, parts, element)),
    ...endEdits(source, parts),
    ...parts.angles.map((at) => ({
      ...{ start: at, end: at + 1 },
      text: source[at] === '<' ? '&lt;' : '&gt;',
    })),
  ];
  return { html: apply(source, edits), policy: own };
}

/** The policy’s source expression of an inline script or style. */
function digestsIn(source: string): (element: CodeElement) => string[] {
  return ({ text }) => {
    if (!text) return [];
    return [digestOf(source.slice(text.start, text.end))];
  };
}

/** All styles as one, at the end of the `<head>`; none when the policy would refuse one of them. */
function joinedStyle(source: string, { code, head }: PageParts, policy: string) {
  const styles = code.filter(({ name }) => name === 'style');
  const isPlain = styles.every(
    ({ start, text, noscript }) =>
      noscript === null && text && text.start - start === '<style>'.length,
  );
  const digests = styles.flatMap(digestsIn(source));
  const areKnown = digests.every((digest) => policy.includes(digest));
  if (!head || styles.length < 2 || !isPlain || !areKnown) return null;
  const css = styles.map(({ text }) => source.slice(text?.start, text?.end)).join('');
  return {
    digests: { replaced: digests, by: digestOf(css) },
    edits: [
      { start: head.end, end: head.end, text: `<style>${css}</style>` },
      ...styles.map(({ start, end }) => ({ start, end, text: '' })),
    ],
  };
}

function digestOf(content: string): string {
  return `'${hashOf(content)}'`;
}

/** After the character set and the viewport, which must come early too. */
function policyEdits({ head, afterFirstMetas }: PageParts, policy: string | null): Edit[] {
  if (!policy) return [];
  if (!head) throw new Error('A page without a <head> has no place for its policy.');
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const text = `<meta http-equiv="content-security-policy" content="${content}">`;
  return [{ start: afterFirstMetas, end: afterFirstMetas, text }];
}

function moveEdits(source: string, { head }: PageParts, element: CodeElement): Edit[] {
  const { name, start, end, isInHead, noscript } = element;
  const target = name === 'style' ? !isInHead && head?.end : noscript;
  if (typeof target !== 'number') return [];
  return [
    { start: target, end: target, text: source.slice(start, end) },
    { start, end, text: '' },
  ];
}

/** Moves what follows the end of a page before it. */
function endEdits(source: string, { lastTags }: PageParts): Edit[] {
  const last = lastTags.at(-1);
  if (!last || source.slice(last.end).trim() === '') return [];
  const text = lastTags.map(({ start, end }) => source.slice(start, end)).join('');
  const removed = lastTags.map((tag) => ({ ...tag, text: '' }));
  return [...removed, { start: source.length, end: source.length, text }];
}

/** Edits at one place keep their order; moved parts are not edited again. */
function apply(source: string, edits: readonly Edit[]): string {
  let html = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    html += source.slice(at, start) + text;
    at = end;
  }
  return html + source.slice(at);
}

interface Range {
  start: number;
  end: number;
}

/** A `<script>` or `<style>` outside a `<template>`. */
interface CodeElement extends Range {
  name: 'script' | 'style';
  /** Its content; `null` for a script with an address. */
  text: Range | null;
  isInHead: boolean;
  /** Start of the `<noscript>` around it. */
  noscript: number | null;
}

interface PageParts {
  code: CodeElement[];
  /** The content of `<head>`. */
  head: Range | null;
  /** After the character set and the viewport, when they come first. */
  afterFirstMetas: number;
  /** `</body>` and `</html>`. */
  lastTags: Range[];
  /** Each `<` and `>` in attribute values. */
  angles: number[];
}

/** Elements whose content is parsed by other rules. */
const CONTEXTS = ['template', 'noscript', 'svg', 'math'] as const;
type Context = (typeof CONTEXTS)[number];
const isContext = (name: string): name is Context => CONTEXTS.some((one) => one === name);
const isCode = (name: string): name is CodeElement['name'] => name === 'script' || name === 'style';

/**
 * Uses the parser of htmlparser2, which follows the HTML standard.
 *
 * @param source a rendered page: its tags are closed in order.
 */
function readPageParts(source: string): PageParts {
  const parts: PageParts = { code: [], head: null, afterFirstMetas: 0, lastTags: [], angles: [] };
  const depths: Record<Context, number> = { template: 0, noscript: 0, svg: 0, math: 0 };
  let noscript = 0;
  let code: CodeElement | null = null;
  let isInHead = false;
  let areFirstMetas = false;

  const onopentag = (name: string, attributes: Record<string, string>) => {
    const { start, end } = tag();
    noteAngles(start, end);
    const isFirst = 'charset' in attributes || attributes.name === 'viewport';
    areFirstMetas &&= name === 'meta' && isFirst;
    if (areFirstMetas) parts.afterFirstMetas = end;
    if (name === 'head' && !parts.head) {
      parts.head = { start: end, end };
      parts.afterFirstMetas = end;
      isInHead = true;
      areFirstMetas = true;
    }
    if (name === 'noscript' && depths.noscript === 0) noscript = start;
    if (isContext(name)) depths[name] += 1;
    if (!isCode(name) || depths.template + depths.svg + depths.math > 0) return;
    code = {
      ...{ name, start, end, isInHead },
      text: 'src' in attributes ? null : { start: end, end },
      noscript: depths.noscript > 0 ? noscript : null,
    };
  };

  const onclosetag = (name: string, isImplied: boolean) => {
    if (isContext(name)) depths[name] -= 1;
    if (isImplied) return;
    const { start, end } = tag();
    if (code && name === code.name) {
      parts.code.push({ ...code, end, text: code.text && { ...code.text, end: start } });
      code = null;
    }
    if (name === 'head' && parts.head) {
      if (isInHead) parts.head.end = start;
      isInHead = false;
      areFirstMetas = false;
    }
    if (name === 'body' || name === 'html') parts.lastTags.push({ start, end });
  };

  const noteAngles = (start: number, end: number) => {
    // Few tags have one, and a search by letter is slow.
    const next = source.indexOf('<', start + 1);
    if (source.indexOf('>', start) === end - 1 && (next < 0 || next >= end)) return;
    for (let at = start + 1; at < end - 1; at += 1) {
      if (source[at] === '<' || source[at] === '>') parts.angles.push(at);
    }
  };

  const parser = new Parser({ onopentag, onclosetag }, { decodeEntities: false });
  const tag = (): Range => ({ start: parser.startIndex, end: parser.endIndex + 1 });
  parser.end(source);
  return parts;
}
