import type { SiteFile } from '#business/types.ts';
import { DAYS, openingHoursOf } from '#domain/settings/opening-hours.ts';
import { LONGEST } from '../business/site-schema.ts';
import { type Answers, LANGUAGES, phoneOf } from './answers.ts';
import type { Texts } from './texts/texts.ts';

/** As schema.org names it: of `TRADES` in src/domain/settings/trades.ts. */
const BUSINESS_TYPES = {
  electrician: 'Electrician',
  painter: 'HousePainter',
  gardener: 'HomeAndConstructionBusiness',
} as const;

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
  blog: { ...trade.blog, keywords: trade.keywords, tagKeywords: trade.keywords.slice(0, 2) },
  ...(answers.language === 'en-US' && { 'messages/sections': AMERICAN }),
});

export function siteFile(
  answers: Answers,
  { trade, words }: Pick<Texts, 'trade' | 'words'>,
): SiteFile {
  const { language, name, street, city, postcode, region, email, since, people, hours } = answers;
  const [opens = '', closes = ''] = hours.split('-');
  const week = DAYS.map((_, day) => (day < 5 ? [{ opens, closes }] : []));
  const { country, timeZone, currency, sign } = LANGUAGES[language];
  const title = words.inTown(`${name}: ${trade.name}`, city);
  return {
    ...{
      language,
      otherLanguages: [],
      timeZone,
      currency,
      name,
      legalName: name,
      tagline: trade.tagline,
    },
    ...{ foundingYear: since, makers: people },
    ...{ phone: phoneOf(answers), secondPhone: null, whatsapp: null, email },
    address: { street, city, postcode, region, country },
    geo: null,
    openingHours: openingHoursOf(week, language),
    ...{ closures: [], areaServed: city, priceRange: sign.repeat(2), vatNote: '', socials: [] },
    businessType: BUSINESS_TYPES[answers.trade],
    languages: [words.code],
    legalLine: '',
    navigation: [
      { label: words.labels.process, href: '/#process' },
      { label: words.labels.contact, href: '/#contact' },
    ],
    defaults: {
      title: title.length > LONGEST.title ? name : title,
      description: descriptionOf(trade.description(name, city)),
      keywords: [words.inTown(trade.name, city), ...trade.keywords],
    },
    pictureNote: '',
  };
}

/** Without its last sentence where a long name leaves no room for it. */
function descriptionOf(text: string): string {
  return text.length > LONGEST.description ? text.replace(/(?<=\.) [^.]*\.$/, '') : text;
}
