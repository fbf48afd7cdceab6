import { portfolioMessages } from '#business/messages/portfolio.ts';
import { type Words, weeksIn } from '#domain/settings/words.ts';
import { FACTS, type FactName, FIELDS, type Fields, typedOf } from './fields.ts';

interface Fact {
  name: string;
  value: string | undefined;
  /** Of a service, its page. */
  path?: string | undefined;
}

/** What visitors read beside the title of a job in the current language, as far as it is said. */
export function factsOf(
  gallery: Pick<Fields, FactName>,
  words: Words,
  services: readonly { key: string; name: string; path: string }[],
): Fact[] {
  const { service: key, duration_weeks: weeks } = gallery;
  const service = services.find((one) => one.key === key);
  /** What is not said as it is kept. */
  const otherwise: { [Name in FactName]?: Pick<Fact, 'value' | 'path'> } = {
    service: { value: service?.name, path: service?.path },
    ...(weeks && { duration_weeks: { value: weeksIn(words, weeks) } }),
  };
  const names: Readonly<Record<string, string>> = { ...portfolioMessages, ...words };
  return FACTS.map((name) => ({
    name: names[FIELDS[name].fact] ?? '',
    ...(otherwise[name] ?? { value: typedOf(gallery[name]) }),
  })).filter(({ value }) => value);
}
