import { site } from '#business/site.ts';
import { placeNames, shellWords } from '#business/words/shell.ts';
import { word } from './word.ts';

/** Around every page. */
export const FRAME_WORDS = () => ({
  services: word('servicesButton', 24, shellWords.servicesButton),
  blog: word('linkToTheArticles', 40, placeNames.blog),
  feed: word('linkToTheFeed', 40, shellWords.feed),
  chat: word('linkToWhatsapp', 40, shellWords.whatsapp),
});

/** What people hear who can't see the page, and what machines are told. */
export const HEARD_WORDS = () => ({
  chatSign: word('signOfWhatsapp', 80, site.whatsapp?.label ?? `WhatsApp: ${site.name}`),
  skip: word('linkPastTheHeader', 40, shellWords.skip),
  menu: word('buttonOfTheMenu', 40, shellWords.menu),
  closeMenu: word('buttonThatClosesIt', 40, shellWords.closeMenu),
  main: word('nameOfTheMenu', 40, shellWords.main),
  serviceLinks: word('footerServicesName', 40, shellWords.services),
  readingLinks: word('footerLinksName', 40, shellWords.reading),
  home: word('firstPageInSearch', 40, placeNames.home),
  work: word('jobsWithoutPage', 40, placeNames.work),
  tagline: word('businessInSentence', 200, site.tagline),
});
