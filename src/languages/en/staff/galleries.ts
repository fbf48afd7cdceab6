/** Galleries and the pictures in them. */
const number = (value: number) => value.toLocaleString('en-GB');

export const messages = {
  // admin/galleries/GalleryBar.tsx
  notDone: 'Not done',
  restUnchanged: (message: string) => `${message} Everything else is as it was.`,
  whereThisGalleryStands: 'Where this gallery stands',
  galleries: 'Galleries',
  differsFromLive: 'Different from what visitors see: ',

  // admin/galleries/GalleryDetails.tsx
  materialsHint: 'With commas between them.',
  addressHint: (host: string) =>
    `${host}/portfolio/… An address that visitors know leads on to the new one.`,
  beforeTheWork: (title: string) => `${title}, before the work`,
  titleGiven: 'Title given',
  noTitleYet: 'No title yet',
  noPictureYet: 'No picture yet',
  summaryGiven: 'Summary given',
  noSummaryYet: 'No summary yet',
  coverChosen: 'Cover chosen',
  firstPictureIsCover: 'The first picture is the cover',
  everyPictureLargeEnough: 'Every picture large enough',
  picturesTooSmall: (counted: string) => `${counted} too small for a large screen`,
  everyPictureDescribed: (decorates: boolean) =>
    `Every picture described${decorates ? ' or marked as decorative' : ''}`,
  withoutADescription: (counted: string) => `${counted} without a description`,
  describeIt: 'Describe it',
  cover: 'Cover',
  firstPictureUntilChosen: 'The first picture, until you choose one.',
  useTheFirstPicture: 'Use the first picture',

  // admin/galleries/GalleryField.tsx
  none: 'None',
  notOnTheSite: (service: string) => `${service} (not on the site)`,

  // admin/galleries/GalleryRevisions.tsx
  restoringWouldChange: (differences: string) => `Restoring would change: ${differences}.`,
  itsPicturesInOrder: 'Its pictures in order',

  // admin/galleries/GalleryScreen.tsx
  newGallery: 'New gallery',
  galleryNamed: (value: string) => `Gallery: ${value}`,
  title: 'Title',
  summaryPlaceholder: 'Summary: one or two sentences, for the home page and for searches',
  aboutThisGallery: 'About this gallery',
  storyPlaceholder: 'How the job went. Write, or type / to insert a heading, a list, a table …',
  howTheJobWent: 'How the job went',
  openingTheEditor: 'Opening the editor…',
  writeTheStory: 'Write the story',

  // admin/galleries/changes.ts
  moving: (nameOfPicture: string) => `moving ${nameOfPicture}`,
  movingTo: (nameOfPicture: string, title: string) => `moving ${nameOfPicture} to ${title}`,
  takingOut: (nameOfPicture: string) => `taking out ${nameOfPicture}`,
  adding: (counted: string) => `adding ${counted}`,
  comparisonOf: (nameOfPicture: string) => `the comparison of ${nameOfPicture}`,
  choosingTheCover: 'choosing the cover',

  // domain/galleries/fields.ts
  tooManyCharacters: (label: string, limit: string) => `${label} has at most ${limit} characters.`,
  wholeNumberBetween: (lowest: number, highest: number) =>
    `A whole number from ${lowest} to ${highest}.`,
  summary: 'Summary',
  story: 'Story',
  place: 'Place',
  year: 'Year',
  weeksOfWork: 'Weeks of work',
  service: 'Service',
  materials: 'Materials',
  tooManyMaterials: 'At most 20 materials.',
  address: 'Address',

  // admin/galleries/list/GalleryList.tsx
  deleteForGoodHint:
    'Its words, captions and order are gone then. The pictures themselves stay in the library.',
  nameOfTheJob: 'Name of the job',
  titleHint: 'Visitors read it as the title. You can change it any time.',
  makeTheGallery: 'Make the gallery',
  noGalleriesHint:
    'One gallery for each job worth showing: its photographs in order, a few words, and where and when it was. Staff alone see it until you publish it.',
  makeTheFirstGallery: 'Make the first gallery',

  // admin/galleries/list/GalleryOrder.tsx
  orderOfTheGalleries: 'order of the galleries',
  galleriesInOrder: 'Galleries in the order of the site',
  orderHint:
    'Visitors meet them in this order; the first four stand on the home page. A new order goes live with the next release.',
  undoMoveOf: (nameOf: string) => `Undo the move of ${nameOf}`,
  galleryAt: (title: string, place: number, count: number) =>
    `“${title}”, position ${place} of ${count}`,
  noPicture: 'No picture',

  // admin/galleries/list/PortfolioScreen.tsx
  isCover: ' · cover',
  decorative: ' · decorative',
  needsNone: 'Needs none',
  descriptionLabel: 'What it shows, for people who can’t see it',
  move: 'Move',
  moveNamedToGallery: (name: string) => `Move ${name} to another gallery`,
  onTheHomePage: 'On the home page',
  searchHint: 'Search by name, description or gallery',
  describingHint:
    'Enter goes on to the next description. What you write here holds wherever the picture is used.',
  movedToEndOf: (title: string, title2: string) => `“${title}” stands at the end of ${title2} now.`,
  numberOnTheSite: (galleryPlace: number) => `Number ${galleryPlace} on the site`,
  onTheHomePageNumber: (galleryPlace: number) => `On the home page, number ${galleryPlace}`,
  missDescription: (missing: number) => `${missing} without a description`,
  allDescribed: 'all described',

  // admin/galleries/pictures/PictureGrid.tsx
  dropHint: 'Let go to add them at the end',
  dropAnywhere: 'Drop photographs anywhere on this page, or',
  pickFromTheLibrary: 'Pick from the library',
  onTheirWay: 'On their way',
  allDescribedForAll: 'Every picture is described for people who can’t see it.',
  describedSoFar: (described: number, length: number) =>
    `${described} of ${length} described for people who can’t see them. Enter goes on to the next.`,
  nextWithoutADescription: 'Next without a description',
  showOnlyMissing: 'Show only what is missing',
  showAllDescriptions: 'Show all descriptions',
  pictures: 'Pictures',
  picturesInOrder: 'Pictures in order',

  // admin/galleries/pictures/PictureTile.tsx
  captionInSentence: (name: string) => `the caption of ${name}`,
  captionTooLong: 'A caption has at most 500 characters.',
  captionOf: (name: string) => `Caption of ${name}`,
  pictureAt: (name: string, place: number, count: number, before: boolean) =>
    `${name}, position ${place} of ${count}${before ? ', before and after' : ''}`,
  beforeAfter: 'Before / after',
  /** Its view before the work. */
  beforeNamed: (name: string) => `${name}, before`,
  descriptionBefore: 'Description, before',
  descriptionAfter: 'Description, after',
  description: 'Description',

  // admin/galleries/pictures/DescriptionField.tsx
  descriptionInSentence: (name: string) => `the description of ${name}`,
  describeForPeople: 'Describe it for people who can’t see it',
  descriptionOf: (name: string) => `Description of ${name}`,

  // admin/galleries/pictures/DragBar.tsx
  moveByKeys: 'Space picks it up, arrow keys move it, Space puts it down, Escape puts it back.',
  pickedUpHint: (nameOf: string, place: number, count: number) =>
    `<b>${nameOf} is picked up.</b> Position ${place} of ${count}. Arrow keys move it, Space puts it down, Escape puts it back.`,
  askPosition: 'Move to position…',
  putDown: 'Put down',
  putBack: 'Put back',
  wholeNumberUpTo: (count: number) => `A whole number from 1 to ${count}.`,
  moveToPosition: 'Move to position',
  positionOf: (nameOf: string, count: number) => `Position of ${nameOf}, 1 to ${count}`,

  // admin/galleries/pictures/MoveAwayDialog.tsx
  moveToAnotherGallery: 'Move to another gallery',
  moveToGalleryHint:
    'It goes to the end there. Visitors see it where it was until both galleries are published.',

  // admin/galleries/pictures/PictureMenu.tsx
  actionsFor: (name: string) => `Actions for ${name}`,
  moveToTheFront: 'Move to the front',
  thisIsTheCover: 'This is the cover',
  makeItTheCover: 'Make it the cover',
  chooseAnotherViewBefore: 'Choose another view before…',
  addViewBefore: 'Add the view before the work…',
  removeViewBefore: 'Show it without the view before',
  replaceCropOrDescribe: 'Replace, crop, describe…',
  replaceCropOrDescribeBefore: 'Replace, crop, describe the view before…',
  askGallery: 'Move to another gallery…',
  takeOut: 'Take out of the gallery',

  // admin/galleries/pictures/use-sortable.ts
  placeOf: (place: number, length: number) => `Position ${place} of ${length}`,
  isPickedUp: (nameOf: string, where: string) => `${nameOf} is picked up. ${where}.`,
  isPutDown: (nameOf: string, where: string) => `${nameOf} is put down. ${where}.`,
  isPutBack: (nameOf: string, where: string) => `${nameOf} is put back. ${where}.`,

  // admin/galleries/preview/GalleryPreview.tsx
  thePreview: 'The preview',
  previewNeedsLiveJob:
    'The preview borrows the page of a job that is live, with a story and two pictures, and none is. Publish this one, and look at its own page.',
  noPageForPreview: 'There is no page to show it on yet',
  theGallery: 'the gallery',
  previewOf: (value: string) => `Preview of ${value}`,

  // admin/galleries/use-gallery-field.ts
  changeOf: (label: string) => `the change of ${label}`,

  // domain/galleries/gallery-changes.ts
  searchEngines: 'Search engines',
  added: (counted: string) => `${counted} added`,
  takenOut: (counted: string) => `${counted} taken out`,
  orderOfThePictures: 'Order of the pictures',
  deletedSince: 'Deleted since; it would be left out.',
  materialTooLong: 'A material has at most 80 characters; put commas between them.',
  addressRule:
    'Small letters and figures, with single hyphens between words; at most 96, and none of the names that the site needs itself.',
  galleryCount: (count: number) => `${number(count)} ${count === 1 ? 'gallery' : 'galleries'}`,
  captionCount: (count: number) => `${number(count)} ${count === 1 ? 'caption' : 'captions'}`,
  viewBeforeTheWorkCount: (count: number) =>
    `${number(count)} ${count === 1 ? 'view before the work' : 'views before the work'}`,

  languages: {
    shown: 'Language of the words',
    toDo: (language: string) => `Missing or behind: ${language}`,
  },
};
