/** The list, menu and editor of pages. */
export const messages = {
  // admin/pages/PageScreen.tsx
  thePage: 'The page',
  pageNamed: (title: string) => `Page: ${title}`,
  pageToEdit: (title: string) => `${title}, to edit where it stands`,
  previewOf: (title: string) => `Preview of ${title}`,

  // admin/pages/bar/PageBar.tsx
  whereThisPageStands: 'Where this page stands',
  pages: 'Pages',
  administratorPublishes: 'An administrator publishes what is saved here: this page binds in law.',
  hidden: 'Hidden',
  asTheSiteCame: 'As the site came',

  // admin/pages/bar/PageMenu.tsx
  showThePage: 'Show the page',
  hideThePage: 'Hide the page',
  whenPublished: 'when published',
  showingThePage: 'showing the page',
  hidingThePage: 'hiding the page',
  wholePage: 'the whole page',
  wholePageAsTheSiteCame: 'the whole page as the site came',
  takeOffSiteHint:
    'The site is built again, and visitors get the page as the site came. What staff changed stays here, and can be published again.',

  // admin/pages/bar/PageRevisions.tsx
  restoreAsTheSiteCame: 'Restore<heard> the page as the site came</heard>',
  asTheSiteCameRow: 'As the site came<button></button>',

  nothingToPublish: 'This page is as the site came: there is nothing to publish.',
  moreToFix: (length: number) => ` And ${length} more, under “Before it goes live”.`,

  // admin/pages/checks/PageWatch.tsx
  pageOutOfSight: 'The page out of sight',
  ofTheMenu: (label: string) => `“${label}” of the menu`,
  theArticle: (title: string) => `The article “${title}”`,
  theGallery: (title: string) => `The gallery “${title}”`,

  // admin/pages/checks/PublishQuestion.tsx
  warningsQuestion: 'It can go live like that. Do you want to mend this first?',
  notPublished: 'Not published. Visitors still see the page as it was before.',
  notYet: 'Not yet',

  // admin/pages/checks/chosen-problems.ts
  chosenIsGone: (where: string, address: string) =>
    `${where}: the site has no “${address}”, so nothing is shown in its place.`,
  sharedIsGone: (where: string) =>
    `${where}: it is hidden or gone on its own page, so nothing is shown here. Choose another, or take this section out.`,
  isShownOn: (page: string, section: string) =>
    `“${page}” shows ${section} of this page too: hidden or gone here, it is gone there.`,
  takenOut: 'a section',

  // admin/pages/checks/link-problems.ts
  pageOfEveryGallery: 'The page of every gallery',
  linkLeadsTo: (where: string, named: string) => `${where}: it leads to ${named}.`,
  leadsToNoPage: (where: string, path: string) =>
    `${where}: there is no page at ${path} on the website yet.`,
  menuLeadsTo: (from: string, nameOf: string) => `${from} leads to ${nameOf}.`,
  isNoTarget: 'is no place to lead to',
  isHidden: 'is hidden',
  isNotOn: (anchor: string, page: string) => `#${anchor}, which “${page}” does not have`,
  /** The first words of a sentence. */
  placeOf: (page: string, where: string) => `“${page}”, ${where},`,
  which: (sectionName: string, anchor: string, why: string) =>
    `“${sectionName}” (#${anchor}), which ${why}`,

  // admin/pages/checks/seen-problems.ts
  onAPhone: 'on a phone',
  inWindowOf: (width: number) => `in a window of ${width} pixels`,
  tooWide: (shortened: string, room: string) =>
    `“${shortened}” is wider than its room ${room}. Shorten it or part it with a hyphen.`,
  tooLittleContrast: (value: string, wanted: number) =>
    `too little contrast with the picture behind it (${value} : 1, ${wanted} : 1 is needed). Choose a darker picture or another point that stays in sight.`,
  headingHasNoneAbove: (shortened: string) =>
    `the heading “${shortened}” has none above it: give the section a label.`,

  // admin/pages/editor/SectionList.tsx
  adding: (label: string) => `adding “${label}”`,
  addSection: 'Add a section',
  tooManySections: (value: number) => `A page has at most ${value} sections. Take one out first.`,
  behind: 'After',
  moveOf: (nameOf: string) => `the move of ${nameOf}`,
  sectionTakenOut: (sectionName: string) => `“${sectionName}” is taken out.`,
  putItBack: (sectionName: string) => `Put it back<heard> “${sectionName}”</heard>`,
  puttingBackASection: 'putting back a section',
  unknownKind: (key: string) =>
    `“${key}” is of a kind that this website does not know. It is kept, and not shown.`,
  noPartOfPage: (key: string) =>
    `“${key}” is not part of this page any more. What was written in it is kept.`,

  // admin/pages/editor/Checks.tsx
  notAllLookedAt: 'Not everything has been looked at yet.',
  everySectionIsFine: 'Every section has what it needs',

  // admin/pages/editor/PageFacts.tsx
  whatWasTypedIn: (label: string) => `what was typed in ${label}`,
  aboutThisPage: 'About this page',
  title: 'Title',
  address: 'Address',
  addressHint: (address: string) =>
    `${address}. Once visitors know an address, the old one leads on.`,
  keepOutOfSearch: 'Keep out of search engines',
  inOneWord: 'In one word',
  inTheMenu: 'In the menu',
  menuHint: 'Below it in the menu',

  // admin/pages/editor/SectionItem.tsx
  positionOf: (name: string, place: number, length: number) =>
    `“${name}”, position ${place} of ${length}`,
  added: 'added',
  isHiddenNow: 'hidden',
  showing: (name: string) => `showing “${name}”`,
  hiding: (name: string) => `hiding “${name}”`,
  sectionAsTheSiteCame: (name: string) => `“${name}” as the site came`,
  takeOut: (name: string) => `Take out<heard> “${name}”</heard>`,
  takeOutIt: 'Take out',
  duplicating: (name: string) => `duplicating “${name}”`,
  takingOut: (name: string) => `taking out “${name}”`,

  // admin/pages/fields/FieldInput.tsx
  moveUp: (nameOf: string) => `Up<heard> “${nameOf}”</heard>`,
  addTo: (label: string) => `Add to ${label.toLowerCase()}`,
  addOne: 'Add one…',
  linesHint: (most: number, limit: number) => `Up to ${most} lines of ${limit} characters`,

  // admin/pages/fields/FormattedTextDialog.tsx
  textPlaceholder: 'Write, or type / to insert a heading, a list, a table …',
  noPicturesInText: 'Pictures do not stand in this text: add a section with a picture to the page.',

  // admin/pages/fields/ListField.tsx
  moveDown: (value: string) => `Down<heard> “${value}”</heard>`,
  itemTakenOut: (called: string, value: number) => `${called} ${value} is taken out.`,
  add: (item: string) => `Add ${/^[aeiou]/.test(item) ? 'an' : 'a'} ${item}`,
  noMoreFit: (most: number) => `${most} fit. Take one out to add another.`,

  // admin/pages/fields/MarkdownField.tsx
  writeWithFormatting: (label: string) => `Write with formatting<heard> “${label}”</heard>`,

  // admin/pages/fields/PictureInput.tsx
  focalPoint: 'Point that stays in sight',
  descriptionOfThePicture: 'Description of the picture',
  namedAsTheSiteCame: (name: string) => `As the site came: ${name}`,
  pictureGone: 'This picture is not in the library any more. Choose another one.',

  // admin/pages/folder-pages.ts
  home: 'Home',
  notFound: 'Not found',

  // admin/pages/list/PageList.tsx
  newPage: 'New page',
  titleOfThePage: 'Title of the page',
  makeThePage: 'Make the page',
  lawAsksForIt:
    'The law asks for it, as for an imprint or terms: it stands at the foot of every page, and administrators publish it',
  imprintFromSettings:
    'Imprint, with what Settings say of the business; what they do not say is left in {braces}',
  representedBy: 'represented-by',
  numberOfTheCompany: 'company-number',
  newService: 'New service',
  nameOfTheService: 'Name of the service',
  makeTheService: 'Make the service',
  titleHint:
    'Visitors read it. You can change it any time, and staff alone see the page until you publish it.',
  deleteForGoodHint:
    'Its words, their order and its revisions are gone then. Its pictures stay under Pictures.',
  searchHint: 'Search by title or address',
  translated: (language: string, translated: number, all: number) =>
    `${language}: ${translated} of ${all} pages ${translated === 1 ? 'is' : 'are'} translated.`,
  menuIsElsewhere:
    'The words of the menu and their order are on a screen of their own.<link>Menu</link>',

  // admin/pages/list/PageRow.tsx
  notFoundHint: 'For addresses without a page',

  // admin/pages/menu/MenuScreen.tsx
  theMenu: 'The menu',
  menuExplained:
    'The services stand first, in a list of their own. A change of the menu is a change of every page: it takes a little longer to go live.',
  label: 'Label',
  labelIn: (language: string) => `Label, in ${language}`,
  withoutALabel:
    'Empty: what the site came with, or the name of the page if it is short. Otherwise the entry is not shown in this language.',
  entryTakenOut: (label: string) => `“${label}” is taken out.`,
  addPage: 'Add a page',
  addPageChoice: 'Add a page…',
  addLink: 'Add a link',
  noMoreEntriesFit: (value: number) =>
    `${value} fit beside the services. Take one out to add another.`,
  foot: 'Foot of the page',
  footExplained:
    'Stands at the foot of every page, in this order. Pages that the law asks for cannot be taken out.',
  labelNeeded: 'Write what stands in the menu.',
  labelTooLong: (length: number, value: number) =>
    `${length} characters: ${value} fit beside the services.`,
  noAddress: 'This is no address. Write /about, /#contact or https://….',

  // admin/pages/page-saver.ts
  titleTooLong: 'The title is too long.',
  seoTitleTooLong: 'The title for searches is too long.',
  seoDescriptionTooLong: 'The description for searches is too long.',
  addressRule:
    'An address has small letters, digits and single hyphens, and is none that the site itself has.',

  // domain/pages/services.ts
  services: 'Services',
  otherPages: 'Pages',
  legal: 'Legal',
};
