import { blog } from '#business/blog.ts';
import { perLanguage, speaking } from '#business/language.ts';
import { blogWords } from '#business/words/blog.ts';
import { portfolioWords } from '#business/words/portfolio.ts';
import { searchFieldWords } from '#business/words/search.ts';
import { sectionWords } from '#business/words/sections.ts';
import { placeNames, shellWords } from '#business/words/shell.ts';
import { testimonials } from '#business/words/testimonials.ts';
import { readingTime, weeks } from '#business/words/times.ts';
import { site } from '#site';
import { CONTACT_WORDS } from './words/contact.ts';
import { counted, filled, placesIn, type Word, word } from './words/word.ts';

type Group = Readonly<Record<string, Word>>;

/** The list of articles. */
const LIST_WORDS = () => ({
  blogLabel: word('wordAboveArticles', 24, blogWords.label),
  blogName: word('listTitle', 60, blog.name),
  blogLead: word('listLead', 200, blog.lead),
  blogTitle: word('titleInSearchResults', 70, blog.title),
  blogDescription: word('descriptionInSearchResults', 200, blog.description),
  search: word('fieldThatSearches', 40, searchFieldWords.label),
  searchButton: word('buttonOfThatField', 24, searchFieldWords.button),
  searchAway: word('searchFailed', 160, searchFieldWords.unavailable),
  noArticles: word('noArticles', 160, blogWords.empty),
  newer: word('linkToNewerArticles', 40, blogWords.newer),
  older: word('linkToOlderArticles', 40, blogWords.older),
  listPages: word('olderNewerName', 60, blogWords.pages),
  olderTitle: word('furtherPagesInSearch', 70, blogWords.pageTitle('{months}')),
  subjects: word('subjectsName', 60, blogWords.subjects),
  aboutLabel: word('aboveSubject', 24, blogWords.aboutLabel),
  allArticles: word('linkToAllArticles', 40, blogWords.all),
  about: word('subjectSearchTitle', 60, blogWords.about('{subject}')),
  aboutCard: word('subjectCardTitle', 60, blogWords.aboutCard('{subject}')),
  aboutOne: word(
    'subjectDescriptionOne',
    200,
    blogWords.aboutDescription(1, '{subject}', '{business}', '{town}'),
  ),
  aboutMany: word(
    'subjectDescriptionMore',
    200,
    counted((count) => blogWords.aboutDescription(count, '{subject}', '{business}', '{town}')),
  ),
  feedHint: word('feedNote', 160, blogWords.feedHint),
  aboutOlder: word(
    'subjectFurtherPages',
    200,
    blogWords.olderDescription('{months}', '{subject}', '{business}', '{town}'),
  ),
});

/** Around an article. */
const ARTICLE_WORDS = () => ({
  by: word('whoWroteIt', 40, blogWords.by('{author}')),
  revised: word('beforeLastChange', 40, blogWords.revised),
  readingTime: word('readingTime', 40, counted(readingTime, 'minutes')),
  contents: word('aboveItsHeadings', 40, blogWords.inThisArticleLabel),
  contentsName: word('headingsName', 60, blogWords.inThisArticle),
  tags: word('articleSubjectsName', 40, blogWords.tags),
  share: word('buttonThatSharesIt', 40, blogWords.share),
  shared: word('addressCopied', 80, blogWords.shared),
  moreArticles: word('nextArticlesName', 60, blogWords.more),
  writtenBefore: word('aboveTheOneBefore', 40, blogWords.before),
  writtenAfter: word('aboveTheOneAfter', 40, blogWords.after),
  readOn: word('aboveThoseLikeIt', 60, blogWords.readOn),
});

/** Around every page. */
const FRAME_WORDS = () => ({
  services: word('servicesButton', 24, shellWords.servicesButton),
  blog: word('linkToTheArticles', 40, placeNames.blog),
  feed: word('linkToTheFeed', 40, shellWords.feed),
  chat: word('linkToWhatsapp', 40, shellWords.whatsapp),
});

/** What people hear who can't see the page, and what machines are told. */
const HEARD_WORDS = () => ({
  chatSign: word('signOfWhatsapp', 80, site.whatsapp?.label ?? `WhatsApp: ${site.name}`),
  skip: word('linkPastTheHeader', 40, shellWords.skip),
  menu: word('buttonOfTheMenu', 40, shellWords.menu),
  closeMenu: word('buttonThatClosesIt', 40, shellWords.closeMenu),
  main: word('nameOfTheMenu', 40, shellWords.main),
  serviceLinks: word('footerServicesName', 40, shellWords.services),
  readingLinks: word('footerLinksName', 40, shellWords.reading),
  home: word('firstPageInSearch', 40, placeNames.home),
  work: word('jobsWithoutPage', 40, placeNames.work),
  tagline: word('businessInSentence', 200, site.tagline),
});

/** Around a gallery. */
const JOB_WORDS = () => ({
  jobLabel: word('aboveJobName', 24, portfolioWords.label),
  place: word('itsPlace', 30, portfolioWords.place),
  year: word('itsYear', 30, portfolioWords.year),
  materials: word('itsMaterials', 30, portfolioWords.materials),
  duration: word('howLongItTook', 30, portfolioWords.duration),
  week: word('oneWeek', 30, weeks(1)),
  weeks: word('moreWeeks', 30, counted(weeks)),
  service: word('itsService', 30, portfolioWords.service),
  beforeWork: word('onPictureBefore', 30, portfolioWords.before),
  afterWork: word('onPictureAfter', 30, portfolioWords.after),
  compare: word('comparisonSlider', 120, portfolioWords.compare),
  larger: word('pictureLeadsTo', 60, portfolioWords.larger),
  moreJobs: word('nextArticlesName', 60, portfolioWords.more),
  previousJob: word('aboveJobBefore', 40, portfolioWords.previous),
  customerSays: word('aboveTestimonial', 40, testimonials.ofJob),
  points: word('pointsOfACustomer', 30, testimonials.points('{points}')),
  allWords: word('belowTestimonials', 160, testimonials.all),
  someWords: word('belowSelectedWords', 160, testimonials.selection),
  nextJob: word('aboveJobAfter', 40, portfolioWords.next),
});

/** In the tables of sectionWords.prices. */
const PRICE_WORDS = () => ({
  from: word('beforeLowestAmount', 24, sectionWords.from),
  perHour: word('perHour', 24, sectionWords.per.hour),
  perDay: word('perDay', 24, sectionWords.per.day),
  perMetre: word('perMetre', 24, sectionWords.per.metre),
  perSquare: word('perSquareMetre', 24, sectionWords.per.square),
  perPiece: word('perPiece', 24, sectionWords.per.piece),
  pricesName: word('priceTableName', 80, sectionWords.prices.caption),
  mixedPricesName: word('fixedPriceTableName', 80, sectionWords.mixedPrices.caption),
  pricesWhat: word('firstColumnName', 40, sectionWords.prices.what),
  pricesFrom: word('secondColumnName', 40, sectionWords.prices.from),
  pricesAmount: word('fixedPriceColumnName', 40, sectionWords.mixedPrices.amount),
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
