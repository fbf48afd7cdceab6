/** Who is told of what. */
export const messages = {
  // admin/notifications/NotificationSettingsForm.tsx
  topicEnquiry: 'An enquiry has come in',
  topicAccount: 'Somebody has created an account and waits for approval',
  topicFailedRelease: 'The website could not be published',
  addresses: 'Addresses',
  addressesHint: 'One on each line. With none, every administrator gets the mails.',
  theyHearThat: 'They hear that',
  mailHolds: 'What a mail holds of an enquiry',
  reminderLabel:
    'Whoever looks after an enquiry is reminded once when it has waited for an hour of your opening times, and administrators after a further hour',
  confirmationLabel: 'Whoever writes to us gets a confirmation',
  inLanguage: (label: string, language: string) => `${label}, in ${language}`,
  confirmationSubject: 'Subject of the confirmation',
  confirmationText: 'Text of the confirmation',
  confirmationHint:
    'Nothing that the visitor wrote is put in, so that nobody can send words of their own in your name.',

  // admin/notifications/NotificationsScreen.tsx
  whoHears: 'Who hears of what by mail',
  administratorsOnly:
    'Only administrators say who gets a mail about an enquiry. Ask one of them to add your address.',
  sending: 'Sending',
  sendingHint:
    'Enquiries, new accounts and failed releases are told by mail within a minute, although nobody is signed in.',
  whoAndWhat: 'Who and what',
  mailHoldsHint:
    'A mail may be read by others and lies in a mailbox for years: the less it holds, the better.',
  theSettings: 'The settings',
  outbox: 'Outbox',
  outboxHint:
    'The newest mails, and what became of them. They are kept for 90 days, and no longer than the enquiry that they tell of.',
  wayOfSending: 'The way of sending',
  askWhoRunsSite: (problem: string) =>
    `${problem} Whoever looks after the website sets that up; docs/deploy.md says how.`,
  noMailLeaves: 'No mail leaves at the moment',
  goesTo: (recipients: string) => `Goes to ${recipients}.`,
  goesToNobodyYet: 'Goes to nobody yet: add an address below.',
  onlyATrial:
    'This website runs on one computer for trying out, so no mail leaves it. What would be sent stands in the outbox below.',
  sentByWebhook: 'Handed to the webhook that is set up.',
  sentByProvider: (value: string, from: string) => `Sent by ${value}, from ${from}.`,
  sendATestNotice: 'Send a test notice',
  testOnItsWay: 'The test is on its way.',
  testArrived: (recipient: string, isKept: boolean) =>
    `The test for ${recipient} ${isKept ? 'is in the outbox' : 'was sent'}.`,
  testFailed: (recipient: string, problem: string) =>
    `The test for ${recipient} could not be sent. ${problem}`,
  testForOnItsWay: (recipient: string) => `The test for ${recipient} is on its way.`,

  // admin/notifications/Outbox.tsx
  onItsWay: 'On its way',
  givenUp: 'Given up',
  theMails: 'The mails',
  noMailYet: 'No mail yet. The first enquiry, or a test, brings one.',
  toRecipient: (recipient: string) => `To ${recipient}, <time></time>`,
  triedAgain: ' Tried again <time></time>.',
  whatItSays: (subject: string) => `What it says<heard>: ${subject}</heard>`,

  // admin/notifications/notification-form.ts
  holdsLinkOnly: 'Only that there is one, with a link to it',
  holdsName: 'The visitor’s name',
  holdsNameAndBeginning: 'The name and the first words of the message',
  holdsEverything: 'Everything, so that it can be answered from the mailbox',
  atMostCharacters: (longest: string) => `Use at most ${longest} characters.`,
  notAMailAddress: (wrong: string) =>
    `“${wrong}” is no mail address: it should look like name@example.com.`,
  tooManyAddresses: (value: number) => `There can be at most ${value} addresses.`,
  subjectNeeded: 'Enter what the mail is called.',
  textNeeded: 'Enter what the mail says.',
  waiting: 'Waiting',
  sent: 'Sent',
  inTheOutbox: 'In the outbox',
};
