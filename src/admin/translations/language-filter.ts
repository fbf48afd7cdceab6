import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { MAIN_LANGUAGE } from '#data/articles/article-list.ts';
import { staff } from '#languages/staff.ts';

/** What a list of articles or pages can be narrowed to; '' is all of them. */
export const languageChoices = (): Record<string, string> =>
  Object.fromEntries([
    ['', staff.translations.list.any],
    [MAIN_LANGUAGE, languageName('')],
    ...otherLanguages().map((code) => [code, languageName(code)]),
  ]);
