import { messages as own } from './own.ts';

/** What stands on every screen of what waits and what goes live. */
export const messages = {
  waitingForVisitors: 'All is sent. Waiting until visitors get the new site.',
  article: 'Article',
  checkingCompleteness: 'Checking that the new site is complete.',
  content: 'Content',
  customersWord: 'Customer’s word',
  everythingIsLive: 'Everything is live',
  gallery: 'Gallery',
  goingLive: 'Going live',
  isChanged: 'changed',
  isDeleted: 'deleted',
  beginsInAMoment: 'It begins in a moment.',
  lastPublished: (value: string) => `Last published <time></time>${value}.`,
  makingEveryPage: 'Making every page anew. That takes a minute or so.',
  makingChangedPages: (step_done: number, step_total: number) =>
    `Making the changed pages: ${step_done} of ${step_total}.`,
  makingPictures: (step_done: number, step_total: number) =>
    `Making the sizes of pictures: ${step_done} of ${step_total}.`,
  liveForVisitors: 'Live: visitors have it',
  menu: 'Menu',
  newOnSite: 'new on the site',
  notKnownNow: 'What is live is not known now',
  nothingHasBeenPublishedYet: 'Nothing has been published yet.',
  oldAddresses: 'Old addresses',
  page: 'Page',
  picture: 'Picture',
  publishingFailed: 'Publishing needs another try',
  putInAnotherOrder: 'put in another order',
  readingWhatHasChanged: 'Reading what has changed.',
  reviewAndPublish: 'Review and publish',
  whatYouSave: 'What you save goes live with the next thing that is published',
  goesAlong: (names: string) => `Also goes live: ${names}.`,
  sendingChangesCounted: (step_done: number, step_total: number) =>
    `Sending what changed to where visitors are: ${step_done} of ${step_total}.`,
  sendingChanges: 'Sending what changed to where visitors are.',
  settingsOfTheBusiness: 'Settings of the business',
  takenOffSite: 'taken off the site',
  newSiteOnItsWay: 'The new site is on its way to visitors.',
  orderOfGalleries: 'The order of the galleries',
  takesLong:
    'This takes longer than usual. If nothing comes back within 15 minutes, you can try again here.',
  visitorsSeeOldSite: 'Visitors see the old site until the new one is complete.',
  countWaiting: (counted: string) => `${counted} waiting`,

  ...own,
};
