/** The home page’s labels and buttons; its texts are in `../home.ts`. */
export const homeWords = {
  hero: { explore: 'EXPLORE PORTFOLIO', start: 'START PROJECT' },
  commitment: { label: 'OUR COMMITMENT' },
  craft: { label: 'CRAFT', name: 'Craft', loading: 'Loading premium content...' },
  work: { label: 'WORK', loading: 'Curating portfolio...', more: 'More work' },
  process: {
    label: 'PROCESS',
    loading: 'Preparing process overview...',
    start: 'START YOUR PROJECT',
  },
  contact: {
    label: 'CONTACT',
    loading: 'Loading contact options...',
    /** `{whatsapp}` is the link. */
    chat: 'If it is easier, send a photograph on {whatsapp}.',
    chatLink: 'WhatsApp',
    call: 'Call',
    write: 'Write',
    open: 'Open',
    /** @param days as `24–31 Dec 2026`. */
    closed: (days: string) => `Closed ${days}`,
    visit: 'Visit',
    withoutScripts: {
      chat: 'The form on this page needs JavaScript. Without it, call, write or send a message on WhatsApp: all three reach the same desk.',
      noChat:
        'The form on this page needs JavaScript. Without it, call or write: both reach the same desk.',
    },
  },
};
