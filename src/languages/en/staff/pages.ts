/** The list, menu and editor of pages. */
export const words = {
  // admin/pages/PageScreen.tsx
  page: 'Page',
  openingThePage: 'Opening the page',
  thePage: 'The page',

  // admin/pages/bar/PageBanner.tsx
  thisBrowserHasNo: 'This browser has no room for a copy: leave this page open.',
  itIsKeptOn: 'It is kept on this device.',
  somebody: 'Somebody',
  hasChangedTheSame: (value: string) => `${value} has changed the same words meanwhile.`,
  whatYouTypedIs: (where: string) => `What you typed is still in the page. ${where}`,
  compareAndChoose: 'Compare and choose',
  notSaved: 'Not saved.',
  offlineKeptOnThis: 'Offline, kept on this device.',
  offlineNotSaved: 'Offline, not saved.',
  itIsSavedBy: (value: string) =>
    `${value}It is saved by itself as soon as the server can be reached.`,
  tryNow: 'Try now',
  tryAgain: 'Try again',
  undo: 'Undo',
  itIsAsIt: 'It is as it was before.',
  close: 'Close',
  whatYouTypedLast: 'What you typed last time is back.',
  itWasTypedOn: 'It was typed <time></time> on this device and never saved.',
  saveIt: 'Save it',
  discardIt: 'Discard it',
  anotherStateOfYours: 'Another state of yours',
  thisIsThePage: 'This is the page as this device saw it last.',
  writeOnItIs:
    'Write on: it is kept here, and saved by itself as soon as the server can be reached.',
  aColleague: 'A colleague',
  hasChangedThisPage: (value: string) => `${value} has changed this page too.`,
  youSeeBoth: 'You see both.',

  // admin/pages/bar/PageBar.tsx
  whereThisPageStands: 'Where this page stands',
  pages: 'Pages',
  untitled: 'Untitled',
  nothingChangedYet: 'Nothing changed yet',
  zOrCtrlZ: '⌘Z or Ctrl Z',
  undo2: (value: string) => `Undo ${value}`,
  preview: 'Preview',
  schedule: 'Schedule',
  publishing: 'Publishing…',
  publish: 'Publish',
  whatYouWriteHere:
    'What you write here is saved. An administrator publishes it: this page binds in law.',
  hidden: 'Hidden',
  asTheSiteCame: 'As the site came',
  aChangeGoesLive: 'A change goes live <time></time>',

  // admin/pages/bar/PageConflict.tsx
  theSameWordsChanged: 'The same words, changed twice',
  everythingElseThatEither:
    'Everything else that either of you changed goes together. Of these, one can stand:',
  yours: 'Yours',
  theirs: 'Theirs',
  asTheSiteCame2: 'as the site came',
  whichOfThemStand: 'Which of them stand',
  mine: 'Mine',
  cancel: 'Cancel',
  saveAsChosen: 'Save as chosen',

  // admin/pages/bar/PageMenu.tsx
  more: 'More',
  revisions: 'Revisions',
  discardTheWaitingChanges: 'Discard the waiting changes',
  showThePage: 'Show the page',
  hideThePage: 'Hide the page',
  whenPublished: 'when published',
  showingThePage: 'showing the page',
  hidingThePage: 'hiding the page',
  theWholePage: 'the whole page',
  theWholePageAs: 'the whole page as the site came',
  takeOffTheSchedule: 'Take off the schedule',
  takeOffTheSite: 'Take off the site',
  moveToTheBin: 'Move to the bin…',
  discardTheWaitingChanges2: 'Discard the waiting changes?',
  discard: 'Discard',
  theEditorGoesBack:
    'The editor goes back to what visitors see. They notice nothing. What you discard stays under Revisions, and you can undo this at once.',
  takeItOffThe: 'Take it off the schedule?',
  takeThisOffThe: 'Take this off the site?',
  takeItOffTheSchedule: 'Take it off the schedule',
  takeItOffTheSite: 'Take it off the site',
  theSiteIsBuilt:
    'The site is built again, and visitors get the page as the site came. What staff changed stays here, and can be published again.',
  moveThisPageTo: 'Move this page to the bin?',
  moveToTheBin2: 'Move to the bin',
  itCanBeRestored: (published: boolean) =>
    `It can be restored from the bin, as a draft.${published ? ' Visitors see it until the site is published the next time.' : ''}`,

  // admin/pages/bar/PageRevisions.tsx
  wasPublished: 'Was published',
  discarded: 'Discarded',
  replaced: 'Replaced',
  fetchingTheRevisions: 'Fetching the revisions',
  theRevisions: 'The revisions',
  aStateIsKept:
    'A state is kept each time the page is published, and when one is given up for another. Bring one back: visitors notice nothing until you publish, and what stands here now becomes a revision itself.',
  thereIsNoEarlier: 'There is no earlier state yet.',
  compare: 'Compare',
  theStateFromIs: (when: string) => `The state from ${when} is back in the editor.`,
  restoreThePageAs: 'Restore<heard> the page as the site came</heard>',
  asTheSiteCame3: 'As the site came<button></button>',
  fetchingTheRevision: 'Fetching the revision',
  theDifferences: 'The differences',
  whatRestoringWouldChange: 'What restoring would change',
  thePageIsLike: 'The page is like this now.',
  restoringTakesOutWhat:
    'Restoring takes out what is <del>struck out</del> and brings back what is <ins>underlined</ins>.',

  // admin/pages/bar/use-page-changes.ts
  thisPageIsAs: 'This page is as the site came: there is nothing to publish.',
  andMoreUnderBefore: (length: number) => ` And ${length} more, under “Before it goes live”.`,
  approvedForVisitors: 'Approved for visitors',
  approvedForRemoval: 'Approved for removal',
  saveYourChangesFirst: 'Save your changes first.',
  theWaitingChangesAre: 'The waiting changes are discarded.',

  // admin/pages/checks/PageWatch.tsx
  thePageOutOf: 'The page out of sight',

  // admin/pages/checks/ProblemList.tsx
  open: 'Open<part></part>',
  fix: 'Fix<part></part>',

  // admin/pages/checks/PublishQuestion.tsx
  beforeItGoesLive: 'Before it goes live',
  itCanGoLive: 'It can go live like that. Do you want to mend this first?',
  notPublishedVisitorsStill: 'Not published. Visitors still see the page as it was before.',
  notYet: 'Not yet',
  publishAnyway: 'Publish anyway',

  // admin/pages/checks/contrast.ts

  // admin/pages/checks/link-problems.ts
  thePageOfEvery: 'The page of every gallery',
  itLeadsTo: (where: string, named: string) => `${where}: it leads to ${named}.`,
  leadsTo: (from: string, nameOf: string) => `${from} leads to ${nameOf}.`,
  isNoPlaceTo: 'is no place to lead to',
  isHidden: 'is hidden',
  isNotOn: (anchor: string, page: string) => `#${anchor}, which “${page}” does not have`,
  /** The first words of a sentence. */
  placeOf: (page: string, where: string) => `“${page}”, ${where},`,
  which: (sectionName: string, anchor: string, why: string) =>
    `“${sectionName}” (#${anchor}), which ${why}`,

  // admin/pages/checks/seen-problems.ts
  onAPhone: 'on a phone',
  inAWindowOf: (width: number) => `in a window of ${width} pixels`,
  isWiderThanIts: (shortened: string, room: string) =>
    `“${shortened}” is wider than its room ${room}. Shorten it or part it with a hyphen.`,
  tooLittleContrastWith: (value: string, wanted: number) =>
    `too little contrast with the picture behind it (${value} : 1, ${wanted} : 1 is needed). Choose a darker picture or another point that stays in sight.`,
  theHeadingHasNone: (shortened: string) =>
    `the heading “${shortened}” has none above it: give the section a label.`,
  aboutKbAreSent: (value: string, value2: string) =>
    `about ${value} kB are sent, and ${value2} come at once. It opens a little later: fewer sections or shorter texts make it lighter.`,

  // admin/pages/checks/use-link-problems.ts
  ofTheMenu: (label: string) => `“${label}” of the menu`,
  theArticle: (title: string) => `The article “${title}”`,
  theGallery: (title: string) => `The gallery “${title}”`,

  // admin/pages/editor/AddSection.tsx
  adding: (label: string) => `adding “${label}”`,
  addASection: 'Add a section',
  aPageHasAt: (value: number) => `A page has at most ${value} sections. Take one out first.`,
  behind: 'Behind',

  // admin/pages/editor/Checks.tsx
  everySectionHasWhat: '<span>✓</span>Every section has what it needs',

  // admin/pages/editor/PageEditor.tsx
  page3: (title: string) => `Page: ${title}`,
  fetchingThePage: 'Fetching the page',
  toEditWhereIt: (title: string) => `${title}, to edit where it stands`,
  previewOf: (title: string) => `Preview of ${title}`,

  // admin/pages/editor/PageFacts.tsx
  whatWasTypedIn: (label: string) => `what was typed in ${label}`,
  asTheSiteCame4: (label: string) => `As the site came<heard> “${label}”</heard>`,
  aboutThisPage: 'About this page',
  title: 'Title',
  address: 'Address',
  titleForSearches: 'Title for searches',
  theOldOneLeadsOn: (address: string) =>
    `${address}. Once visitors know an address, the old one leads on.`,
  descriptionForSearches: 'Description for searches',
  keepOutOfSearch: 'Keep out of search engines',
  inOneWord: 'In one word',
  inTheMenu: 'In the menu',
  belowItInThe: 'Below it in the menu',
  namesOfTheService: 'Names of the service',

  // admin/pages/editor/SectionItem.tsx
  positionOf: (name: string, place: number, length: number) =>
    `“${name}”, position ${place} of ${length}`,
  moveToPosition: 'Move to position…',
  show: 'Show',
  hide: 'Hide',
  notInTheFolder: 'not in the folder any more',
  changed: (changed: number) => `${changed} changed`,
  added: 'added',
  isHiddenNow: 'hidden',
  showing: (name: string) => `showing “${name}”`,
  hiding: (name: string) => `hiding “${name}”`,
  asTheSiteCameAll: (name: string) => `As the site came<heard>: all of “${name}”</heard>`,
  asTheSiteCame5: (name: string) => `“${name}” as the site came`,
  takeOut: (name: string) => `Take out<heard> “${name}”</heard>`,
  takingOut: (name: string) => `taking out “${name}”`,

  // admin/pages/editor/SectionList.tsx
  theMoveOf: (nameOf: string) => `the move of ${nameOf}`,
  sections: 'Sections',
  isTakenOut: (sectionName: string) => `“${sectionName}” is taken out.`,
  putItBack: (sectionName: string) => `Put it back<heard> “${sectionName}”</heard>`,
  puttingBackASection: 'putting back a section',
  isOfAKind: (key: string) =>
    `“${key}” is of a kind that this website does not know. It is kept, and not shown.`,
  isNotPartOf: (key: string) =>
    `“${key}” is not part of this page any more. What was written in it is kept.`,

  // admin/pages/fields/ChosenField.tsx
  up: (nameOf: string) => `Up<heard> “${nameOf}”</heard>`,
  takeOut2: (nameOf: string) => `Take out<heard> “${nameOf}”</heard>`,
  addTo: (label: string) => `Add to ${label.toLowerCase()}`,
  addOne: 'Add one…',

  // admin/pages/fields/FieldInput.tsx
  upToLinesOf: (most: number, limit: number) => `Up to ${most} lines of ${limit} characters`,

  // admin/pages/fields/FormattedTextDialog.tsx
  done: 'Done',
  writeOrTypeTo: 'Write, or type / to insert a heading, a list, a table …',
  theEditor: 'The editor',
  openingTheEditor: 'Opening the editor',
  picturesDoNotStand:
    'Pictures do not stand in this text: add a section with a picture to the page.',

  // admin/pages/fields/ListField.tsx
  isAtPositionOf: (called: string, place: number, length: number) =>
    `${called} is at position ${place} of ${length} now.`,
  up2: (value: string) => `Up<heard> “${value}”</heard>`,
  down: (value: string) => `Down<heard> “${value}”</heard>`,
  takeOut3: (value: string) => `Take out<heard> “${value}”</heard>`,
  isTakenOut2: (called: string, value: number) => `${called} ${value} is taken out.`,
  add: (item: string) => `Add ${/^[aeiou]/.test(item) ? 'an' : 'a'} ${item}`,
  fitTakeOneOut: (most: number) => `${most} fit. Take one out to add another.`,

  // admin/pages/fields/MarkdownField.tsx
  writeWithFormatting: (label: string) => `Write with formatting<heard> “${label}”</heard>`,

  // admin/pages/fields/PictureInput.tsx
  change: 'Change',
  choose: 'Choose',
  takeOut4: (label: string) => `Take out<heard> “${label}”</heard>`,
  pointThatStaysIn: 'Point that stays in sight',
  descriptionOfThePicture: 'Description of the picture',
  forPeopleWhoCant: 'For people who can’t see it: what does it show?',
  decorativeReadersWhoCant: 'Decorative: readers who can’t see it miss nothing',
  asTheSiteCame6: (name: string) => `As the site came: ${name}`,
  thisPictureIsNot: 'This picture is not in the library any more. Choose another one.',

  // admin/pages/folder-pages.ts
  home: 'Home',
  notFound: 'Not found',

  // admin/pages/frame/PageView.tsx

  // admin/pages/frame/PicturesDialog.tsx
  picture: 'Picture',

  // admin/pages/list/NewPageDialog.tsx
  newPage: 'New page',
  titleOfThePage: 'Title of the page',
  makeThePage: 'Make the page',
  newService: 'New service',
  nameOfTheService: 'Name of the service',
  makeTheService: 'Make the service',
  visitorsReadItYou:
    'Visitors read it. You can change it any time, and staff alone see the page until you publish it.',

  // admin/pages/list/PageBin.tsx
  itsWordsTheirOrder:
    'Its words, their order and its revisions are gone then. Its pictures stay in Media.',

  // admin/pages/list/PageList.tsx
  fetchingThePages: 'Fetching the pages',
  thePages: 'The pages',
  theWordsOfThe:
    'The words of the menu and their order are on a screen of their own.<link>Menu</link>',
  withChangesWaiting: (waiting: number) => `${waiting} with changes waiting`,
  scheduled: (count: number) => `${count} scheduled`,

  // admin/pages/list/PageRow.tsx
  forAddressesWithoutA: 'For addresses without a page',
  changed2: ' · changed ',
  by: (by: string) => `, by ${by}`,

  // admin/pages/menu/MenuScreen.tsx
  menu: 'Menu',
  fetchingTheMenu: 'Fetching the menu',
  theMenu: 'The menu',
  isAtPositionOfNow: (label: string, value: number, length: number) =>
    `“${label}” is at position ${value} of ${length} now.`,
  notSavedYet: 'Not saved yet',
  whatYouSaveWaits: 'What you save waits under Publish',
  saving: 'Saving…',
  save: 'Save',
  theServicesStandFirst:
    'The services stand first, in a list of their own. A change of the menu is a change of every page: it takes a little longer to go live.',
  label: 'Label',
  labelIn: (language: string) => `Label, in ${language}`,
  withoutALabel:
    'Empty: what the site came with, or the name of the page if it is short. Otherwise the entry is not shown in this language.',
  up3: (label: string) => `Up<heard> “${label}”</heard>`,
  down2: (label: string) => `Down<heard> “${label}”</heard>`,
  isTakenOut3: (label: string) => `“${label}” is taken out.`,
  addAPage: 'Add a page',
  addAPage2: 'Add a page…',
  addALink: 'Add a link',
  fitBesideTheServices: (value: number) =>
    `${value} fit beside the services. Take one out to add another.`,
  writeWhatStandsIn: 'Write what stands in the menu.',
  charactersFitBesideThe: (length: number, value: number) =>
    `${length} characters: ${value} fit beside the services.`,
  thisIsNoAddress: 'This is no address. Write /about, /#contact or https://….',

  // admin/pages/page-saver.ts
  theTitleIsToo: 'The title is too long.',
  theTitleForSearches: 'The title for searches is too long.',
  theDescriptionForSearches: 'The description for searches is too long.',
  anAddressHasSmall:
    'An address has small letters, digits and single hyphens, and is none that the site itself has.',

  // data/pages/pages.ts

  // domain/pages/services.ts
  theSiteIsBuiltAgain:
    'The site is built again without this page; until that is done visitors still have it. It stays here as a draft, and you can publish it again any time.',
  services: 'Services',
  pages2: 'Pages',
  legal: 'Legal',
};
