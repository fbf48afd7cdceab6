/** The rules of the site's language: of the folder in `src/languages` that `language` in `site.ts` names. */
export * from '#languages/en/rules.ts';
export * from '#languages/one.ts';
