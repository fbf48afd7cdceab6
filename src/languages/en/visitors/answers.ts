/** Texts that staff answer enquiries with, until others are in the settings. */
export const answerMessages = {
  /** In place of `{service}` when the visitor chose none. */
  noService: 'your project',
  /** Of mails that are written without one of the texts below. */
  subject: 'Your enquiry about {service}',
  /** Of a mail that is begun in the device’s own program. */
  toTheBusiness: 'Your enquiry to {business}',
  /** Whether `{name}` is the first name alone, unless a title stands before it. */
  usesFirstName: true,
};

/** The mail that confirms an enquiry, until another is in the staff area. */
export const enquiryConfirmation = {
  subject: 'We have your message',
  text: 'Thank you for writing to us. Your message has arrived, and one of us will read it and answer you.\n\nIf it is urgent, please call us.',
};

/** `{name}`, `{service}` and `{staff}` are filled in. At most 20, and as long as the settings allow. */
export const answerTemplates: readonly AnswerTemplate[] = [
  {
    name: 'We come and look',
    subject: 'Your enquiry about {service}',
    text: `Dear {name},

thank you for writing to us about {service}. We would like to come and look at it.

Which day of the next two weeks suits you, and is the morning or the afternoon better?

{staff}`,
  },
  {
    name: 'Two questions first',
    subject: 'Two questions about {service}',
    text: `Dear {name},

thank you for writing to us about {service}. Before we can say what it takes, two questions:

1. What exactly is it about, and what is there now?
2. By when would you like it to be finished?

A photograph helps, too: simply answer this mail.

{staff}`,
  },
  {
    name: 'Not before the summer',
    subject: 'Your enquiry about {service}',
    text: `Dear {name},

thank you for writing to us about {service}. We would be glad to do it, but we have no time, and we could not begin before the summer.

If you can wait so long, tell us, and we write to you in good time. If not, we understand, and wish you well with it.

{staff}`,
  },
  {
    name: 'Not our kind of work',
    subject: 'Your enquiry about {service}',
    text: `Dear {name},

thank you for thinking of us. What you describe is not the kind of work that we do well, and you deserve somebody who does it every day. So we would rather say no now than let you wait.

Should you ever need what we do, we would be glad to hear from you.

{staff}`,
  },
  {
    name: 'What it costs',
    subject: 'What {service} costs',
    text: `Dear {name},

thank you for writing to us about {service}. What it costs depends on what has to be done and on what is there now.

Once we have seen it, you get an offer from us. Shall we come and look?

{staff}`,
  },
];

/** A text to begin an answer with. */
export interface AnswerTemplate {
  /** On its button. */
  name: string;
  subject: string;
  text: string;
}
