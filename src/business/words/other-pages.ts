/** An address that has no page; what it says besides is in `pages.ts` of the folder above. */
export const notFoundWords = {
  label: '404 — NOT FOUND',
  title: 'Page not found',
  description: 'There is no page at this address. Here is the way on.',
  text: 'There is no page at this address. It may have moved, or the address has a letter too many.',
  ways: 'The way on',
};

/** The page about privacy; what it says besides is in `privacy.ts` of the folder above. */
export const privacyWords = {
  label: 'PRIVACY',
  keywords: ['privacy', 'data protection'],
  responsible: 'Who is responsible',
  /** @param day as it is written in `privacy.ts`. */
  changed: (day: string) => `These words were last changed on ${day}.`,
};
