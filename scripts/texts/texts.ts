/** `other` is any: its texts name none. */
export const TRADES = ['electrician', 'painter', 'gardener', 'other'] as const;
export type Trade = (typeof TRADES)[number];
/** In which there are texts. */
export type WordsLanguage = 'en' | 'de' | 'pt';

/** A service as a trade offers it. */
export interface ServiceTexts {
  name: string;
  /** One word. */
  shortName: string;
  hint: string;
  lead: string;
  /** What it comprises: name and text. */
  parts: Facts;
  /** Markdown. */
  how: string;
  /** Question and answer. */
  questions: Facts;
}

/** A service that the business has. */
export interface NamedService extends ServiceTexts {
  /** In the main language, by which enquiries and prices name it. */
  slug: string;
  /** In the language of the texts. */
  address: string;
}

/** All that a business says before it says anything of its own. */
export interface Texts {
  trade: TradeTexts;
  words: LanguageTexts;
  services: readonly NamedService[];
}

/** What is said by a trade, in one language. Nothing in it claims what only the business can know. */
export interface TradeTexts {
  /** `Electrician`, for the title of the home page; empty where it can be any. */
  name: string;
  /** Two lines of 24 characters at most. */
  headline: readonly [string, string];
  /** Behind the name of the business, below 100 characters. */
  tagline: string;
  description: (name: string, city: string) => string;
  keywords: readonly string[];
  promises: Facts;
  craft: { statement: string; text: string; facts: Facts };
  steps: {
    statement: string;
    items: readonly (readonly [when: string, name: string, text: string])[];
  };
  services: readonly ServiceTexts[];
  blog: { name: string; lead: string; description: string };
  /** Above the contact form. */
  contact: string;
  /** At the foot of a service’s page, below the question of {@link LanguageTexts.next}. */
  next: string;
  jobs: { title: string; lead: string };
}

/** What is said whatever the trade is, in one language. */
export interface LanguageTexts {
  code: WordsLanguage;
  trades: Readonly<Record<Trade, TradeTexts>>;
  /** For a service that no trade has words for. */
  service: (name: string) => ServiceTexts;
  /** `Electrician in Bath` */
  inTown: (what: string, city: string) => string;
  labels: {
    promises: string;
    craft: string;
    services: string;
    process: string;
    work: string;
    contact: string;
    byService: string;
    privacy: string;
    parts: string;
    how: string;
    weeks: string;
    prices: string;
    questions: string;
    jobs: string;
    reading: string;
    moreJobs: string;
    allJobs: string;
    otherJobs: string;
  };
  promised: string;
  next: string;
  jobsStatement: string;
  buttons: { services: string; start: string };
  contact: { answer: string; call: string; write: string; open: string; visit: string };
  picture: (name: string) => string;
  jobsDescription: (name: string) => string;
  notFound: {
    title: string;
    description: string;
    label: string;
    headline: string;
    lead: string;
    ways: string;
    home: string;
    contact: string;
  };
  privacy: PrivacyTexts;
  /** A page that the law of some countries asks for. */
  imprint: ImprintTexts;
}

/** Names and texts, or questions and answers. */
type Facts = Readonly<Record<string, string>>;

export interface PrivacyTexts {
  description: (name: string) => string;
  keywords: readonly string[];
  title: string;
  lead: string;
  reading: { label: string; text: string };
  writing: { label: string; text: string; items: Facts };
  /** What allows it, by purpose: Article 13 of the GDPR asks for it. */
  why: { label: string; text: string; items: Facts };
  howLong: { label: string; items: Facts };
  who: { label: string; text: string; items: Facts };
  /** The companies’ countries are for the business to name. */
  where: { label: string; text: string; toWrite: string };
  staff: { label: string; text: string };
  /** With the authority of the country, as a link to it. */
  rights: { label: string; text: string; authority: (link: string) => string };
  us: { label: string; note: string };
}

export interface ImprintTexts {
  title: string;
  slug: string;
  label: string;
  description: (name: string) => string;
  who: string;
  more: { label: string; text: string };
}
