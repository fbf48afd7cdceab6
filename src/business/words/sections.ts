/** What sections of pages say beside their fields. */
export const sectionWords = {
  /** @param days as `24–31 Dec 2026`. */
  closed: (days: string) => `Closed ${days}`,
  withoutScripts: {
    chat: 'The form on this page needs JavaScript. Without it, call, write or send a message on WhatsApp: all three reach the same desk.',
    noChat:
      'The form on this page needs JavaScript. Without it, call or write: both reach the same desk.',
  },
  /** For people who can't see the table of prices. */
  prices: { caption: 'Prices, each the lowest for its kind', what: 'What', from: 'From' },
  /** The same where some are fixed. */
  mixedPrices: { caption: 'Prices', amount: 'Price' },
  /** Before an amount that is the lowest. */
  from: 'from',
  /** Behind an amount, where it is not for the whole. */
  per: {
    hour: 'per hour',
    day: 'per day',
    metre: 'per metre',
    square: 'per m²',
    piece: 'each',
  },
};
