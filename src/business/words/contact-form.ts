import * as pack from '#languages/en/visitors/contact-form.ts';

export * from '#languages/en/visitors/contact-form.ts';

export const contactFormWords: typeof pack.contactFormWords = {
  ...pack.contactFormWords,
  message: 'About the room, its size and your dates',
  send: 'START YOUR PROJECT',
  sent: 'Your message has reached us. One of the makers reads it and answers within one working day.',
};
