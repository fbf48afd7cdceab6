import type { SiteFile } from '#business/types.ts';
import { DAYS, openingHoursOf } from '#domain/settings/opening-hours.ts';
import { LONGEST } from '../business/site-schema.ts';
import type { Texts } from '../texts/texts.ts';
import { type Answers, LANGUAGES, phoneOf } from './answers.ts';

/** As schema.org names it: of `TRADES` in src/domain/settings/trades.ts. */
const BUSINESS_TYPES = {
  electrician: 'Electrician',
  painter: 'HousePainter',
  gardener: 'HomeAndConstructionBusiness',
  other: 'LocalBusiness',
} as const;

const SIGNS = { GBP: '£', USD: '$', EUR: '€' };

/** What Americans spell in another way than the words of English. */
const AMERICAN = { sectionMessages: { per: { metre: 'per meter' } } };

/** The files of facts: who the business is, what it does and what that costs. */
export const factFiles = (answers: Answers, { trade, words, services }: Texts) => ({
  site: siteFile(answers, { trade, words }),
  services: services.map(({ slug, name, shortName, hint }) => ({
    ...{ slug, name, shortName, navLabel: name, hint },
  })),
  // A page shows prices once there are some.
  prices: Object.fromEntries(services.map(({ slug }) => [slug, []])),
  blog: {
    ...trade.blog,
    title: trade.blog.name,
    keywords: trade.keywords,
    tagKeywords: trade.keywords.slice(0, 2),
  },
  ...(answers.language === 'en-US' && { 'messages/sections': AMERICAN }),
});

export function siteFile(
  answers: Answers,
  { trade, words }: Pick<Texts, 'trade' | 'words'>,
): SiteFile {
  const { language, name, street, city, postcode, region, email, since, people, hours, header } =
    answers;
  const [opens = '', closes = ''] = hours.split('-');
  const week = DAYS.map((_, day) => (day < 5 ? [{ opens, closes }] : []));
  const { country, timeZone, currency } = LANGUAGES[language];
  return {
    ...{
      language,
      otherLanguages: [],
      timeZone,
      currency,
      name,
      legalName: name,
    },
    ...siteWords(answers, { trade, words }),
    ...{ foundingYear: since, makers: people },
    ...{ phone: phoneOf(answers), secondPhone: null, whatsapp: null, email },
    address: { street, city, postcode, region, country },
    geo: null,
    openingHours: openingHoursOf(week, language),
    ...{
      closures: [],
      areaServed: city,
      priceRange: SIGNS[currency].repeat(2),
      vatNote: '',
      socials: [],
    },
    businessType: BUSINESS_TYPES[answers.trade],
    languages: [words.code],
    legalLine: '',
    ...(header === 'light' && { header }),
    pictureNote: '',
  };
}

/** What is said of the whole site, in a language. */
export function siteWords(
  { name, city }: Pick<Answers, 'name' | 'city'>,
  { trade, words }: Pick<Texts, 'trade' | 'words'>,
): Pick<SiteFile, 'tagline' | 'navigation' | 'defaults'> {
  const title = words.inTown([name, trade.name].filter(Boolean).join(': '), city);
  return {
    tagline: trade.tagline,
    navigation: [
      { label: words.labels.process, href: '/#process' },
      { label: words.labels.contact, href: '/#contact' },
    ],
    defaults: {
      title: title.length > LONGEST.title ? name : title,
      description: descriptionOf(trade.description(name, city)),
      keywords: [words.inTown(trade.name || name, city), ...trade.keywords],
    },
  };
}

/** Without its last sentence where a long name leaves no room for it. */
function descriptionOf(text: string): string {
  return text.length > LONGEST.description ? text.replace(/(?<=\.) [^.]*\.$/, '') : text;
}
