/** Originals and their translations. */
export const messages = {
  list: {
    language: 'In the language',
    any: 'All languages',
    also: (language: string) => `Also in ${language}`,
    alsoBehind: (language: string) => `${language} is behind`,
    missing: (language: string) => `Not in ${language}`,
    behind: (language: string) => `${language}: behind the original`,
  },

  unfinished: {
    title: (language: string) => `Visitors do not have the site in ${language} yet.`,
    text: 'Whoever looks after the website has to finish it first. Nothing of yours is lost: what you publish in it goes live then.',
  },

  menu: {
    translate: (language: string) => `Translate into ${language}`,
    open: (language: string) => `Open the translation: ${language}`,
    openOriginal: 'Open the original',
    thereAlready: 'This article is translated into this language already. Look in the bin too.',
    pageThereAlready: 'This page is translated into this language already. Look in the bin too.',
    saveFirst: 'Save your changes first.',
  },

  beside: {
    shown: 'What is shown',
    translation: 'Translation',
    original: 'Original',
    details: 'Details',
    title: (language: string) => `Original: ${language}`,
    theOriginal: 'The original',
    gone: 'The original has been deleted. This article stays, in its own language.',
    noOriginalPage: 'This page has no original: it is in this language alone.',
    open: 'Open the original',
    upToDate: 'The translation is up to date with the original.',
    stillTheSame: (same: number, of: number, language: string) =>
      `${same} of ${of === 1 ? '1 text is' : `${of} texts ${same === 1 ? 'is' : 'are'}`} still the same as in ${language}.`,
    notTranslated: 'Not translated yet',
    publishAnyway: 'Publish anyway',
    publishAsItIs: 'Publish it as it is?',
    behind: 'The original has changed since.',
    marked:
      '<ins>Underlined</ins> is new in the original, <del>struck out</del> is no longer in it. Once the translation says the same, press the button.',
    beforeIsGone: 'What it said before is no longer kept. Compare the two texts.',
    nothingToTranslate: 'Only what stands beside the text has changed: see the details there.',
    anotherCover: 'Another cover.',
    upToDateNow: 'Up to date now',
    noting: 'Noting…',
    changed: 'Changed in the original',
  },

  picture: {
    inLanguage: (language: string) => `In ${language}`,
    description: 'Description for people who can’t see it',
    descriptionInSentence: 'description',
    caption: 'Caption',
    captionInSentence: 'caption',
    mainIsShown: 'While this is empty, the words of the main language are shown.',
    words: 'The words in other languages',
    atMost: (limit: number) => `At most ${limit} characters fit here.`,
  },

  gallery: {
    notShown: (language: string) => `Not on the site in ${language} yet.`,
    onceItHasATitle:
      'Once it has a title in this language, Publish brings it to the site together with all other languages. Pictures, their order and dates are the same in each.',
  },
};
