/** The media library and a picture’s own screen. */
const number = (value: number) => value.toLocaleString('en-GB');

export const messages = {
  // admin/media/DecorativeField.tsx
  decorativeHint: 'Decorative: readers who can’t see it miss nothing',

  // admin/media/MediaTags.tsx
  tags: 'Tags',
  newTags: 'New tags',
  tagsHint: 'Several tags at once: put commas between them.',
  add: 'Add',

  // admin/media/RemoveMedia.tsx
  whereItIsUsed: 'Where it is used',
  notUsedAnywhere: 'Not used anywhere',
  usedIn: (counted: string) => `Used in ${counted}`,
  article: 'Article',
  gallery: 'Gallery',
  page: 'Page',
  everyPage: 'Every page',
  settings: 'Settings',
  asPublished: 'as published',
  inTheBin: 'in the bin',
  delete: 'Delete',
  pictureInUse: 'This picture is in use',
  askDelete: (nameOfMedia: string) => `Delete “${nameOfMedia}”?`,
  inUseHint:
    'Deleting it would leave holes there. Take it out first, or replace it by another file.',
  binHint: 'It stays in the bin for 30 days and can be restored until then.',
  keepThem: 'Keep them',
  deleteForGoodHint: (isMany: boolean) =>
    `${isMany ? 'The pictures and what was written about them are gone then.' : 'The picture and what was written about it are gone then.'} This can’t be undone.`,

  // admin/media/ReplaceMedia.tsx
  replace: 'Replace',
  replacementFile: 'File to replace it by',
  replacing: 'Replacing…',
  isReplaced: (isPdf: boolean) =>
    `Replaced. Visitors see the new ${isPdf ? 'PDF' : 'picture'} once it is published.`,

  // admin/media/ReplaceDialog.tsx
  askReplace: 'Replace this picture?',
  oldOne: 'The old one',
  newOne: 'The new one',
  useTheNewOne: 'Use the new one',
  whatNewOneShows: 'What the new one shows, for people who can’t see it',
  stillDescribed: (alt: string) => `As before: “${alt}”`,
  newNeedsDescription: 'Say what the new picture shows, or take over what was said of the old one.',

  // admin/media/SwitchDialog.tsx
  inLibraryAlready: 'This file is in the library already',
  switchHint:
    'Articles, galleries and pages that use the one can use the other, with what is said of it. What visitors see changes with the next release.',
  useThatOneEverywhere: 'Use that one everywhere',
  switched: (name: string, count: number, live: number) =>
    `${count === 1 ? '1 place uses' : `${number(count)} places use`} “${name}” now.${count > live ? ` ${number(count - live)} of them as a draft, for somebody to publish.` : ''}`,

  // admin/media/FormerPictures.tsx
  replacedBy: (name: string) => `Replaced <time></time>${name && ` by ${name}`}`,
  putTheOldOneBack: 'Put the old one back',
  isAsBefore: 'It is as it was before.',

  // admin/media/Thumbnail.tsx
  pdf: 'PDF',

  // admin/media/describe/DescribeWalk.tsx
  descriptionForPeople: 'Description for people who can’t see it',
  description: 'description',
  describingHint:
    'Say what is in the picture, in a sentence. Enter saves it and shows the next one.',
  saveNextPicture: 'Save, next picture',
  itIsDecorative: 'It is decorative',
  skip: 'Skip',
  theOneBefore: 'The one before',
  of: (value: number, length: number) => `${value} of ${length}`,
  thePictures: 'The pictures',
  savingDescriptions: 'Saving what you have written',
  lastOneDone: 'That was the last one',
  nothingToDescribe: 'Nothing to describe',
  allDescribed: 'Every picture has its description, or is marked as decorative.',
  descriptionsNotSaved: (counted: string) =>
    `${counted} could not be saved yet. What you have written is kept, and saved by itself once the server takes it.`,
  descriptionsSaved:
    'What you have written is saved. Those that you passed over are still without a description.',

  // admin/media/describe/DescribeScreen.tsx
  describePictures: 'Describe pictures',
  media: 'Pictures',
  backToThePictures: 'Back to the pictures',
  backToTheGallery: 'Back to the gallery',

  // admin/media/details/CropForm.tsx
  anyShape: 'Any shape',
  square: 'Square',
  shapeWide: 'Wide, 3 : 2',
  shapeUpright: 'Upright, 4 : 5',
  thePicture: 'The picture',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  shape: 'Shape',
  cropElsewhere: 'This browser keeps pages from working on pictures: use another one.',
  cropHint:
    'Visitors get it once it is published. For thirty days you can put the whole picture back here; to keep it for good, download it first.',

  // admin/media/details/MediaDetails.tsx
  download: 'Download',
  address: 'Address',
  pdfAddressHint:
    'It stays when the PDF is replaced or gets another name. Visitors find it there once an article, a page or the menu leads to it.',
  pictureGone: 'This picture is no longer there.',
  theDetails: 'The details',
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  cropAndTurn: 'Crop and turn',
  waitsUnderPublish: 'Visitors don’t see the changes yet. <link>They wait under Publish</link>',

  // admin/media/details/FocalPoint.tsx
  cropOnTop: 'On top of an article',
  cropInLists: 'In lists and on phones',
  cropUpright: 'Upright, on the home page',
  focalPoint: 'Focal point',
  cropsOfSite: 'How the site crops it',
  focalPointHint: 'Press on what has to stay in sight, or move the ring with the arrow keys.',
  focalPointAt: (value: number, value2: number) =>
    `${value} % from the left, ${value2} % from the top`,

  // admin/media/details/MediaFields.tsx
  decorativeKept: 'Kept, but not read out: the picture is decorative.',
  name: 'Name',
  nameInSentence: 'name',
  caption: 'Caption',
  captionInSentence: 'caption',
  captionHint: 'Stands under the picture, for everybody.',
  credit: 'Credit',
  creditInSentence: 'credit',
  creditHint: 'Stands beside the caption as you write it: “Photograph: Jo Park”.',

  // admin/media/library/FilesNotice.tsx
  missingFileHint:
    'Visitors see an empty place there. What was written and where it stands is kept.',
  filesMissing: (counted: string) => `The file of ${counted} is missing`,
  mendIt: 'Mend it',

  // admin/media/library/FilesScreen.tsx
  picturesWithoutAFile: 'Pictures without a file',
  everyPictureHasItsFile: 'Every picture has its file.',
  filesMissingHint: (counted: string) =>
    `The file of ${counted} is missing, and visitors see an empty place. Choose the photograph again: words and places are kept.`,
  chooseThePhotographOf: (title: string) => `Choose the photograph<heard> of ${title}</heard>`,
  filesWithoutAPicture: 'Files without a picture',
  theFiles: 'The files',
  noFilesLeftOver: 'Every file that is older than two days belongs to a picture.',
  filesLeftOver: (counted: string, spellBytes: string) =>
    `${counted}, ${spellBytes}: left over from uploads that broke off, or from pictures that have another file by now. Nothing uses them. They are deleted by themselves, once a day.`,
  deleteNow: (counted: string) => `Delete ${counted} now`,

  // admin/media/library/Library.tsx
  describeOneByOne: 'Describe them one after the other',
  binExplained:
    'Pictures stay here for 30 days. One that is used again comes out by itself. <link>Files without a picture</link>',
  found: (found: string) => `${found} found`,
  pictures: 'Pictures',
  noPicturesHint:
    'Photographs of your work stand here, each with its description and where it is used.',
  uploadTheFirstPictures: 'Upload the first pictures',
  searchPictures: 'Search pictures',
  searchHint: 'Search by name, description or tag',
  tag: 'Tag',
  kindOfFile: 'Kind of file',
  order: 'Order',
  anyTag: 'Any tag',

  // admin/media/library/MediaScreen.tsx
  select: 'Select',
  picture: 'Picture',
  detailsOfThePicture: 'Details of the picture',
  withoutADescription: (undescribed: string) => `${undescribed} without a description`,

  // admin/media/library/MediaTile.tsx
  noDescription: 'No description',
  notUsed: 'Not used',

  // admin/media/library/SelectionBar.tsx
  picturesPickedOut: 'Pictures picked out',
  pickedOut: (many: string) => `${many} picked out`,
  selectHint: 'Press on the pictures that you mean.',
  takenOut: (many: string) => `${many} taken out.`,
  allThatAreShown: 'All that are shown',
  tagThem: 'Tag',
  tagMany: (many: string) => `Tag ${many}`,
  tagged: (many: string) => `${many} tagged.`,
  askDeleteMany: (many: string) => `Delete ${many}?`,
  deleteManyHint: 'They stay in the bin for 30 days. Those that are in use stay where they are.',
  inUse: (sentence: string, kept: number, isOne: boolean) =>
    `${sentence} ${kept} in use ${isOne ? 'stays where it is' : 'stay where they are'}.`,

  // admin/media/media-words.ts
  used: 'Used',
  largerThanNeeded: 'Larger than needed',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  byName: 'By name',
  largestFirst: 'Largest first',
  anyKind: 'Any kind',

  // admin/editor/LinkField.tsx
  noPageThere: 'There is no page at this address yet.',
  linkHint:
    'Type a name to search, or an address: /contact, https://…, a telephone number, a mail address.',
  notOnTheWebsite: 'not on the website yet',
  telephone: 'Telephone',
  mail: 'Mail',
  theForm: 'Form',

  // admin/media/picker/FileChoice.tsx
  leadsToThePdf: (nameOfMedia: string, spellBytes: string) =>
    `Leads to the PDF “${nameOfMedia}”, ${spellBytes}.`,
  leadsToMissingPdf: 'Leads to a PDF that is not there.',
  leadToAPdf: 'Lead to a PDF',
  chooseAnotherPdf: 'Choose another PDF',

  // admin/media/picker/MediaPicker.tsx
  chooseAPdf: 'Choose a PDF',
  chooseAPicture: 'Choose a picture',
  searchPdfs: 'Search PDFs',
  addAPdf: 'Add a PDF',
  addPhotographs: 'Add photographs',
  dropHint: 'Let go to add them to the library',
  noneWithTheseWords: (isPdf: boolean) =>
    `No ${isPdf ? 'PDF' : 'picture'} has these words. Try fewer.`,
  noneYet: (isPdf: boolean) => `There are no ${isPdf ? 'PDFs' : 'pictures'} yet.`,
  picturesToChooseFrom: 'Pictures to choose from',
  oneToChoose: (isPdf: boolean) => `${isPdf ? 'PDFs' : 'Pictures'}, one to choose`,
  chooseMany: (counted: string) => `Choose ${counted}`,
  ofArrived: (arrived: number, counted: string) => `${arrived} of ${counted} arrived. `,

  // admin/media/StoredPicture.tsx
  imageUnavailable: 'Image unavailable',

  // admin/media/use-media-search.ts
  moreThan: (many: string) => `More than ${many}`,

  // admin/media/use-media-text.ts
  tooManyCharacters: (limit: number) => `At most ${limit} characters fit. Yours is kept here.`,

  // admin/media/use-replacement.ts
  nothingWasReplaced: (message: string) => `${message} Nothing was replaced.`,
  sameFileAlready: 'This is the very file that it has already.',

  // domain/media/media-library.ts
  kb: (value: number) => `${value} KB`,
  tooHeavy: (counted: string, isOne: boolean, most: string) =>
    `${counted} ${isOne ? 'weighs' : 'weigh'} more than ${most} and will be slow to open on a phone.`,
  arrivedIsChosen: 'What arrives is chosen; it stays in the library in any case.',
  chooseWhenArrived: 'Choose one when it is here; all of them stay in the library.',
  placeCount: (count: number) => `${number(count)} ${count === 1 ? 'place' : 'places'}`,
  descriptionCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'description' : 'descriptions'}`,

  // domain/media/media-uses.ts
  /** What it is used for. */
  usedAs: {
    cover: 'cover',
    picture: 'picture',
    before: 'view before the work',
    text: 'text',
  },
  menu: 'Menu',
  logo: 'Logo',
};
