/** The page on which a customer answers a proposed visit. */
export const visitPageWords = {
  title: 'Our visit',
  description: 'Take the time that suits you, or ask for another.',
  wait: 'Looking for your visit…',
  withoutScripts: 'This page needs JavaScript. Without it, answer our mail or call {phone}.',
  /** In place of a visit. `{phone}` is a link. */
  unknown: 'This link leads to no visit. Look at our newest mail, or call {phone}.',
  over: 'The time of this visit has passed. If something is open, call {phone}.',
  unreachable: 'We could not be reached just now. Try again, answer our mail or call {phone}.',
  again: 'Try again',
  /** Above the times. */
  proposed: {
    one: 'We would like to visit you',
    two: 'We would like to visit you: which time suits you?',
  },
  taken: 'We are coming',
  refused: 'We will propose another time',
  cancelled: 'There will be no visit',
  withdrawn: 'We have taken this visit back',
  refusedText: 'Thank you. We have heard that you need another time, and will write to you.',
  cancelledText: 'You have told us that you want no visit. Call {phone} if that is a mistake.',
  withdrawnText: 'We can’t come at this time after all, and will be in touch. Or call {phone}.',
  when: 'When',
  where: 'Where',
  duration: 'How long',
  minutes: (count: number) => `${count} minutes`,
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  /** Beside a time, for somebody in another time zone. */
  yourTime: (time: string) => `${time} where you are`,
  passed: 'This time has passed',
  take: 'Take this time',
  another: 'Ask for another',
  cancel: 'Cancel the visit',
  anotherWords: 'When would it suit you? A few words are enough.',
  cancelWords: 'Would you like to tell us why? You don’t have to.',
  send: 'Send',
  back: 'Back',
  sending: 'Sending…',
  calendar: 'Put it into your calendar',
  done: 'Thank you. We have your answer.',
  already: 'We had this answer already. Nothing has changed.',
  changed: 'The visit has changed since you opened this page. This is how it is now.',
};

/** What a mail about a visit says of it. */
interface VisitFacts {
  business: string;
  /** As `Tuesday, 1 December 2026 at 16:00`; one or two. */
  times: readonly string[];
  place: string;
  /** As `1 hour`. */
  duration: string;
  phone: string;
}

const facts = ({ place, duration }: VisitFacts) => `Where: ${place}\nHow long: about ${duration}`;
const list = (times: readonly string[]) => times.map((time) => `– ${time}`).join('\n');

/** The mails to a customer: what has happened, and what they can do. A link stands below the first two kinds. */
export const visitMails = {
  /** In the customer’s calendar. */
  entry: (business: string) => `Visit of ${business}`,
  proposed: (visit: VisitFacts) => ({
    subject:
      visit.times.length > 1 ? 'When may we visit you?' : `May we visit you? ${visit.times[0]}`,
    body: `Good day,\n\nwe would like to visit you:\n\n${list(visit.times)}\n\n${facts(visit)}\n\nWith this link you take ${visit.times.length > 1 ? 'one of the times' : 'the time'}, or ask for another. You need no account. Whoever has the link can answer for you.`,
  }),
  moved: (visit: VisitFacts) => ({
    subject:
      visit.times.length > 1
        ? 'Our visit: other times'
        : `Our visit: another time, ${visit.times[0]}`,
    body: `Good day,\n\nwe propose another time for our visit:\n\n${list(visit.times)}\n\n${facts(visit)}\n\nWhat we proposed before no longer holds. With this link you take ${visit.times.length > 1 ? 'one of the times' : 'the time'}, or ask for another.`,
  }),
  taken: (visit: VisitFacts, time: string) => ({
    subject: `We are coming: ${time}`,
    body: `Good day,\n\nour visit is agreed:\n\n– ${time}\n\n${facts(visit)}\n\nIf something comes up, use this link or call ${visit.phone}.`,
  }),
  refused: (visit: VisitFacts) => ({
    subject: 'Our visit: you need another time',
    body: `Good day,\n\nthank you for telling us. What we proposed no longer holds, and we will write to you with another time. You can also call ${visit.phone}.\n\n${visit.business}`,
  }),
  cancelled: (visit: VisitFacts) => ({
    subject: 'Our visit is cancelled',
    body: `Good day,\n\nyou have cancelled our visit, and we have noted it. If that is a mistake, answer this mail or call ${visit.phone}.\n\n${visit.business}`,
  }),
  withdrawn: (visit: VisitFacts) => ({
    subject: 'Our visit does not take place',
    body: `Good day,\n\nwe can’t come at the time that we proposed or agreed:\n\n${list(visit.times)}\n\nWe are sorry, and will be in touch. You can also answer this mail or call ${visit.phone}.\n\n${visit.business}`,
  }),
};
