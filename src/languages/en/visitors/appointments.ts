/** The page on which a customer answers a proposed appointment. */
export const appointmentPageMessages = {
  title: 'Our visit',
  wait: 'Looking for your visit…',
  /** In place of an appointment. `{phone}` is a link. */
  unknown: 'This link leads to no visit. Look at our newest mail, or call {phone}.',
  over: 'The time of this visit has passed. If something is open, call {phone}.',
  unreachable: 'That did not work just now. Try again, answer our mail or call {phone}.',
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

/**
 * The mails to a customer: what has happened, and what they can do. `{time}` is the time, `{times}` a list of one or two,
 * `{facts}` place and duration, `{phone}` the number, `{business}` its name. The link stands below the first three kinds.
 */
export const appointmentMails = {
  /** In the customer’s calendar. */
  entry: 'Visit of {business}',
  facts: 'Where: {place}\nHow long: about {duration}',
  proposed: {
    one: {
      subject: 'May we visit you? {time}',
      body: 'Good day,\n\nwe would like to visit you:\n\n{times}\n\n{facts}\n\nWith this link you take the time, or ask for another. You need no account. Whoever has the link can answer for you.',
    },
    two: {
      subject: 'When may we visit you?',
      body: 'Good day,\n\nwe would like to visit you at one of these times:\n\n{times}\n\n{facts}\n\nWith this link you take one of them, or ask for another. You need no account. Whoever has the link can answer for you.',
    },
  },
  moved: {
    one: {
      subject: 'Our visit: another time, {time}',
      body: 'Good day,\n\nwe propose another time for our visit:\n\n{times}\n\n{facts}\n\nWhat we proposed before no longer holds. With this link you take the time, or ask for another.',
    },
    two: {
      subject: 'Our visit: other times',
      body: 'Good day,\n\nwe propose other times for our visit:\n\n{times}\n\n{facts}\n\nWhat we proposed before no longer holds. With this link you take one of them, or ask for another.',
    },
  },
  taken: {
    subject: 'We are coming: {time}',
    body: 'Good day,\n\nour visit is agreed:\n\n– {time}\n\n{facts}\n\nIf something comes up, call {phone} or use this link.',
  },
  refused: {
    subject: 'Our visit: you need another time',
    body: 'Good day,\n\nthank you for telling us. What we proposed no longer holds, and we will write to you with another time. You can also call {phone}.\n\n{business}',
  },
  cancelled: {
    subject: 'Our visit is cancelled',
    body: 'Good day,\n\nyou have cancelled our visit, and we have noted it. If that is a mistake, answer this mail or call {phone}.\n\n{business}',
  },
  withdrawn: {
    subject: 'Our visit does not take place',
    body: 'Good day,\n\nwe can’t come as we proposed or agreed:\n\n{times}\n\nWe are sorry, and will be in touch. You can also answer this mail or call {phone}.\n\n{business}',
  },
};
