import { AsyncLocalStorage } from 'node:async_hooks';
import { languageMessages } from '#business/messages/shell.ts';
import { shownLanguages } from '#domain/pages/shown-languages.ts';
import { codeOf, languageIn } from '#languages/addresses.ts';
import { readLanguageBy } from '#languages/several.ts';
import { site } from '#site';

/** Codes of the languages beside the main one that visitors have. */
export const otherLanguages: readonly string[] = shownLanguages().map(codeOf);
/** Of all, the main one first, which is ''. */
export const languages: readonly string[] = ['', ...otherLanguages];

const language = new AsyncLocalStorage<string>();
readLanguageBy(() => language.getStore() ?? '');

/** Whatever `work` makes and asks is in this language. */
export function within<Result>(code: string, work: () => Result): Result {
  return otherLanguages.length === 0 ? work() : language.run(code, work);
}

/** As in `lang`, for what a page of another language shows in the main one. */
export const mainTag = (): string => within('', () => site.language);

/** The same for a page, by its address or its pattern. */
export function withinLanguageOf<Result>(path: string, work: () => Result): Result {
  return within(languageIn(path, otherLanguages), work);
}

/** Something for each language, the main one first. */
export function inEach<Result>(make: (code: string) => Promise<Result>): Promise<Result[]> {
  return Promise.all(languages.map((code) => within(code, () => make(code))));
}

/** What stands in a list of another language, and is there in the main one alone. */
export interface Elsewhere {
  /** Of the main language, as in `hreflang` and `lang`. */
  tag: string;
  /** Says so, in the language of the page: `em inglês`. */
  mark: string;
}

export function elsewhere(): Elsewhere {
  const tag = within('', () => site.language);
  const name = new Intl.DisplayNames([site.language], { type: 'language' }).of(codeOf(tag)) ?? tag;
  return { tag, mark: languageMessages.elsewhere(name) };
}
