import type { Text } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';
import { quotes } from '#business/language.ts';
import { unbroken } from '#domain/text/unbroken.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    smartPunctuation: 'smartPunctuation';
  }
}

const [QUOTE, APOSTROPHE, HYPHEN, DOT, PARAGRAPH] = [34, 39, 45, 46, 167];
const BLANK = 32;
const [CLOSING_BRACKET, CLOSING_PARENTHESIS] = [93, 41];

export const smartPunctuation: Extension = {
  text: {
    [QUOTE]: quote(),
    [APOSTROPHE]: quote(),
    [HYPHEN]: run(2, Number.POSITIVE_INFINITY),
    [DOT]: run(3, 3),
    [PARAGRAPH]: { name: 'paragraphSign', tokenize: numbered },
  },
};

/** Sets typographic signs in the tree of one text: it tracks open quotation marks. */
export function smartPunctuationTree(): TreeExtension {
  const openings: { block: object | undefined; text: Text; at: number }[] = [];
  return {
    enter: {
      smartPunctuation(token) {
        this.config.enter.data?.call(this, token);
      },
    },
    exit: {
      smartPunctuation(token) {
        const text = this.stack.pop();
        if (text?.type !== 'text') return;
        const signs = this.sliceSerialize(token);
        const block = this.stack.findLast(({ type }) => BLOCKS.has(type));
        let closing: string | undefined;
        if (signs === "'" && token._close) {
          while (openings.length > 0 && openings.at(-1)?.block !== block) openings.pop();
          const opening = openings.pop();
          // Its closing mark shows that it was no apostrophe.
          if (opening) {
            opening.text.value = replaceAt(opening.text.value, opening.at, quotes.inner[0]);
            closing = quotes.inner[1];
          }
        }
        if (signs === "'" && token._open) openings.push({ block, text, at: text.value.length });
        text.value += closing ?? printed(signs, token._open ?? false);
        const { line, column, offset } = token.end;
        if (text.position) text.position.end = { line, column, offset };
      },
    },
  };
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

function replaceAt(text: string, at: number, sign: string): string {
  return text.slice(0, at) + sign + text.slice(at + 1);
}

function printed(signs: string, isOpening: boolean): string {
  if (signs === '"') return quotes.outer[isOpening ? 0 : 1];
  if (signs === "'") return '’';
  if (signs.startsWith('.')) return '…';
  if (signs.startsWith('§')) return unbroken(signs);
  const count = signs.length;
  if (count % 3 === 0) return '—'.repeat(count / 3);
  if (count % 2 === 0) return '–'.repeat(count / 2);
  if (count % 3 === 1) return `${'—'.repeat((count - 4) / 3)}––`;
  return `${'—'.repeat((count - 2) / 3)}–`;
}

/** Its neighbours decide whether a quotation mark opens or closes. */
function quote(): Construct {
  const tokenize: Tokenizer = function tokenizeQuote(effects, ok) {
    const { previous } = this;
    return (code) => {
      const token = effects.enter('smartPunctuation');
      effects.consume(code);
      return (next) => {
        const [before, after] = [classify(previous), classify(next)];
        const isLeft = after !== SPACE && (after !== SIGN || before !== undefined);
        const isRight = before !== SPACE && (before !== SIGN || after !== undefined);
        const isBracket = previous === CLOSING_BRACKET || previous === CLOSING_PARENTHESIS;
        token._open = code === QUOTE ? isLeft : isLeft && !isRight && !isBracket;
        token._close = isRight && !isLeft;
        effects.exit('smartPunctuation');
        return ok(next);
      };
    };
  };
  return { name: 'smartQuote', tokenize };
}

/** Character classes; letters and the like have none. */
const [SPACE, SIGN] = [1, 2];

function classify(code: Code): number | undefined {
  // Negative codes are line ends and tabs.
  if (code === null || code < 0) return SPACE;
  const character = String.fromCodePoint(code);
  if (/\s/u.test(character)) return SPACE;
  return /[\p{P}\p{S}]/u.test(character) ? SIGN : undefined;
}

function run(least: number, most: number): Construct {
  const tokenize: Tokenizer = (effects, ok, nok) => {
    let count = 0;
    const next: State = (code) => {
      if (count > 0 && (code !== sign || count === most)) {
        if (count < least) return nok(code);
        effects.exit('smartPunctuation');
        return ok(code);
      }
      effects.consume(code);
      count += 1;
      return next;
    };
    let sign: Code = null;
    return (code) => {
      sign = code;
      effects.enter('smartPunctuation');
      return next(code);
    };
  };
  return { name: 'smartRun', tokenize };
}

/** `§ 25` stays on one line, and so does `§§ 25`. */
function numbered(...[effects, ok, nok]: Parameters<Tokenizer>): State {
  const signs: State = (code) => {
    if (code === BLANK) {
      effects.consume(code);
      return number;
    }
    if (code !== PARAGRAPH) return nok(code);
    effects.consume(code);
    return signs;
  };
  const number: State = (code) => {
    if (code === null || code < 48 || code > 57) return nok(code);
    effects.exit('smartPunctuation');
    return ok(code);
  };
  return (code) => {
    effects.enter('smartPunctuation');
    return signs(code);
  };
}
