// Made by `npm run language`: what is written here by hand goes with the next one.

/** The rules of the site's language: of the folder in `src/languages` that `language` in `site.json` names. */
export * from '#languages/en/rules.ts';
export * from '#languages/one.ts';
