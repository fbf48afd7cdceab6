/** The not-found page; its texts are in `../pages.ts`. */
export const notFoundWords = {
  label: '404 — NOT FOUND',
  title: 'Page not found',
  description: 'There is no page at this address. Here is the way on.',
  text: 'There is no page at this address. It may have moved, or the address has a letter too many.',
  ways: 'The way on',
};

/** The privacy page; its texts are in `../privacy.ts`. */
export const privacyWords = {
  label: 'PRIVACY',
  keywords: ['privacy', 'data protection'],
  responsible: 'Who is responsible',
  /** @param day as it is written in `privacy.ts`. */
  changed: (day: string) => `These words were last changed on ${day}.`,
};
