import { blog } from '#business/blog.ts';
import { blogWords } from '#business/words/blog.ts';
import { searchFieldWords } from '#business/words/search.ts';
import { readingTime } from '#business/words/times.ts';
import { counted, word } from './word.ts';

/** The list of articles. */
export const LIST_WORDS = () => ({
  blogLabel: word('Above articles and their list', 24, blogWords.label),
  blogName: word('Title of the list of articles', 60, blog.name),
  blogLead: word('Sentence below that title', 200, blog.lead),
  blogTitle: word('Title in search results', 70, blog.title),
  blogDescription: word('Description in search results', 200, blog.description),
  search: word('Field that searches', 40, searchFieldWords.label),
  searchButton: word('Button of that field', 24, searchFieldWords.button),
  searchAway: word('When the search does not load', 160, searchFieldWords.unavailable),
  noArticles: word('While there is no article', 160, blogWords.empty),
  newer: word('Link to newer articles', 40, blogWords.newer),
  older: word('Link to older articles', 40, blogWords.older),
  listPages: word('Name of those two links, which is heard', 60, blogWords.pages),
  olderTitle: word('Further pages, in search results', 70, blogWords.pageTitle('{months}')),
  subjects: word('Name of the subjects, which is heard', 60, blogWords.subjects),
  aboutLabel: word('Above articles about a subject', 24, blogWords.aboutLabel),
  allArticles: word('Link from there to all', 40, blogWords.all),
  about: word('Their title in search results', 60, blogWords.about('{subject}')),
  aboutCard: word('Their title on a picture for networks', 60, blogWords.aboutCard('{subject}')),
  aboutOne: word(
    'Their description, for one article',
    200,
    blogWords.aboutDescription(1, '{subject}', '{business}', '{town}'),
  ),
  aboutMany: word(
    'Their description, for more',
    200,
    counted((count) => blogWords.aboutDescription(count, '{subject}', '{business}', '{town}')),
  ),
  feedHint: word('In the feed, for people who open it in a browser', 160, blogWords.feedHint),
  aboutOlder: word(
    'Description of their further pages',
    200,
    blogWords.olderDescription('{months}', '{subject}', '{business}', '{town}'),
  ),
});

/** Around an article. */
export const ARTICLE_WORDS = () => ({
  by: word('Who wrote it', 40, blogWords.by('{author}')),
  revised: word('Before the day of the last change', 40, blogWords.revised),
  readingTime: word('How long it takes to read', 40, counted(readingTime, 'minutes')),
  contents: word('Above its headings', 40, blogWords.inThisArticleLabel),
  contentsName: word('Name of them, which is heard', 60, blogWords.inThisArticle),
  tags: word('Name of its subjects, which is heard', 40, blogWords.tags),
  share: word('Button that shares it', 40, blogWords.share),
  shared: word('When its address is copied', 80, blogWords.shared),
  moreArticles: word('Name of the next two, which is heard', 60, blogWords.more),
  writtenBefore: word('Above the one before', 40, blogWords.before),
  writtenAfter: word('Above the one after', 40, blogWords.after),
  readOn: word('Above those like it', 60, blogWords.readOn),
});
