/** What sections of pages say beside their fields. */
export const sectionMessages = {
  /** @param days as `24–31 Dec 2026`. */
  closed: (days: string) => `Closed ${days}`,
  withoutScripts: {
    chat: 'Without JavaScript your message takes a little longer to reach us. It is quicker to call, write or send a message on WhatsApp.',
    noChat:
      'Without JavaScript your message takes a little longer to reach us. It is quicker to call or write.',
    sent: 'Thank you. Your message has arrived, and one of us will answer it.',
    notSent:
      'Your message was not sent. Please go back, where it still stands: we need a name, a way to answer, a few words about the job and your consent. Or call us.',
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
