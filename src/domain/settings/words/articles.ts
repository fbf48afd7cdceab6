import { blog } from '#business/blog.ts';
import { blogWords } from '#business/words/blog.ts';
import { searchFieldWords } from '#business/words/search.ts';
import { readingTime } from '#business/words/times.ts';
import { counted, word } from './word.ts';

/** The list of articles. */
export const LIST_WORDS = () => ({
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
export const ARTICLE_WORDS = () => ({
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
