/** The contact form. */
export const contactFormMessages = {
  form: 'Enquiry',
  name: 'Name',
  contact: 'Phone or email',
  service: 'What are you planning?',
  choose: 'Please choose',
  otherService: 'Something else',
  message: 'What it is about, and your dates',
  consent: 'You may keep this message in order to answer it.',
  privacy: 'What we keep, and for how long',
  /** A field that nobody sees: what fills it in is held back. */
  trap: 'Please leave this field empty',
  send: 'SEND THE MESSAGE',
  sending: 'SENDING…',
  thanks: (name: string) => `Thank you, ${name}.`,
  sent: 'Your message has reached us. One of us reads it and answers within one working day.',
  /** `{phone}` and `{whatsapp}` are links. */
  otherWays: {
    chat: 'You can try again, {whatsapp} or call {phone}.',
    noChat: 'You can try again or call {phone}.',
  },
  chatLink: 'send it by WhatsApp',
  notLoaded: 'The form could not be loaded, so nothing was sent. What you typed is still in it.',
};

/** What is said about a field that can't be sent as it is. The limits are the database's. */
export const enquiryProblems = {
  name: 'Please tell us your name.',
  nameTooLong: 'Please use 120 characters or fewer.',
  noContact: 'Please leave an email address or a phone number, so that we can answer.',
  contactTooLong: 'Please use 300 characters or fewer.',
  email: 'Please check the email address: it should look like name@example.com.',
  phone: 'Please check the phone number: it should have 6 to 15 digits.',
  service: 'Please choose one of the services.',
  message: 'Please tell us about the job in 10 to 5,000 characters.',
  consent: 'Please agree that we keep your message in order to answer it.',
};

/** What is said about a message that did not get through. */
export const enquiryFailures = {
  tooQuick: 'That was very quick. Please wait a moment and send it again.',
  tooMany: 'You have sent us several messages within the hour. Please call us, or try again later.',
  busy: 'We cannot take messages here at the moment. Please call us, or try again in an hour.',
  refused: 'Your message could not be sent just now. It is kept here.',
  unreachable: 'We could not see whether your message arrived. It is kept here.',
};

/** Where a part of the page broke. */
export const errorMessages = {
  title: 'Something went wrong',
  unexpected: 'An unexpected error occurred.',
  reload: 'Reload',
};
