import { blog } from '#business/blog.ts';
import { perLanguage, speaking } from '#business/language.ts';
import { blogMessages } from '#business/messages/blog.ts';
import { portfolioMessages } from '#business/messages/portfolio.ts';
import { searchFieldMessages } from '#business/messages/search.ts';
import { sectionMessages } from '#business/messages/sections.ts';
import { placeNames, shellMessages } from '#business/messages/shell.ts';
import { testimonials } from '#business/messages/testimonials.ts';
import { readingTime, weeks } from '#business/messages/times.ts';
import { filled } from '#domain/text/filled.ts';
import { site } from '#site';
import { CONTACT_WORDS } from './words/contact.ts';
import { counted, placesIn, type Word, word } from './words/word.ts';

type Group = Readonly<Record<string, Word>>;

/** The list of articles. */
const LIST_WORDS = () => ({
  blogLabel: word('wordAboveArticles', 24, blogMessages.label),
  blogName: word('listTitle', 60, blog.name),
  blogLead: word('listLead', 200, blog.lead),
  blogTitle: word('titleInSearchResults', 70, blog.title),
  blogDescription: word('descriptionInSearchResults', 200, blog.description),
  search: word('fieldThatSearches', 40, searchFieldMessages.label),
  searchButton: word('buttonOfThatField', 24, searchFieldMessages.button),
  searchAway: word('searchFailed', 160, searchFieldMessages.unavailable),
  noArticles: word('noArticles', 160, blogMessages.empty),
  newer: word('linkToNewerArticles', 40, blogMessages.newer),
  older: word('linkToOlderArticles', 40, blogMessages.older),
  listPages: word('olderNewerName', 60, blogMessages.pages),
  olderTitle: word('furtherPagesInSearch', 70, blogMessages.pageTitle('{months}')),
  subjects: word('subjectsName', 60, blogMessages.subjects),
  aboutLabel: word('aboveSubject', 24, blogMessages.aboutLabel),
  allArticles: word('linkToAllArticles', 40, blogMessages.all),
  about: word('subjectSearchTitle', 60, blogMessages.about('{subject}')),
  aboutCard: word('subjectCardTitle', 60, blogMessages.aboutCard('{subject}')),
  aboutOne: word(
    'subjectDescriptionOne',
    200,
    blogMessages.aboutDescription(1, '{subject}', '{business}', '{town}'),
  ),
  aboutMany: word(
    'subjectDescriptionMore',
    200,
    counted((count) => blogMessages.aboutDescription(count, '{subject}', '{business}', '{town}')),
  ),
  feedHint: word('feedNote', 160, blogMessages.feedHint),
  aboutOlder: word(
    'subjectFurtherPages',
    200,
    blogMessages.olderDescription('{months}', '{subject}', '{business}', '{town}'),
  ),
});

/** Around an article. */
const ARTICLE_WORDS = () => ({
  by: word('whoWroteIt', 40, blogMessages.by('{author}')),
  revised: word('beforeLastChange', 40, blogMessages.revised),
  readingTime: word('readingTime', 40, counted(readingTime, 'minutes')),
  contents: word('aboveItsHeadings', 40, blogMessages.inThisArticleLabel),
  contentsName: word('headingsName', 60, blogMessages.inThisArticle),
  tags: word('articleSubjectsName', 40, blogMessages.tags),
  share: word('buttonThatSharesIt', 40, blogMessages.share),
  shared: word('addressCopied', 80, blogMessages.shared),
  moreArticles: word('nextArticlesName', 60, blogMessages.more),
  writtenBefore: word('aboveTheOneBefore', 40, blogMessages.before),
  writtenAfter: word('aboveTheOneAfter', 40, blogMessages.after),
  readOn: word('aboveThoseLikeIt', 60, blogMessages.readOn),
});

/** Around every page. */
const FRAME_WORDS = () => ({
  services: word('servicesButton', 24, shellMessages.servicesButton),
  blog: word('linkToTheArticles', 40, placeNames.blog),
  feed: word('linkToTheFeed', 40, shellMessages.feed),
  chat: word('linkToWhatsapp', 40, shellMessages.whatsapp),
});

/** What people hear who can't see the page, and what machines are told. */
const HEARD_WORDS = () => ({
  chatSign: word('signOfWhatsapp', 80, site.whatsapp?.label ?? `WhatsApp: ${site.name}`),
  skip: word('linkPastTheHeader', 40, shellMessages.skip),
  menu: word('buttonOfTheMenu', 40, shellMessages.menu),
  closeMenu: word('buttonThatClosesIt', 40, shellMessages.closeMenu),
  main: word('nameOfTheMenu', 40, shellMessages.main),
  serviceLinks: word('footerServicesName', 40, shellMessages.services),
  readingLinks: word('footerLinksName', 40, shellMessages.reading),
  home: word('firstPageInSearch', 40, placeNames.home),
  work: word('jobsWithoutPage', 40, placeNames.work),
  tagline: word('businessInSentence', 200, site.tagline),
});

/** Around a gallery. */
const JOB_WORDS = () => ({
  jobLabel: word('aboveJobName', 24, portfolioMessages.label),
  place: word('itsPlace', 30, portfolioMessages.place),
  year: word('itsYear', 30, portfolioMessages.year),
  materials: word('itsMaterials', 30, portfolioMessages.materials),
  duration: word('howLongItTook', 30, portfolioMessages.duration),
  week: word('oneWeek', 30, weeks(1)),
  weeks: word('moreWeeks', 30, counted(weeks)),
  service: word('itsService', 30, portfolioMessages.service),
  beforeWork: word('onPictureBefore', 30, portfolioMessages.before),
  afterWork: word('onPictureAfter', 30, portfolioMessages.after),
  compare: word('comparisonSlider', 120, portfolioMessages.compare),
  larger: word('pictureLeadsTo', 60, portfolioMessages.larger),
  moreJobs: word('nextArticlesName', 60, portfolioMessages.more),
  previousJob: word('aboveJobBefore', 40, portfolioMessages.previous),
  customerSays: word('aboveTestimonial', 40, testimonials.ofJob),
  points: word('pointsOfACustomer', 30, testimonials.points('{points}')),
  allWords: word('belowTestimonials', 160, testimonials.all),
  someWords: word('belowSelectedWords', 160, testimonials.selection),
  nextJob: word('aboveJobAfter', 40, portfolioMessages.next),
});

/** In the tables of sectionMessages.prices. */
const PRICE_WORDS = () => ({
  from: word('beforeLowestAmount', 24, sectionMessages.from),
  perHour: word('perHour', 24, sectionMessages.per.hour),
  perDay: word('perDay', 24, sectionMessages.per.day),
  perMetre: word('perMetre', 24, sectionMessages.per.metre),
  perSquare: word('perSquareMetre', 24, sectionMessages.per.square),
  perPiece: word('perPiece', 24, sectionMessages.per.piece),
  pricesName: word('priceTableName', 80, sectionMessages.prices.caption),
  mixedPricesName: word('fixedPriceTableName', 80, sectionMessages.mixedPrices.caption),
  pricesWhat: word('firstColumnName', 40, sectionMessages.prices.what),
  pricesFrom: word('secondColumnName', 40, sectionMessages.prices.from),
  pricesAmount: word('fixedPriceColumnName', 40, sectionMessages.mixedPrices.amount),
});

const wordsHere = () =>
  ({
    ...FRAME_WORDS(),
    ...CONTACT_WORDS(),
    ...LIST_WORDS(),
    ...ARTICLE_WORDS(),
    ...JOB_WORDS(),
    ...PRICE_WORDS(),
    ...HEARD_WORDS(),
  }) satisfies Group;

/** Words around the pages that an owner may want otherwise, in the main language. */
export const WORDS = wordsHere();

export type WordName = keyof typeof WORDS;
export type Words = Readonly<Record<WordName, string>>;

const namesOf = (group: () => Group) => Object.keys(group()) as WordName[];

/** As the settings show them. */
export const WORD_GROUPS = {
  frame: namesOf(FRAME_WORDS),
  form: namesOf(CONTACT_WORDS),
  list: namesOf(LIST_WORDS),
  articles: namesOf(ARTICLE_WORDS),
  jobs: namesOf(JOB_WORDS),
  prices: namesOf(PRICE_WORDS),
  heard: namesOf(HEARD_WORDS),
} as const satisfies Readonly<Record<string, readonly WordName[]>>;

export type WordGroup = keyof typeof WORD_GROUPS;

const folderWords = perLanguage(
  () =>
    Object.fromEntries(
      Object.entries(wordsHere()).map(([name, { folder }]) => [name, folder]),
    ) as Words,
);

/** What the site says; a word that it does not know is passed over. @param own the owner's, in the language of the page. */
export function shownWords(own: Readonly<Record<string, string>>): Words {
  const known = Object.entries(own).filter(([name]) => Object.hasOwn(WORDS, name));
  return { ...folderWords(), ...Object.fromEntries(known) };
}

/** What the folder says in a language. @param language its code; '' for the main one. */
export const folderWordsIn = (language: string): Words => speaking(language, folderWords);

/** The places in braces that the folder's words have and these have not. */
export function missingPlaces(name: WordName, text: string): string[] {
  const there = placesIn(text);
  return placesIn(WORDS[name].folder).filter((place) => !there.includes(place));
}

/** How long a job took. */
export function weeksIn({ week, weeks }: Pick<Words, 'week' | 'weeks'>, count: number): string {
  return filled(count === 1 ? week : weeks, { count });
}
