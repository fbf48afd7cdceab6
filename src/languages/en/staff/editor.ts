/** The editor of texts: its bar, dialogs, preview and pasting. */
export const messages = {
  // admin/editor/MarkdownEditor.tsx
  backToThePage: 'Back to the page view',

  // admin/editor/blocks/views.ts
  notDescribedYet: 'Not described yet',
  pictureNotShown: 'The picture can’t be shown now',
  pictureGoneFromLibrary:
    'This picture is no longer in the library. The rest of the text is unchanged.',
  pictureNotLoaded: 'The picture can’t be loaded now. It is still part of the text.',
  editPicture: 'Edit picture',
  editBeforeAndAfter: 'Edit before and after',
  editButton: 'Edit button',
  editMarkdown: 'Edit Markdown',
  leadsTo: (address: string) => `leads to ${address}`,
  keptAsItIs: 'Kept as it is',
  /** In their place in the text. */
  picturesDidNotCome: (count: number) =>
    count === 1
      ? 'A picture did not come along. Drag it here, or add it.'
      : `${count} pictures did not come along. Drag them here, or add them.`,

  // admin/editor/blocks/uploading.ts
  remove: 'Remove',
  pictureNoLongerSent: 'This picture is no longer being sent. Choose it again.',
  sending: (name: string) => `Sending ${name}…`,
  /** What its bar measures. */
  sendingOf: (name: string | undefined) => `Sending ${name ?? 'the picture'}`,
  preparing: (name: string) => `Preparing ${name}…`,

  // admin/editor/dialogs/AddressDialog.tsx
  leadsNowhere:
    'This leads nowhere. An address begins with https://, or with / for a page of this site.',
  typeLinkWords: 'Type the words that people press.',
  addKind: (what: 'link' | 'button') => `Add a ${what}`,
  changeKind: (what: 'link' | 'button') => `Change the ${what}`,
  add: 'Add',
  change: 'Change',

  // admin/editor/dialogs/EditorDialogs.tsx
  wordsOnTheButton: 'Words on the button',
  buttonWordsHint: 'What happens when it is pressed: Ask for a quote, See our work',
  whereItLeads: 'Where it leads',
  slashHelp: 'Insert a list, a table, a button … (at the start of an empty line)',
  headingHelp: 'A heading, or one below it',
  headingKeys: '## or ### and a space',
  listKeys: '- or 1. and a space',
  quotationKeys: '> and a space',
  quotationHelp: 'A quotation',
  boldItalicKeys: '**words**, *words*',
  boldItalicHelp: 'Bold, italic',
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
  dividerHelp: 'A divider',
  linkHelp: 'A link on the chosen words',
  newLineHelp: 'A new line in the same paragraph',
  editHelp: 'On a picture, a button or Markdown: edit it',
  undoHelp: 'Undo, redo',
  writing: 'Writing',
  macKeysHint: 'On a Mac, ⌘ stands for Ctrl and ⌥ for Alt.',
  markdown: 'Markdown',
  address: 'Address',
  addressHint: 'A page of this site begins with /, for example /services',
  wordsToPress: 'Words to press',
  removeTheLink: 'Remove the link',

  // admin/editor/dialogs/FigureDialog.tsx
  beforeAndAfter: 'Before and after',
  picture: 'Picture',
  swap: 'Swap',
  nextPicture: 'Next picture',
  description: (side: 'before' | 'after' | null) => `Description${side ? ` (${side})` : ''}`,
  caption: (side: 'before' | 'after' | null) => `Caption${side ? ` (${side})` : ''}`,
  captionHint: 'Stands below the picture. Left empty, it is that of the library.',
  descriptionOfLibraryHint: 'For people who can’t see it. Left empty, it is that of the library.',
  decorativeInLibrary: 'Marked as decorative in the library: it needs none.',
  descriptionHint: 'For people who can’t see it: what does it show that matters here?',

  // admin/editor/dialogs/PicturesDialog.tsx
  chooseTwoPictures: 'Choose two pictures: first the one before the work, then the one after it.',
  addBeforeAndAfter: 'Add before and after',
  addPictures: 'Add pictures',
  twoPicturesAreNeeded: 'Two pictures are needed',
  chooseTwoFromLibrary: 'Choose two of the library: first before the work, then after it.',
  devicePicturesHint:
    'Pictures of this device are made smaller, sent while you go on writing, and kept in the library.',
  chooseFromTheLibrary: 'Choose from the library',
  chooseFromThisDevice: 'Choose from this device',

  // admin/editor/editor-code.ts
  theEditor: 'The editor',
  markdownHint: 'You can go on writing: the text stands below as Markdown, and is saved as always.',

  // admin/editor/insertions.ts
  pictureHint: 'From the library or this device',
  pictureKeywords: 'image photo figure',
  heading: 'Heading',
  headingHint: 'Begins a part of the text',
  headingKeywords: 'h2 title section',
  subheading: 'Subheading',
  subheadingHint: 'One level below',
  subheadingKeywords: 'h3 heading small',
  list: 'List',
  listHint: 'Points without numbers',
  listKeywords: 'bullets points unordered',
  numberedList: 'Numbered list',
  numberedListHint: 'Steps in their order',
  numberedListKeywords: 'ordered steps 123',
  quotation: 'Quotation',
  quotationHint: 'What somebody said',
  quotationKeywords: 'blockquote said cite',
  comparisonHint: 'Two pictures side by side',
  comparisonKeywords: 'pair compare pictures images',
  table: 'Table',
  tableHint: 'Three columns to begin with',
  tableKeywords: 'grid rows columns prices',
  button: 'Button',
  buttonHint: 'Asks readers to do something',
  buttonKeywords: 'call to action cta link contact quote',
  divider: 'Divider',
  dividerHint: 'A line between two parts',
  dividerKeywords: 'rule separator hr',
  code: 'Code',
  codeHint: 'Letters of equal width, as typed',
  codeKeywords: 'pre monospace program',

  // admin/editor/paste/paste.ts
  notPasted: 'Not pasted',
  textIsTooLong: (most: string, length: string) =>
    `A text has at most ${most} characters, and this has ${length}. Your text is as it was.`,
  picturesNotPasted: (count: number) =>
    count === 1
      ? 'A picture did not come along. Add it to the pictures of the gallery.'
      : `${count} pictures did not come along. Add them to the pictures of the gallery.`,

  // admin/editor/placed-block.ts
  notChanged: 'Not changed',
  changedMeanwhile: 'The text has changed meanwhile. Open this again.',

  // admin/editor/preview
  preview: 'Preview',
  previewTitle: (title: string) => `Preview: ${title}`,
  asItIsSaved: 'As it is saved',
  backToTheText: 'Back to the text',
  articleStaysAsItIs: (message: string) => `${message} The article is kept as it is.`,
  previewFailed: 'The preview could not be made',
  makingThePreview: 'Making the preview',
  previewOf: (title: string) => `Preview of ${title}`,
  linkCopied: 'Link copied. It opens for everybody who may sign in.',
  linkNotCopied: 'The link could not be copied. It is the address of this page.',

  // admin/editor/preview/PreviewWidth.tsx
  widthOfThePreview: 'Width of the preview',
  phone: 'Phone',
  desktop: 'Desktop',

  // admin/editor/slash/SlashMenu.tsx
  insert: 'Insert',

  // admin/editor/toolbar/Toolbar.tsx
  addARowBelow: 'Add a row below',
  addAColumnAfter: 'Add a column after',
  alignColumnLeft: 'Align column left',
  alignColumnCentre: 'Align column in the middle',
  alignColumnRight: 'Align column right',
  removeThisRow: 'Remove this row',
  removeThisColumn: 'Remove this column',
  removeTheTable: 'Remove the table',
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
  redo: 'Redo',
  moreFormatting: 'More formatting',
  buttonAddressHint: 'A page of this site begins with /; /#contact is the enquiry form',
  listHelp: 'A list, or a numbered one; Tab moves a point inwards',
  toolbarHelp: 'To the buttons above; Escape leads back',
};
