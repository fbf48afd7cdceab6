import { american, BY_LANGUAGE } from '../texts/languages.ts';
import type { LanguageTexts, Texts } from '../texts/texts.ts';
import { type Answers, LANGUAGES, slugIn } from './answers.ts';
import { factFiles } from './fact-files.ts';
import { pageFiles } from './page-files.ts';

/** Of a trade in a language: what it can offer, for whoever is asked. */
export const textsOf = ({ language }: Pick<Answers, 'language'>): LanguageTexts =>
  language === 'en-US' ? american : BY_LANGUAGE[LANGUAGES[language].words];

/** The texts of a service are in every language by their place among those of the trade. */
const placeOf = (name: string, answers: Answers) =>
  textsOf(answers).trades[answers.trade].services.findIndex((service) => service.name === name);

/** Services of which no language but that of the answers knows what they are called. */
export const servicesToName = (answers: Answers): string[] =>
  answers.services.filter((name) => placeOf(name, answers) < 0);

/**
 * What the files say that answers make, by their path within the folder. The same answers make the same.
 *
 * @param language of what is said.
 * @param names in it, of the {@link servicesToName}.
 */
export function folderFiles(
  answers: Answers,
  language = answers.language,
  names = servicesToName(answers),
): Map<string, unknown> {
  const words = textsOf({ language });
  const trade = words.trades[answers.trade];
  const unknown = servicesToName(answers);
  const texts: Texts = {
    ...{ words, trade },
    services: answers.services.map((name) => {
      const service =
        trade.services[placeOf(name, answers)] ??
        words.service(names[unknown.indexOf(name)] ?? name);
      const slug = slugIn(answers.language, name);
      const isMain = language === answers.language;
      return { ...service, slug, address: isMain ? slug : slugIn(language, service.name) };
    }),
  };
  const all = { ...factFiles(answers, texts), ...pageFiles(answers, texts) };
  // As they will be read: a field without a value is not there.
  const read = JSON.parse(JSON.stringify(all)) as Record<string, unknown>;
  return new Map(Object.entries(read).map(([name, value]) => [`${name}.json`, value]));
}
