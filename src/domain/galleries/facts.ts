import { portfolioMessages } from '#business/messages/portfolio.ts';
import { FACTS, type FactName, FIELDS, type Fields, typedOf } from './fields.ts';

/** What visitors read beside the title of a job in the current language, as far as it is said; of a service, its page too. */
export function factsOf(
  gallery: Pick<Fields, FactName>,
  words: Readonly<Record<string, string>>,
  weeksIn: (count: number) => string,
  services: readonly { key: string; name: string; path: string }[],
) {
  const { duration_weeks: weeks } = gallery;
  const service = services.find(({ key }) => key === gallery.service);
  const names = { ...portfolioMessages, ...words };
  return FACTS.map((fact) => {
    const name = names[FIELDS[fact].fact] ?? '';
    if (fact === 'service') return { name, value: service?.name, path: service?.path };
    const isCounted = fact === 'duration_weeks' && weeks;
    return { name, value: isCounted ? weeksIn(weeks) : typedOf(gallery[fact]) };
  }).filter(({ value }) => value);
}
