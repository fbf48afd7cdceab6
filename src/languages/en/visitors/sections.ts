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

/** What `{counting}` stands for in a text: whether views of pages are counted, as `count_view()` of the database does it. */
export const countingMessages = {
  off: 'We set no cookies and count no visits.',
  on: 'We set no cookies. We count how often each page is looked at: on which day, on a telephone or a computer, from which website or newsletter, and how quick it was; and which addresses led nowhere. These are sums that say nothing about you, and we keep them for thirteen months. So that no machine counts a thousand times, your network address becomes one of 4,096 numbers that others share, and is forgotten after a day. Browsers that ask not to be tracked (Do Not Track, Global Privacy Control) are not counted. Only a message that you send us names the pages you read before.',
};
