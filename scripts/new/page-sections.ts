import type { Section } from '#business/types.ts';
import type {
  ImprintTexts,
  LanguageTexts,
  NamedService,
  ServiceTexts,
  Texts,
  TradeTexts,
} from '../texts/texts.ts';
import { keyOf, type Language } from './answers.ts';

/** Names and texts as entries of a list, with keys made of the names. */
const entries = (items: ServiceTexts['parts']) =>
  Object.entries(items).map(([name, text]) => ({ key: keyOf(name), name, text }));

/** A file has the paragraphs of a text one by one. */
const textOf = (key: string, { label, text }: { label: string; text: string }): Section => ({
  ...{ key, kind: 'text' },
  fields: { label, text: text.includes('\n\n') ? text.split('\n\n') : text },
});

/** The home page from the top down; parts without content are there when staff bring some. */
export function homeSections(
  name: string,
  tagline: string,
  { trade, services, words: { labels, buttons, ...words } }: Texts,
): Section[] {
  // What the pictures show, until they are the business's own.
  const standIn = words.picture(name);
  return [
    {
      ...{ key: 'hero', kind: 'hero' },
      fields: {
        ...{ headline: trade.headline, line: tagline },
        picture: { file: 'hero.jpg', alt: standIn },
        tall: { file: 'hero-portrait.jpg', alt: '' },
        buttons: [
          { key: 'services', label: buttons.services, link: '#offer' },
          { key: 'start', label: buttons.start, link: '#contact' },
        ],
      },
    },
    {
      ...{ key: 'offer', kind: 'list' },
      fields: {
        label: labels.services,
        items: services.map(({ slug, address, name, lead }) => ({
          ...{ key: slug, name, text: lead, link: `/services/${address}` },
        })),
      },
    },
    {
      ...{ key: 'promise', kind: 'promises' },
      fields: {
        ...{ label: labels.promises, statement: words.promised },
        items: entries(trade.promises),
      },
    },
    {
      ...{ key: 'craft', kind: 'picture' },
      fields: {
        ...{ label: labels.craft, statement: trade.craft.statement, text: trade.craft.text },
        picture: { file: 'craft.jpg', alt: standIn },
        facts: entries(trade.craft.facts),
      },
    },
    {
      ...{ key: 'work', kind: 'work' },
      fields: {
        ...{ label: labels.work, statement: words.jobsStatement, more: labels.moreJobs },
        ...{ button: labels.allJobs, link: '/portfolio' },
      },
    },
    {
      ...{ key: 'process', kind: 'steps' },
      fields: {
        ...{ label: labels.process, statement: trade.steps.statement, items: stepsOf(trade) },
        ...{ button: buttons.start, link: '#contact' },
      },
    },
    {
      ...{ key: 'contact', kind: 'contact' },
      fields: { label: labels.contact, statement: trade.contact, ...words.contact },
    },
  ];
}

const stepsOf = ({ steps }: TradeTexts) =>
  steps.items.map(([when, name, text]) => ({ key: keyOf(name), when, name, text }));

/** The first words of a sentence. */
const shortSlug = (text: string) => keyOf(text).split('-').slice(0, 6).join('-');

/** A service's page. Prices and jobs are shown once there are some. */
export function serviceSections(
  service: NamedService,
  trade: TradeTexts,
  { labels, buttons, ...words }: LanguageTexts,
): Section[] {
  return [
    { key: 'head', kind: 'head', fields: { lead: service.lead, look: 'dark' } },
    { key: 'parts', kind: 'list', fields: { label: labels.parts, items: entries(service.parts) } },
    textOf('how', { label: labels.how, text: service.how }),
    {
      ...{ key: 'steps', kind: 'steps' },
      fields: { label: labels.weeks, form: 'table', ground: 'shaded', items: stepsOf(trade) },
    },
    { key: 'prices', kind: 'prices', fields: { label: labels.prices } },
    {
      ...{ key: 'questions', kind: 'questions' },
      fields: {
        label: labels.questions,
        items: Object.entries(service.questions).map(([question, answer]) => ({
          ...{ key: shortSlug(question), question, answer },
        })),
      },
    },
    {
      ...{ key: 'jobs', kind: 'work' },
      fields: { label: labels.jobs, show: 'service', look: 'cards' },
    },
    {
      ...{ key: 'reading', kind: 'articles' },
      fields: { label: labels.reading, chosen: [] },
    },
    {
      ...{ key: 'next', kind: 'call' },
      fields: { title: words.next, text: trade.next, button: buttons.start, link: '/#contact' },
    },
  ];
}

export function portfolioSections(trade: TradeTexts, { labels }: LanguageTexts): Section[] {
  return [
    { key: 'head', kind: 'head', fields: { label: labels.work, ...trade.jobs } },
    {
      ...{ key: 'jobs', kind: 'work' },
      fields: { label: labels.byService, look: 'services', more: labels.otherJobs },
    },
  ];
}

/** It leads to what a new site has: jobs and articles are none yet. */
export function notFoundSections(
  { notFound, labels }: LanguageTexts,
  places: { home: string; contact: string },
): Section[] {
  const ways = [
    { key: 'home', name: places.home, text: notFound.home, link: '/' },
    { key: 'contact', name: places.contact, text: notFound.contact, link: '/#contact' },
  ];
  const head = { label: notFound.label, title: notFound.headline, lead: notFound.lead };
  return [
    { key: 'head', kind: 'head', fields: head },
    {
      ...{ key: 'ways', kind: 'list' },
      fields: { label: notFound.ways || labels.services, items: ways, services: 'behind' },
    },
  ];
}

/** Who hears complaints, in each country. */
const AUTHORITIES: Readonly<Record<Language, string>> = {
  'en-GB': '[Information Commissioner’s Office](https://ico.org.uk)',
  'en-US': '[attorneys general](https://www.usa.gov/state-attorney-general)',
  'de-DE': '[Datenschutzkonferenz](https://www.datenschutzkonferenz-online.de)',
  'de-AT': '[Datenschutzbehörde](https://www.dsb.gv.at)',
  'pt-PT': '[Comissão Nacional de Proteção de Dados](https://www.cnpd.pt)',
};

/** @param language that of the business: its country has the authority. */
export function privacySections({ privacy, labels }: LanguageTexts, language: Language): Section[] {
  const { reading, writing, why, howLong, who, where, staff, rights, us } = privacy;
  const facts = (
    key: string,
    part: { label: string; text?: string; items: ServiceTexts['parts'] },
  ) => ({
    ...{ key, kind: 'facts' },
    fields: { label: part.label, text: part.text, items: entries(part.items) },
  });
  return [
    {
      ...{ key: 'head', kind: 'head' },
      fields: { label: labels.privacy, title: privacy.title, lead: privacy.lead },
    },
    textOf('reading', reading),
    facts('writing', writing),
    facts('why', why),
    facts('how-long', howLong),
    facts('who', who),
    textOf('where', { label: where.label, text: `${where.text} ${where.toWrite}` }),
    textOf('staff', staff),
    textOf('rights', {
      label: rights.label,
      text: `${rights.text}\n\n${rights.authority(AUTHORITIES[language])}`,
    }),
    {
      ...{ key: 'us', kind: 'facts' },
      fields: { label: us.label, show: 'business', note: us.note || undefined },
    },
  ];
}

export function imprintSections(imprint: ImprintTexts): Section[] {
  return [
    { key: 'head', kind: 'head', fields: { label: imprint.label, title: imprint.title } },
    { key: 'us', kind: 'facts', fields: { label: imprint.who, show: 'business' } },
    textOf('more', imprint.more),
  ];
}
