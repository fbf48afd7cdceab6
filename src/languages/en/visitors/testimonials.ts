/** Around what customers say, for visitors. */
export const testimonials = {
  /** Above those of several jobs. */
  label: 'What customers say',
  /** On a job’s page. */
  ofJob: 'THE CUSTOMER',
  points: (points: string) => `${points} of 5`,
  /** Both are a promise about how the words were chosen: see docs/operate.md. */
  all: 'Each is from somebody we have worked for, and stands here unchanged. Newest first, the good and the bad.',
  selection:
    'Each is from somebody we have worked for, and stands here unchanged. This is a selection.',
};

/** On the page that the customer’s own link leads to. */
export const testimonialPageMessages = {
  title: 'Your word',
  description: 'For customers who were asked for a word about their job.',
  lead: 'You were sent a link to this page because we have worked for you.',
  loading: 'One moment …',
  withoutScripts: 'This page needs JavaScript. Without it, just answer our mail.',
  noLink: 'This page opens by the link in our mail, all of it.',
  unknown: 'This link is not one of ours. Please open the one in our mail once more, all of it.',
  past: 'This link is too old, or we have withdrawn it. Answer our mail if you would like a new one.',
  greeting: (name: string) => `Hello ${name},`,
  about: (job: string) => `This is about “${job}”.`,
  photographs: 'Photographs',
  photographsHint: 'Which of them may we show on our website? Tick each one.',
  allPhotographs: 'ALL OF THEM',
  noPhotographs: 'NONE',
  photograph: (number: number) => `Photograph ${number}`,
  text: 'A few sentences, if you like',
  textHint: 'How was it? We publish it as you write it, or not at all.',
  name: 'Your name, as it is to stand below',
  nameHint: 'A first name or initials are fine.',
  rating: 'Points',
  noRating: 'None',
  points: (points: number) => `${points} of 5`,
  allow: 'What you allow',
  /** What is recorded with the word: whoever changes it changes what later customers allow. */
  permission: [
    'By sending this you allow us to show your words, with the name that you wrote, and the photographs that you ticked on our website, and to keep a record of that.',
    'We change no word. We may decide not to publish it; then we do not use it elsewhere.',
    'You can take it all back at any time, by this link or by a mail, and we do not ask why. By the link your words are off our website within a few minutes; the photographs we take off ourselves as soon as we hear of it.',
  ],
  send: 'SEND',
  sendChanges: 'SEND CHANGES',
  sending: 'SENDING…',
  thanks: 'Thank you. This is what you allow us to show:',
  waiting: 'We read it first. Until it is on our website you can change it here.',
  published: 'It is on our website. You can still change which photographs may be shown.',
  closed: 'It can’t be changed by this link any more.',
  given: (date: string) => `Sent on ${date}`,
  shownPhotographs: (count: number) =>
    count === 1 ? 'One photograph may be shown.' : `${count} photographs may be shown.`,
  /** Leads to another website. @param where such as 'Google'. */
  reviews: (where: string) => `Say it on ${where}, too`,
  change: 'CHANGE IT',
  takeBack: 'TAKE IT ALL BACK',
  reallyTakeBack: 'Take back your words and the permission for all photographs?',
  yes: 'YES, TAKE IT BACK',
  no: 'NO, LEAVE IT',
  takenBack:
    'You have taken it back. Words of yours that were on our website go from it now, which takes a few minutes. The photographs we take off ourselves as soon as we hear of it.',
  again: 'WRITE IT ANEW',
  /** When the line breaks. `{phone}` is a link. */
  notReached: 'That did not work just now. Try again, answer our mail or call {phone}.',
  tryAgain: 'TRY AGAIN',
  sent: 'Thank you. We have what you sent.',
};

/** On the page that shows a draft to whoever has a link to it. */
export const previewMessages = {
  title: 'Preview',
  draft: (title: string, end: string) =>
    `A preview of “${title}”, not on the website yet. It ends on ${end}.`,
  changed: (title: string, end: string) =>
    `A preview of “${title}” as it is written now. It ends on ${end}.`,
  ended: 'This preview has ended. Ask whoever sent it for another one.',
  failed: 'The preview could not be opened just now. Load this page again in a while.',
  say: 'Say what may be shown',
  see: 'See how it will look',
};

export const testimonialProblems = {
  text: 'Please write a few words (1,500 characters at most), or tick a photograph.',
  shown_name: 'Please write the name that is to stand below it, in 80 characters or fewer.',
  rating: 'Please choose one to five.',
  published:
    'It has been published in the meantime. Take it back first if you want to write it anew.',
  often: 'This has been changed very often. Please write us a mail.',
  unreachable: 'We could not be reached just now. What you wrote is still here.',
  refused: 'It could not be sent just now. What you wrote is still here.',
};

/** The mail that asks a customer. Staff can change it before it is sent; the link stands below it. */
export const testimonialMail = {
  subject: (business: string) => `How was it? A word for ${business}`,
  text: (customer: string, sender: string, business: string, hasPhotographs: boolean) =>
    `Hello ${customer},\n\nthank you for the job. Would you tell others how it was${hasPhotographs ? ', and which photographs of it we may show' : ''}? A few sentences are enough, and it takes two minutes. The link below is yours alone: you need no account, and can take everything back by it later.\n\nIf you would rather not, you need do nothing.\n\n${sender}\n${business}`,
};
