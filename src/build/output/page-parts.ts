import { Parser } from 'htmlparser2';

export interface Range {
  start: number;
  end: number;
}

/** A `<script>` or `<style>` outside a `<template>`. */
export interface CodeElement extends Range {
  name: 'script' | 'style';
  /** Its content; `null` for a script with an address. */
  text: Range | null;
  isInHead: boolean;
  /** Start of the `<noscript>` around it. */
  noscript: number | null;
}

export interface PageParts {
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
export function readPageParts(source: string): PageParts {
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
