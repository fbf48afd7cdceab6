import { site } from '#business/site.ts';
import { placeNames, shellWords } from '#business/words/shell.ts';
import { word } from './word.ts';

/** Around every page. */
export const FRAME_WORDS = () => ({
  services: word('Button of the services in the menu', 24, shellWords.servicesButton),
  blog: word('Link to the articles', 40, placeNames.blog),
  feed: word('Link to the feed', 40, shellWords.feed),
  chat: word('Link to WhatsApp', 40, shellWords.whatsapp),
});

/** What people hear who can't see the page, and what machines are told. */
export const HEARD_WORDS = () => ({
  chatSign: word('Sign of WhatsApp', 80, site.whatsapp?.label ?? `WhatsApp: ${site.name}`),
  skip: word('Link past the header', 40, shellWords.skip),
  menu: word('Button of the menu', 40, shellWords.menu),
  closeMenu: word('Button that closes it', 40, shellWords.closeMenu),
  main: word('Name of the menu', 40, shellWords.main),
  serviceLinks: word('Name of the services at the foot', 40, shellWords.services),
  readingLinks: word('Name of the links beside them', 40, shellWords.reading),
  home: word('First page, in search results', 40, placeNames.home),
  work: word('Jobs, while they have no page of their own', 40, placeNames.work),
  tagline: word('The business in a sentence, for search engines and the feed', 200, site.tagline),
});
