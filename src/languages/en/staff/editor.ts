/** The editor of texts: its bar, dialogs, preview and pasting. */
export const words = {
  // admin/editor/MarkdownEditor.tsx
  backToThePage: 'Back to the page view',

  // admin/editor/blocks/picture.ts
  notDescribedYet: 'Not described yet',
  thePictureCantBe: 'The picture can’t be shown now',
  thisPictureIsNo: 'This picture is no longer in the library. The rest of the text is unchanged.',
  thePictureCantBeLoaded: 'The picture can’t be loaded now. It is still part of the text.',

  // admin/editor/blocks/uploading.ts
  tryAgain: 'Try again',
  remove: 'Remove',
  thisPictureIsNoLonger: 'This picture is no longer being sent. Choose it again.',
  sending: (name: string) => `Sending ${name}…`,
  /** What its bar measures. */
  sendingOf: (name: string | undefined) => `Sending ${name ?? 'the picture'}`,
  preparing: (name: string) => `Preparing ${name}…`,

  // admin/editor/blocks/views.ts
  editPicture: 'Edit picture',
  editBeforeAndAfter: 'Edit before and after',
  editButton: 'Edit button',
  editMarkdown: 'Edit Markdown',
  leadsTo: (address: string) => `leads to ${address}`,
  keptAsItIs: 'Kept as it is',

  // admin/editor/dialogs/AddressDialog.tsx
  thisLeadsNowhereAn:
    'This leads nowhere. An address begins with https://, or with / for a page of this site.',
  typeTheWordsThat: 'Type the words that people press.',
  addA: (what: 'link' | 'button') => `Add a ${what}`,
  changeThe: (what: 'link' | 'button') => `Change the ${what}`,
  cancel: 'Cancel',
  add: 'Add',
  change: 'Change',
  thereIsNoPage: 'There is no page at this address yet.',

  // admin/editor/dialogs/CallToActionDialog.tsx
  wordsOnTheButton: 'Words on the button',
  whatHappensWhenIt: 'What happens when it is pressed: Ask for a quote, See our work',
  whereItLeads: 'Where it leads',

  // admin/editor/dialogs/FigureDialog.tsx
  beforeAndAfter: 'Before and after',
  picture: 'Picture',
  swap: 'Swap',
  done: 'Done',
  nextPicture: 'Next picture',
  description: (side: 'before' | 'after' | null) => `Description${side ? ` (${side})` : ''}`,
  caption: (side: 'before' | 'after' | null) => `Caption${side ? ` (${side})` : ''}`,
  standsBelowThePicture: 'Stands below the picture. Left empty, it is that of the library.',
  forPeopleWhoCant: 'For people who can’t see it. Left empty, it is that of the library.',
  markedAsDecorativeIn: 'Marked as decorative in the library: it needs none.',
  forPeopleWhoCantSee: 'For people who can’t see it: what does it show that matters here?',

  // admin/editor/dialogs/HelpDialog.tsx
  insertAListA: 'Insert a list, a table, a button … (at the start of an empty line)',
  aHeadingOrOne: 'A heading, or one below it',
  hashesAndASpace: '## or ### and a space',
  or1AndA: '- or 1. and a space',
  moreAndASpace: '> and a space',
  aQuotation: 'A quotation',
  wordsWords: '**words**, *words*',
  boldItalic: 'Bold, italic',
  keys: {
    ctrl: 'Ctrl',
    alt: 'Alt',
    bold: 'Ctrl B, Ctrl I',
    link: 'Ctrl K',
    headings: 'Ctrl Alt 2, Ctrl Alt 3',
    newLine: 'Shift Enter',
    edit: 'Enter',
    toolbar: 'Alt F10',
    undo: 'Ctrl Z, Ctrl Y',
  },
  aDivider: 'A divider',
  aLinkOnThe: 'A link on the chosen words',
  aNewLineIn: 'A new line in the same paragraph',
  onAPictureA: 'On a picture, a button or Markdown: edit it',
  undoRedo: 'Undo, redo',
  writing: 'Writing',
  onAMacStands: 'On a Mac, ⌘ stands for Ctrl and ⌥ for Alt.',
  close: 'Close',

  // admin/editor/dialogs/LinkDialog.tsx
  address: 'Address',
  aPageOfThis: 'A page of this site begins with /, for example /services',
  wordsToPress: 'Words to press',
  removeTheLink: 'Remove the link',

  // admin/editor/dialogs/PicturesDialog.tsx
  chooseTwoPicturesFirst:
    'Choose two pictures: first the one before the work, then the one after it.',
  addBeforeAndAfter: 'Add before and after',
  addPictures: 'Add pictures',
  twoPicturesAreNeeded: 'Two pictures are needed',
  chooseTwoOfThe: 'Choose two of the library: first before the work, then after it.',
  picturesOfThisDevice:
    'Pictures of this device are made smaller, sent while you go on writing, and kept in the library.',
  chooseFromTheLibrary: 'Choose from the library',
  chooseFromThisDevice: 'Choose from this device',

  // admin/editor/dialogs/SourceDialog.tsx
  markdown: 'Markdown',

  // admin/editor/editor-code.ts
  youCanGoOn: 'You can go on writing: the text stands below as Markdown, and is saved as always.',

  // admin/editor/insertions.ts
  fromTheLibraryOr: 'From the library or this device',
  imagePhotoFigure: 'image photo figure',
  heading: 'Heading',
  beginsAPartOf: 'Begins a part of the text',
  h2TitleSection: 'h2 title section',
  subheading: 'Subheading',
  oneLevelBelow: 'One level below',
  h3HeadingSmall: 'h3 heading small',
  list: 'List',
  pointsWithoutNumbers: 'Points without numbers',
  bulletsPointsUnordered: 'bullets points unordered',
  numberedList: 'Numbered list',
  stepsInTheirOrder: 'Steps in their order',
  orderedSteps123: 'ordered steps 123',
  quotation: 'Quotation',
  whatSomebodySaid: 'What somebody said',
  blockquoteSaidCite: 'blockquote said cite',
  twoPicturesSideBy: 'Two pictures side by side',
  pairComparePicturesImages: 'pair compare pictures images',
  table: 'Table',
  threeColumnsToBegin: 'Three columns to begin with',
  gridRowsColumns: 'grid rows columns prices',
  button: 'Button',
  asksReadersToDo: 'Asks readers to do something',
  callToActionCta: 'call to action cta link contact quote',
  divider: 'Divider',
  aLineBetweenTwo: 'A line between two parts',
  ruleSeparatorHr: 'rule separator hr',
  code: 'Code',
  lettersOfEqualWidth: 'Letters of equal width, as typed',
  preMonospaceProgram: 'pre monospace program',

  // admin/editor/paste/paste.ts
  notPasted: 'Not pasted',
  textIsTooLong: (most: string, length: string) =>
    `A text has at most ${most} characters, and this has ${length}. Your text is as it was.`,

  // admin/editor/paste/clean-html.ts
  /** In the text, where a picture could not come along. */
  pictureStoodHere: (name: string) => (name ? `[Picture: ${name}]` : '[Picture]'),

  // admin/editor/preview
  preview: 'Preview',
  previewTitle: (title: string) => `Preview: ${title}`,
  asItIsSaved: 'As it is saved',
  article: 'Article',
  backToTheText: 'Back to the text',
  theArticleIsKept: (message: string) => `${message} The article is kept as it is.`,
  thePreviewCouldNot: 'The preview could not be made',
  makingThePreview: 'Making the preview',
  previewOf: (title: string) => `Preview of ${title}`,
  linkCopiedItOpens: 'Link copied. It opens for everybody who may sign in.',
  theLinkCouldNot: 'The link could not be copied. It is the address of this page.',
  copyTheLink: 'Copy the link',

  // admin/editor/preview/PreviewWidth.tsx
  widthOfThePreview: 'Width of the preview',
  phone: 'Phone',
  desktop: 'Desktop',

  // admin/editor/slash/SlashMenu.tsx
  insert: 'Insert',

  // admin/editor/toolbar/TableTools.tsx
  addARowBelow: 'Add a row below',
  addAColumnAfter: 'Add a column after',
  alignColumnLeft: 'Align column left',
  alignColumnInThe: 'Align column in the middle',
  alignColumnRight: 'Align column right',
  removeThisRow: 'Remove this row',
  removeThisColumn: 'Remove this column',
  removeTheTable: 'Remove the table',

  // admin/editor/toolbar/Toolbar.tsx
  strikeThrough: 'Strike through',
  codeInALine: 'Code in a line',
  removeFormatting: 'Remove formatting',
  editAsMarkdown: 'Edit as Markdown',
  helpAndShortcuts: 'Help and shortcuts',
  formatting: 'Formatting',
  bold: 'Bold',
  /** The letters on the buttons. */
  boldSign: 'B',
  italic: 'Italic',
  italicSign: 'I',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  more: 'More',
  moreFormatting: 'More formatting',
  aPageOfThisSite: 'A page of this site begins with /; /#contact is the enquiry form',
  aListOrA: 'A list, or a numbered one; Tab moves a point inwards',
  toTheButtonsAbove: 'To the buttons above; Escape leads back',
};
