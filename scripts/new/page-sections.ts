import { keyOf } from './answers.ts';
import { code, memberOf } from './code.ts';
import type { LanguageTexts, NamedService, ServiceTexts, TradeTexts } from './texts/texts.ts';

/** A section as code is made of it. */
type Section = { key: string; kind: string; fields: unknown };

/** Names and texts as entries of a list, with keys made of the names. */
const entries = (items: readonly (readonly [string, string])[]) =>
  items.map(([name, text]) => ({ key: keyOf(name), name, text }));

/** The home page from the top down; parts without content are there when staff bring some. */
export function homeSections(
  trade: TradeTexts,
  { labels, buttons, ...words }: LanguageTexts,
  services: readonly NamedService[],
): Section[] {
  return [
    { key: 'hero', kind: 'hero', fields: code('hero') },
    {
      ...{ key: 'offer', kind: 'list' },
      fields: {
        label: labels.services,
        items: services.map(({ slug, name, lead }) => ({
          ...{ key: slug, name, text: lead, link: `/services/${slug}` },
        })),
      },
    },
    {
      ...{ key: 'promise', kind: 'promises' },
      fields: {
        ...{ label: labels.promises, statement: trade.promises.statement },
        items: entries(trade.promises.items),
      },
    },
    {
      ...{ key: 'craft', kind: 'picture' },
      fields: {
        ...{ label: trade.craft.label, statement: trade.craft.statement, text: trade.craft.text },
        picture: { file: 'craft.jpg', alt: code('standIn') },
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
  { labels }: LanguageTexts,
): Section[] {
  return [
    { key: 'head', kind: 'head', fields: { lead: service.lead, look: 'dark' } },
    { key: 'parts', kind: 'list', fields: { label: labels.parts, items: entries(service.parts) } },
    { key: 'how', kind: 'text', fields: { label: labels.how, text: service.how } },
    {
      ...{ key: 'steps', kind: 'steps' },
      fields: { label: labels.weeks, form: 'table', ground: 'shaded', items: stepsOf(trade) },
    },
    {
      ...{ key: 'prices', kind: 'prices' },
      fields: { label: labels.prices, items: memberOf('prices', service.slug) },
    },
    {
      ...{ key: 'questions', kind: 'questions' },
      fields: {
        label: labels.questions,
        items: service.questions.map(([question, answer]) => ({
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
    { key: 'next', kind: 'call', fields: code('nextStep') },
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
export function notFoundSections({ notFound, labels }: LanguageTexts): Section[] {
  const ways = [
    { key: 'home', name: code('placeNames.home'), text: notFound.home, link: '/' },
    {
      ...{ key: 'contact', name: code('placeNames.contact'), text: notFound.contact },
      link: '/#contact',
    },
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

export function privacySections({ privacy, labels }: LanguageTexts, language: string): Section[] {
  const { reading, writing, why, howLong, who, where, staff, rights, us } = privacy;
  const facts = (
    key: string,
    part: { label: string; text?: string; items: ServiceTexts['parts'] },
  ) => ({
    ...{ key, kind: 'facts' },
    fields: { label: part.label, text: part.text, items: entries(part.items) },
  });
  const authority = rights.authorities[language];
  return [
    {
      ...{ key: 'head', kind: 'head' },
      fields: { label: labels.privacy, title: privacy.title, lead: privacy.lead },
    },
    { key: 'reading', kind: 'text', fields: reading },
    facts('writing', writing),
    facts('why', why),
    facts('how-long', howLong),
    facts('who', who),
    { key: 'where', kind: 'text', fields: where },
    { key: 'staff', kind: 'text', fields: staff },
    {
      ...{ key: 'rights', kind: 'text' },
      fields: { label: rights.label, text: [rights.text, authority].filter(Boolean).join('\n\n') },
    },
    {
      ...{ key: 'us', kind: 'facts' },
      fields: { label: us.label, show: 'business', note: us.note || undefined },
    },
  ];
}

export function imprintSections({ imprint }: LanguageTexts): Section[] {
  if (!imprint) return [];
  return [
    { key: 'head', kind: 'head', fields: { label: imprint.label, title: imprint.title } },
    { key: 'us', kind: 'facts', fields: { label: imprint.who, show: 'business' } },
    { key: 'more', kind: 'text', fields: imprint.more },
  ];
}
