import { site } from '#business/site.ts';
import { placeNames, shellWords } from '#business/words/shell.ts';
import { staff } from '#languages/staff.ts';
import { word } from './word.ts';

/** Around every page. */
export const FRAME_WORDS = () => ({
  services: word(() => staff.settings.servicesButton, 24, shellWords.servicesButton),
  blog: word(() => staff.settings.linkToTheArticles, 40, placeNames.blog),
  feed: word(() => staff.settings.linkToTheFeed, 40, shellWords.feed),
  chat: word(() => staff.settings.linkToWhatsapp, 40, shellWords.whatsapp),
});

/** What people hear who can't see the page, and what machines are told. */
export const HEARD_WORDS = () => ({
  chatSign: word(
    () => staff.settings.signOfWhatsapp,
    80,
    site.whatsapp?.label ?? `WhatsApp: ${site.name}`,
  ),
  skip: word(() => staff.settings.linkPastTheHeader, 40, shellWords.skip),
  menu: word(() => staff.settings.buttonOfTheMenu, 40, shellWords.menu),
  closeMenu: word(() => staff.settings.buttonThatClosesIt, 40, shellWords.closeMenu),
  main: word(() => staff.settings.nameOfTheMenu, 40, shellWords.main),
  serviceLinks: word(() => staff.settings.footerServicesName, 40, shellWords.services),
  readingLinks: word(() => staff.settings.footerLinksName, 40, shellWords.reading),
  home: word(() => staff.settings.firstPageInSearch, 40, placeNames.home),
  work: word(() => staff.settings.jobsWithoutPage, 40, placeNames.work),
  tagline: word(() => staff.settings.businessInSentence, 200, site.tagline),
});
