import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

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
/** Tags whose attributes are read. */
const ASKED_FOR = new Set(['meta', 'script']);
const isCode = (name: string): name is CodeElement['name'] => name === 'script' || name === 'style';

/**
 * Uses the tokenizer of htmlparser2, which follows the HTML standard.
 *
 * @param source a rendered page: its tags are closed in order.
 */
export function readPageParts(source: string): PageParts {
  const reader = new PageReader(source);
  const tokenizer = new Tokenizer({ decodeEntities: false }, reader);
  tokenizer.write(source);
  tokenizer.end();
  return reader.parts;
}

class PageReader implements TokenizerCallbacks {
  readonly parts: PageParts = {
    code: [],
    head: null,
    afterFirstMetas: 0,
    lastTags: [],
    angles: [],
  };
  readonly #source: string;
  readonly #depths: Record<Context, number> = { template: 0, noscript: 0, svg: 0, math: 0 };
  #tag = { name: '', start: 0 };
  #isAskedFor = false;
  #attribute = '';
  #attributes = new Map<string, string>();
  #noscript = 0;
  #code: CodeElement | null = null;
  #isInHead = false;
  #areFirstMetas = false;

  constructor(source: string) {
    this.#source = source;
  }

  isInForeignContext(): boolean {
    return this.#depths.svg + this.#depths.math > 0;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = { name: this.#source.slice(start, end).toLowerCase(), start: start - 1 };
    this.#isAskedFor = ASKED_FOR.has(this.#tag.name);
    this.#attributes.clear();
  }

  onattribname(start: number, end: number): void {
    if (!this.#isAskedFor) return;
    this.#attribute = this.#source.slice(start, end).toLowerCase();
    this.#attributes.set(this.#attribute, '');
  }

  onattribdata(start: number, end: number): void {
    const value = this.#source.slice(start, end);
    if (this.#isAskedFor) this.#attributes.set(this.#attribute, value);
    // Few values have one, and a search by letter is slow.
    if (!value.includes('<') && !value.includes('>')) return;
    for (let at = start; at < end; at += 1) {
      const character = this.#source[at];
      if (character === '<' || character === '>') this.parts.angles.push(at);
    }
  }

  onopentagend(at: number): void {
    this.#open(at + 1);
  }

  onselfclosingtag(at: number): void {
    const isForeign = this.isInForeignContext() || this.#tag.name === 'svg';
    if (!isForeign) this.#open(at + 1);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase();
    const tag = { start: start - 2, end: this.#source.indexOf('>', end) + 1 };
    if (isContext(name)) this.#depths[name] = Math.max(0, this.#depths[name] - 1);
    if (name === this.#code?.name) this.#closeCode(tag);
    if (name === 'head') this.#closeHead(tag.start);
    if (name === 'body' || name === 'html') this.parts.lastTags.push(tag);
  }

  #open(end: number): void {
    const { name, start } = this.#tag;
    if (this.#areFirstMetas) this.#lookForMeta(end);
    if (name === 'head') this.#openHead(end);
    if (name === 'noscript' && this.#depths.noscript === 0) this.#noscript = start;
    if (isContext(name)) this.#depths[name] += 1;
    if (isCode(name) && this.#depths.template === 0 && !this.isInForeignContext()) {
      this.#code = {
        ...{ name, start, end },
        text: this.#attributes.has('src') ? null : { start: end, end },
        isInHead: this.#isInHead,
        noscript: this.#depths.noscript > 0 ? this.#noscript : null,
      };
    }
  }

  #openHead(end: number): void {
    if (this.parts.head) return;
    this.parts.head = { start: end, end };
    this.parts.afterFirstMetas = end;
    this.#isInHead = true;
    this.#areFirstMetas = true;
  }

  #closeHead(start: number): void {
    if (this.#isInHead && this.parts.head) this.parts.head.end = start;
    this.#isInHead = false;
    this.#areFirstMetas = false;
  }

  #lookForMeta(end: number): void {
    const isFirst =
      this.#tag.name === 'meta' &&
      (this.#attributes.has('charset') || this.#attributes.get('name') === 'viewport');
    if (isFirst) this.parts.afterFirstMetas = end;
    else this.#areFirstMetas = false;
  }

  #closeCode(tag: Range): void {
    if (!this.#code) return;
    const { text } = this.#code;
    this.parts.code.push({
      ...this.#code,
      end: tag.end,
      text: text && { ...text, end: tag.start },
    });
    this.#code = null;
  }

  // Required by the interface.
  onattribend(): void {}
  onattribentity(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
  ontext(): void {}
  ontextentity(): void {}
}
