import { blog } from '#business/blog.ts';
import { blogWords } from '#business/words/blog.ts';
import { searchFieldWords } from '#business/words/search.ts';
import { readingTime } from '#business/words/times.ts';
import { staff } from '#languages/staff.ts';
import { counted, word } from './word.ts';

/** The list of articles. */
export const LIST_WORDS = () => ({
  blogLabel: word(() => staff.settings.wordAboveArticles, 24, blogWords.label),
  blogName: word(() => staff.settings.listTitle, 60, blog.name),
  blogLead: word(() => staff.settings.listLead, 200, blog.lead),
  blogTitle: word(() => staff.settings.titleInSearchResults, 70, blog.title),
  blogDescription: word(() => staff.settings.descriptionInSearchResults, 200, blog.description),
  search: word(() => staff.settings.fieldThatSearches, 40, searchFieldWords.label),
  searchButton: word(() => staff.settings.buttonOfThatField, 24, searchFieldWords.button),
  searchAway: word(() => staff.settings.searchFailed, 160, searchFieldWords.unavailable),
  noArticles: word(() => staff.settings.noArticles, 160, blogWords.empty),
  newer: word(() => staff.settings.linkToNewerArticles, 40, blogWords.newer),
  older: word(() => staff.settings.linkToOlderArticles, 40, blogWords.older),
  listPages: word(() => staff.settings.olderNewerName, 60, blogWords.pages),
  olderTitle: word(() => staff.settings.furtherPagesInSearch, 70, blogWords.pageTitle('{months}')),
  subjects: word(() => staff.settings.subjectsName, 60, blogWords.subjects),
  aboutLabel: word(() => staff.settings.aboveSubject, 24, blogWords.aboutLabel),
  allArticles: word(() => staff.settings.linkToAllArticles, 40, blogWords.all),
  about: word(() => staff.settings.subjectSearchTitle, 60, blogWords.about('{subject}')),
  aboutCard: word(() => staff.settings.subjectCardTitle, 60, blogWords.aboutCard('{subject}')),
  aboutOne: word(
    () => staff.settings.subjectDescriptionOne,
    200,
    blogWords.aboutDescription(1, '{subject}', '{business}', '{town}'),
  ),
  aboutMany: word(
    () => staff.settings.subjectDescriptionMore,
    200,
    counted((count) => blogWords.aboutDescription(count, '{subject}', '{business}', '{town}')),
  ),
  feedHint: word(() => staff.settings.feedNote, 160, blogWords.feedHint),
  aboutOlder: word(
    () => staff.settings.subjectFurtherPages,
    200,
    blogWords.olderDescription('{months}', '{subject}', '{business}', '{town}'),
  ),
});

/** Around an article. */
export const ARTICLE_WORDS = () => ({
  by: word(() => staff.settings.whoWroteIt, 40, blogWords.by('{author}')),
  revised: word(() => staff.settings.beforeLastChange, 40, blogWords.revised),
  readingTime: word(() => staff.settings.readingTime, 40, counted(readingTime, 'minutes')),
  contents: word(() => staff.settings.aboveItsHeadings, 40, blogWords.inThisArticleLabel),
  contentsName: word(() => staff.settings.headingsName, 60, blogWords.inThisArticle),
  tags: word(() => staff.settings.articleSubjectsName, 40, blogWords.tags),
  share: word(() => staff.settings.buttonThatSharesIt, 40, blogWords.share),
  shared: word(() => staff.settings.addressCopied, 80, blogWords.shared),
  moreArticles: word(() => staff.settings.nextArticlesName, 60, blogWords.more),
  writtenBefore: word(() => staff.settings.aboveTheOneBefore, 40, blogWords.before),
  writtenAfter: word(() => staff.settings.aboveTheOneAfter, 40, blogWords.after),
  readOn: word(() => staff.settings.aboveThoseLikeIt, 60, blogWords.readOn),
});
