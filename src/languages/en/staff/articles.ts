/** Lists and screens of articles, all but the editor itself. */
const number = (value: number) => value.toLocaleString('en-GB');

export const messages = {
  // admin/articles/ArticleScreen.tsx
  editArticle: 'Edit article',
  aboutThisArticle: 'About this article',
  theArticle: 'The article',

  // admin/articles/ArticleSheet.tsx
  title: 'Title',
  summary: 'Summary',
  summaryPlaceholder: 'Summary: one or two sentences, for the list of articles and for searches',
  text: 'Text',
  textPlaceholder: 'Write, or type / to insert a picture, a list, a table …',

  // admin/articles/bar/ArticleBar.tsx
  whereThisArticleStands: 'Where this article stands',

  // admin/articles/bar/use-article-bar.ts
  titleAndTextNeeded: 'Give the article a title and a text before you publish it.',

  // admin/articles/details/ArticleDetails.tsx
  oldAddressLeadsOn: (old: string) =>
    `Once this is published, /blog/${old} leads readers on to the new address.`,
  address: 'Address',
  madeFromTheTitle: 'made-from-the-title',
  searchResultPreview: 'How it looks in a search',
  searchesAndSocialCards: 'Searches and social cards',
  whenPublished: 'When published',
  facts: {
    published: 'Published',
    goesLive: 'Goes live',
    changeGoesLive: 'Change goes live',
    length: 'Length',
    readingTime: 'Reading time',
  },
  tags: 'Tags',
  tagHasNoAddress: (tag: string) =>
    `Readers do not see “${tag}”: none of its letters can be in an address.`,
  tagIsAnother: (tag: string, shown: string) =>
    `Readers do not see “${tag}”: its page would have the address of “${shown}”.`,
  author: 'Author',
  you: 'You',

  // admin/articles/details/CoverField.tsx
  changeTheCover: 'Change the cover',
  chooseACover: 'Choose a cover',
  removeTheCover: 'Remove the cover',
  markedAsDecorative: 'Marked as decorative.',
  descriptionOfTheCover: 'Description of the cover',
  descriptionHint: 'For people who can’t see it: what does it show?',

  // admin/articles/details/SearchFields.tsx
  titleForSearches: 'Title for searches',
  theTitle: 'The title',
  descriptionForSearches: 'Description for searches',
  theSummary: 'The summary',
  keepOutOfSearchEngines: 'Keep it out of Google and other search engines',
  notListedInSearches: 'Searches are asked not to list this article.',
  theSummaryStandsHere: 'The summary stands here.',

  // admin/articles/list/ArticleRows.tsx
  deleteForGoodHint:
    'The text and every earlier version of it are gone then. This can’t be undone.',

  // admin/articles/list/ArticleList.tsx
  searchHint: 'Search by title, summary, tag or author',
  withTheTag: 'With the tag',
  anyTag: 'Any tag',
  byTheAuthor: 'By the author',
  anyAuthor: 'Any author',
  sortBy: 'Sort by',
  fetchingMore: 'Fetching more…',
  showMore: 'Show more',
  moreArticles: 'More articles',
  noArticlesHint:
    'Write about a job, a material or a question that customers keep asking. A draft is seen by staff alone until you publish it.',
  writeTheFirstArticle: 'Write the first article',

  // admin/articles/list/article-query.ts
  lastChanged: 'Last changed',
  lastPublished: 'Last published',
  titleAToZ: 'Title, A to Z',

  // domain/articles/article-checks.ts
  theTitleIsMissing: 'The title is missing.',
  noCover: 'There is no cover: lists and social cards show none.',
  noSummary: 'There is no summary: searches will pick a sentence themselves.',
  isCutBySearches: (part: 'description' | 'summary', length: number, most: number) =>
    `The ${part} is ${length} characters; searches cut it at ${most}.`,
  fitsASearch: (part: 'description' | 'summary') => `The ${part} fits a search result`,
  noText: 'There is no text yet.',
  picturesAreDescribed: (count: number, decorating: number) => {
    const isDescribed = count > decorating ? ['described'] : [];
    const done = [...isDescribed, ...(decorating > 0 ? ['marked as decorative'] : [])].join(' or ');
    return count === 1 ? `The picture is ${done}` : `All ${count} pictures are ${done}`;
  },
  picturesAreUndescribed: (missing: number, count: number) =>
    `${count === 1 ? 'The picture' : `${missing} of ${count} pictures`} ${missing === 1 ? 'has no description and is' : 'have no description and are'} not marked as decorative.`,
  coverIsNarrow: (width: number, least: number) =>
    `The cover is ${width} pixels wide; below ${least} it looks blurred.`,
  picturesNarrow: (counted: string, isOne: boolean, body: number) =>
    `${counted} in the text ${isOne ? 'is' : 'are'} narrower than ${body} pixels and will look blurred.`,
  headingsOutOfOrder: (level: number, value: number) =>
    `Headings are out of order: one of level ${level} stands where level ${value} belongs.`,
  headingsAreInOrder: 'Headings are in order',
  linksLeadNowhere: (count: number, first: string) =>
    count === 1
      ? `A link leads nowhere: ${first}`
      : `${count} links lead nowhere, the first of them ${first}`,
  linksLeadTooEarly: (count: number, first: string) =>
    count === 1
      ? `A link leads to an article that is not live yet: ${first}`
      : `${count} links lead to articles that are not live yet, the first of them ${first}`,

  // admin/articles/article-saver.ts
  theCover: 'The cover',
  whetherSearchesListIt: 'Whether searches list it',

  // domain/articles/article-text.ts
  aTitle: 'A title',
  aSummary: 'A summary',
  aText: 'A text',
  anAuthorsName: 'An author’s name',
  aTitleForSearches: 'A title for searches',
  aDescriptionForSearches: 'A description for searches',
  tooManyCharacters: (value: string, most: string, now: string) =>
    `${value} has at most ${most} characters; this one has ${now}.`,
  addressNotPossible: (slug: string) =>
    `An article can’t have the address “${slug}”: the site needs it, or it is too long. Choose a different one.`,

  // domain/articles/publication-status.ts,
  wordCount: (count: number) => `${number(count)} ${count === 1 ? 'word' : 'words'}`,
};
