import { readdirSync } from 'node:fs';
import { type Answers, LANGUAGES } from './answers.ts';

/** What Americans spell in another way than the words of English. */
const AMERICAN: ReadonlyMap<string, string> = new Map([
  [
    'sections.ts',
    `import * as pack from '#languages/en/visitors/sections.ts';

export * from '#languages/en/visitors/sections.ts';

export const sectionWords: typeof pack.sectionWords = {
  ...pack.sectionWords,
  per: { ...pack.sectionWords.per, metre: 'per meter' },
};
`,
  ],
]);

/**
 * The files of words, by their path within the folder: each takes over what the language's pack has, for the
 * business to say single words in its own way.
 */
export function wordFiles({ language }: Pick<Answers, 'language'>): Map<string, string> {
  const pack = `languages/${LANGUAGES[language].words}/visitors`;
  const own = language === 'en-US' ? AMERICAN : new Map<string, string>();
  return new Map(
    readdirSync(`src/${pack}`).map((file) => [
      `words/${file}`,
      own.get(file) ?? `export * from '#${pack}/${file}';\n`,
    ]),
  );
}
