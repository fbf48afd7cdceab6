import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { MAIN_LANGUAGE } from '#data/articles/article-list.ts';
import { staff } from '#languages/staff.ts';

/** What a list of articles or pages can be narrowed to, as in its address; '' is all of them. */
export const languageFilters = (): Record<string, string> =>
  Object.fromEntries(['', MAIN_LANGUAGE, ...otherLanguages()].map((code) => [code, code]));

/** The same by their names, to choose from. */
export const languageChoices = (): Record<string, string> =>
  Object.fromEntries([
    ['', staff.translations.list.any],
    [MAIN_LANGUAGE, languageName('')],
    ...otherLanguages().map((code) => [code, languageName(code)]),
  ]);
