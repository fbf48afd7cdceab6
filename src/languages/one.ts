// Of a site in one language nothing follows a language: what is here costs its pages nothing.
import type { ByLanguage } from './rules.ts';

/** Whether the site has several languages: a constant, so that bundlers leave out what is for them. */
export const isMultilingual: boolean = false;

/** The code of the language that a page is in; '' is the main one of the site. */
export const currentLanguage = (): string => '';

/** What the folder says in a language. */
export const speaking = <Result>(_code: string, work: () => Result): Result => work();

/** An address in the language of the page. @param path as it is in the main language: `/privacy`, `/#contact`. */
export const pathHere = (path: string): string => path;

/** Says that a link leads to another language. */
export const markLanguage = (_link: HTMLAnchorElement, _to: { lang?: string }): void => {};

/** What depends on the language of a page, made once for each, when it is asked for. */
export function perLanguage<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A part of the folder. */
export const inLanguage = <Value>(values: ByLanguage<Value>): Value => values[''];
