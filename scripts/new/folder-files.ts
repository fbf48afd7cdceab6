import { inAmerican } from './american.ts';
import { type Answers, LANGUAGES, slugIn, type WordsLanguage } from './answers.ts';
import { factFiles } from './fact-files.ts';
import { pageFiles } from './page-files.ts';
import { german } from './texts/de/de.ts';
import { english } from './texts/en/en.ts';
import { portuguese } from './texts/pt/pt.ts';
import type { LanguageTexts, Texts } from './texts/texts.ts';

const TEXTS: Readonly<Record<WordsLanguage, LanguageTexts>> = {
  en: english,
  de: german,
  pt: portuguese,
};

/** Of a trade in a language: what it can offer, for whoever is asked. */
export const textsOf = ({ language }: Pick<Answers, 'language'>): LanguageTexts =>
  language === 'en-US' ? american : TEXTS[LANGUAGES[language].words];

const american = inAmerican(english);

/**
 * What the files say that answers make, by their path within the folder. The same answers make the same.
 *
 * @param language of what is said; services keep their addresses in that of the answers.
 */
export function folderFiles(answers: Answers, language = answers.language): Map<string, unknown> {
  const words = textsOf({ language });
  const trade = words.trades[answers.trade];
  const known = textsOf(answers).trades[answers.trade].services.map(({ name }) => name);
  const texts: Texts = {
    ...{ words, trade },
    services: answers.services.map((name) => ({
      ...(trade.services[known.indexOf(name)] ?? words.service(name)),
      slug: slugIn(answers.language, name),
    })),
  };
  const all = { ...factFiles(answers, texts), ...pageFiles(answers, texts) };
  // As they will be read: a field without a value is not there.
  const read = JSON.parse(JSON.stringify(all)) as Record<string, unknown>;
  return new Map(Object.entries(read).map(([name, value]) => [`${name}.json`, value]));
}
