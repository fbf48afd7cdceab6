import { DAYS, openingHoursOf } from '#domain/settings/opening-hours.ts';
import { isStaffLanguage } from '#languages/staff.ts';
import { LONGEST } from '../business/site-schema.ts';
import { type Answers, LANGUAGES, phoneOf } from './answers.ts';
import { code, literal } from './code.ts';
import type { Texts } from './page-files.ts';

/** As schema.org names it: of `TRADES` in src/domain/settings/trades.ts. */
const BUSINESS_TYPES = {
  electrician: 'Electrician',
  painter: 'HousePainter',
  gardener: 'HomeAndConstructionBusiness',
} as const;

/** The files of facts: who the business is, what it does and what that costs. Not formatted yet. */
export function factFiles(answers: Answers, texts: Texts): Map<string, string> {
  return new Map([
    ['site.ts', siteFile(answers, texts)],
    ['language.ts', languageFile(answers)],
    ['staff-language.ts', staffLanguageFile(answers)],
    ['services.ts', servicesFile(texts)],
    ['prices.ts', pricesFile(texts)],
    ['blog.ts', blogFile(texts)],
  ]);
}

function languageFile({ language }: Answers): string {
  return `/** The rules of the site's language: of the folder in \`src/languages\` that \`language\` in \`site.ts\` names. */
export * from '#languages/${LANGUAGES[language].words}/rules.ts';
export * from '#languages/one.ts';
`;
}

function staffLanguageFile({ language }: Answers): string {
  // The staff area is not there in each language that sites are.
  const own = LANGUAGES[language].words;
  const words = isStaffLanguage(own) ? own : 'en';
  return `/**
 * The language that the staff area speaks until whoever signs in has chosen another: a folder of \`src/languages\`
 * that has staff’s words. The words of signing in are named here, because they are in the page itself.
 */
export const firstLanguage = '${words}';
export { words as common } from '#languages/${words}/staff/common.ts';
export { words as signIn } from '#languages/${words}/staff/sign-in.ts';
`;
}

function siteFile(answers: Answers, { trade, words }: Texts): string {
  const { language, name, street, city, postcode, region, email, since, people, hours } = answers;
  const [opens = '', closes = ''] = hours.split('-');
  const week = DAYS.map((_, day) => (day < 5 ? [{ opens, closes }] : []));
  const { country, timeZone, currency, sign } = LANGUAGES[language];
  const title = words.inTown(`${name}: ${trade.name}`, city);
  const fields = {
    url: code(`(globalThis.process?.env.SITE_URL ?? 'http://localhost:4321').replace(/\\/+$/, '')`),
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
    services: code('services'),
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
  return `import { services } from './services.ts';
import type { Site } from './types.ts';

/**
 * Every name, number and address that the public site, its metadata and its feeds show. The folder’s
 * README lists the rest, \`Site\` explains the fields, and the owner’s settings in the staff area overrule
 * them.
 */
export const site: Site = ${literal(fields)};
`;
}

/** Without its last sentence where a long name leaves no room for it. */
function descriptionOf(text: string): string {
  return text.length > LONGEST.description ? text.replace(/(?<=\.) [^.]*\.$/, '') : text;
}

function servicesFile({ services }: Texts): string {
  const entries = services.map(({ slug, name, shortName, hint }) => ({
    ...{ slug, name, shortName, navLabel: name, hint },
  }));
  return `import type { ServiceEntry } from './types.ts';

/** The services in their order, wherever they are listed. */
export const services: readonly ServiceEntry[] = ${literal(entries)};
`;
}

function pricesFile({ services }: Texts): string {
  const prices = Object.fromEntries(services.map(({ slug }) => [slug, []]));
  return `import type { Price } from './types.ts';

/**
 * The services’ prices, by slug. A price is \`{ key: 'visit', name: '…', from: 60, text: '…' }\`; a page shows them
 * once there are some. The owner changes the amounts in the staff area’s settings, by key; the texts in \`pages/\`
 * name an amount by it too: \`From {visit}\`.
 */
export const prices: Readonly<Record<string, readonly Price[]>> = ${literal(prices)};
`;
}

function blogFile({ trade }: Texts): string {
  const fields = {
    ...trade.blog,
    keywords: trade.keywords,
    tagKeywords: trade.keywords.slice(0, 2),
  };
  return `/** What the list of articles says about itself. */
export const blog = ${literal(fields)} as const;
`;
}
