// Of a site in several languages: what its folder and its pages say follows the language of the page that is
// being made, or that a visitor has open.
import { pathIn } from './addresses.ts';
import type { ByLanguage } from './rules.ts';

let read = (): string => globalThis.document?.documentElement.dataset.language ?? '';

/** Whether the site has several languages. */
export const isMultilingual: boolean = true;
/** For as long as something that is not of the page is read. */
let spoken: string | null = null;

/** The code of the language that a page is in; '' is the main one of the site. */
export const currentLanguage = (): string => spoken ?? read();

/** What the folder says in a language, whatever that of the page is. @param work reads it, and waits for nothing. */
export function speaking<Result>(code: string, work: () => Result): Result {
  const before = spoken;
  spoken = code;
  try {
    return work();
  } finally {
    spoken = before;
  }
}

/** Where pages are made it is known by something else than the document. */
export function readLanguageBy(reader: () => string): void {
  read = reader;
}

/** An address in the language of the page. @param path as it is in the main language: `/privacy`, `/#contact`. */
export const pathHere = (path: string): string => pathIn(currentLanguage(), path);

/** Says that a link leads to another language, if it does. */
export function markLanguage(link: HTMLAnchorElement, { lang }: { lang?: string }): void {
  if (lang) link.lang = link.hreflang = lang;
}

/** What depends on the language of a page, made once for each. */
export function perLanguage<Value>(make: () => Value): () => Value {
  const made = new Map<string, { value: Value }>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language) ?? { value: make() };
    made.set(language, known);
    return known.value;
  };
}

/**
 * A part of the folder in each language, as one that is always that of the current one: whoever asks for a word
 * asks while a page is made or used, and gets that of its language.
 */
export function inLanguage<Value extends object>(values: ByLanguage<Value>): Value {
  const current = () => values[currentLanguage()] ?? values[''];
  return new Proxy(values[''], {
    get: (_, name) => {
      const now = current();
      const value: unknown = Reflect.get(now, name);
      const isMethod = typeof value === 'function' && name !== 'constructor';
      // Methods of sets and lists want their own set or list.
      return isMethod && !Object.hasOwn(now, name) ? value.bind(now) : value;
    },
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (target, name) => {
      const found = Reflect.getOwnPropertyDescriptor(current(), name);
      // One that the main language has not can't be fixed for good.
      return found && !Object.hasOwn(target, name) ? { ...found, configurable: true } : found;
    },
    apply: (_, self, given) => Reflect.apply(current() as () => unknown, self, given),
  });
}
