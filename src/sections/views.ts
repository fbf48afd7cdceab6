import pictureCss from '#styles/picture.css?inline';
import proseCss from '#styles/prose.css?inline';
import { Articles } from './articles/Articles.tsx';
import readingCss from './articles/reading.css?inline';
import { Call } from './call/Call.tsx';
import callCss from './call/call.css?inline';
import { Contact } from './contact/Contact.tsx';
import contactCss from './contact/contact.css?inline';
import contactFormCss from './contact/form.css?inline';
import { Facts } from './facts/Facts.tsx';
import factsListCss from './facts/facts-list.css?inline';
import factsPartCss from './facts/facts-part.css?inline';
import factsTextCss from './facts/facts-text.css?inline';
import { Head } from './head/Head.tsx';
import headCss from './head/head.css?inline';
import headLightCss from './head/head-light.css?inline';
import headNarrowCss from './head/head-narrow.css?inline';
import headOwnCss from './head/head-own.css?inline';
import { Hero } from './hero/Hero.tsx';
import heroCss from './hero/hero.css?inline';
import type { SectionKind } from './kinds.ts';
import { List } from './list/List.tsx';
import namesCss from './list/names.css?inline';
import waysOnCss from './list/ways-on.css?inline';
import { OWN_SHEETS, OWN_VIEWS } from './own/views.ts';
import legalPartCss from './parts/legal-part.css?inline';
import markedUpCss from './parts/marked-up.css?inline';
import onDemandCss from './parts/on-demand.css?inline';
import partCss from './parts/part.css?inline';
import sectionHeadCss from './parts/section-head.css?inline';
import wordsCss from './parts/words.css?inline';
import { People } from './people/People.tsx';
import peopleCss from './people/people.css?inline';
import { PictureAndText } from './picture/PictureAndText.tsx';
import craftCss from './picture/picture.css?inline';
import { Prices } from './prices/Prices.tsx';
import pricesCss from './prices/prices.css?inline';
import { Promises } from './promises/Promises.tsx';
import promisesCss from './promises/promises.css?inline';
import { Questions } from './questions/Questions.tsx';
import questionsCss from './questions/questions.css?inline';
import { Shared } from './shared/Shared.tsx';
import nextCss from './steps/next.css?inline';
import processCss from './steps/process.css?inline';
import { Steps } from './steps/Steps.tsx';
import timetableCss from './steps/timetable.css?inline';
import { Testimonials } from './testimonials/Testimonials.tsx';
import testimonialsCss from './testimonials/testimonials.css?inline';
import { TextPart } from './text/TextPart.tsx';
import textCss from './text/text.css?inline';
import byServiceCss from './work/by-service.css?inline';
import jobsCss from './work/jobs.css?inline';
import { Work } from './work/Work.tsx';
import workCss from './work/work.css?inline';

/** How each kind looks: the same for visitors and in the editor. */
export const VIEWS = {
  hero: Hero,
  head: Head,
  promises: Promises,
  picture: PictureAndText,
  work: Work,
  steps: Steps,
  contact: Contact,
  list: List,
  text: TextPart,
  facts: Facts,
  prices: Prices,
  questions: Questions,
  shared: Shared,
  articles: Articles,
  testimonials: Testimonials,
  call: Call,
  people: People,
  ...OWN_VIEWS,
} satisfies Readonly<Record<SectionKind, unknown>>;

/**
 * Styles by the class of what they are for. A page has those of the classes that are in it, so that no
 * page carries the styles of a kind that it does not show.
 */
export const SHEETS: Readonly<Record<string, string>> = {
  statement: sectionHeadCss,
  part: partCss,
  'legal-part': legalPartCss,
  placeholder: onDemandCss,
  picture: pictureCss,
  prose: proseCss,
  enquiry: contactFormCss,
  hero: heroCss,
  'head-picture': headCss,
  head: headCss,
  'head-light': headLightCss,
  'head-own': headOwnCss,
  'head-narrow': headNarrowCss,
  promises: promisesCss,
  craft: craftCss,
  work: workCss,
  jobs: jobsCss,
  'by-service': byServiceCss,
  process: processCss,
  timetable: timetableCss,
  next: nextCss,
  contact: contactCss,
  names: namesCss,
  'ways-on': waysOnCss,
  'marked-up': markedUpCss,
  written: textCss,
  'facts-list': factsListCss,
  'facts-text': factsTextCss,
  'facts-part': factsPartCss,
  prices: pricesCss,
  question: questionsCss,
  reading: readingCss,
  testimonials: testimonialsCss,
  call: callCss,
  people: peopleCss,
  ...OWN_SHEETS,
};

/** The styles of these classes, each once, behind what holds for every section. */
export function sheetOf(classes: ReadonlySet<string>): string {
  const sheets = Object.entries(SHEETS).flatMap(([name, css]) => (classes.has(name) ? [css] : []));
  return [wordsCss, ...new Set(sheets)].join('');
}
