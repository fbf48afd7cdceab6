/** Who is told of what. */
export const words = {
  // admin/notifications/FailingNotification.tsx

  // admin/notifications/NotificationSettingsForm.tsx
  anEnquiryHasCome: 'An enquiry has come in',
  somebodyHasCreatedAn: 'Somebody has created an account and waits for approval',
  theWebsiteCouldNot: 'The website could not be published',
  addresses: 'Addresses',
  oneOnEachLine: 'One on each line. With none, every administrator gets the mails.',
  theyHearThat: 'They hear that',
  whatAMailHolds: 'What a mail holds of an enquiry',
  whoeverLooksAfterAn:
    'Whoever looks after an enquiry is reminded once when it has waited for an hour of your opening times, and administrators after a further hour',
  whoeverWritesToUs: 'Whoever writes to us gets a confirmation',
  inLanguage: (label: string, language: string) => `${label}, in ${language}`,
  subjectOfTheConfirmation: 'Subject of the confirmation',
  textOfTheConfirmation: 'Text of the confirmation',
  nothingThatTheVisitor:
    'Nothing that the visitor wrote is put in, so that nobody can send words of their own in your name.',
  saving: 'Saving…',
  save: 'Save',
  saved: 'Saved',

  // admin/notifications/NotificationsScreen.tsx
  notifications: 'Notifications',
  whoHearsOfWhat: 'Who hears of what by mail',
  onlyAdministratorsSayWho:
    'Only administrators say who gets a mail about an enquiry. Ask one of them to add your address.',
  sending: 'Sending',
  enquiriesNewAccountsAnd:
    'Enquiries, new accounts and failed releases are told by mail within a minute, although nobody is signed in.',
  whoAndWhat: 'Who and what',
  aMailMayBe:
    'A mail may be read by others and lies in a mailbox for years: the less it holds, the better.',
  fetchingTheSettings: 'Fetching the settings',
  theSettings: 'The settings',
  outbox: 'Outbox',
  theNewestMailsAnd:
    'The newest mails, and what became of them. They are kept for 90 days, and no longer than the enquiry that they tell of.',

  // admin/notifications/Outbox.tsx
  onItsWay: 'On its way',
  givenUp: 'Given up',
  fetchingTheOutbox: 'Fetching the outbox',
  theMails: 'The mails',
  noMailYetThe: 'No mail yet. The first enquiry, or a test, brings one.',
  to: (recipient: string) => `To ${recipient}, <time></time>`,
  triedAgain: ' Tried again <time></time>.',
  whatItSays: (subject: string) => `What it says<heard>: ${subject}</heard>`,

  // admin/notifications/Sending.tsx
  lookingAtHowMails: 'Looking at how mails are sent',
  theWayOfSending: 'The way of sending',
  whoeverLooksAfterThe: (problem: string) =>
    `${problem} Whoever looks after the website sets that up; docs/deploy.md says how.`,
  noMailLeavesAt: 'No mail leaves at the moment',
  goesTo: (recipients: string) => `Goes to ${recipients}.`,
  goesToNobodyYet: 'Goes to nobody yet: add an address below.',
  thisWebsiteRunsOn:
    'This website runs on one computer for trying out, so no mail leaves it. What would be sent stands in the outbox below.',
  handedToTheWebhook: 'Handed to the webhook that is set up.',
  sentByFrom: (value: string, from: string) => `Sent by ${value}, from ${from}.`,
  sendATestNotice: 'Send a test notice',
  theTestIsOn: 'The test is on its way.',
  theTestFor: (recipient: string, isKept: boolean) =>
    `The test for ${recipient} ${isKept ? 'is in the outbox' : 'was sent'}.`,
  theTestForCould: (recipient: string, problem: string) =>
    `The test for ${recipient} could not be sent. ${problem}`,
  theTestForIs: (recipient: string) => `The test for ${recipient} is on its way.`,

  // admin/notifications/notification-form.ts
  onlyThatThereIs: 'Only that there is one, with a link to it',
  theVisitorsName: 'The visitor’s name',
  theNameAndThe: 'The name and the first words of the message',
  everythingSoThatIt: 'Everything, so that it can be answered from the mailbox',
  atMostCharacters: (longest: string) => `Use at most ${longest} characters.`,
  isNoMailAddress: (wrong: string) =>
    `“${wrong}” is no mail address: it should look like name@example.com.`,
  thereCanBeAt: (value: number) => `There can be at most ${value} addresses.`,
  enterWhatTheMail: 'Enter what the mail is called.',
  enterWhatTheMailSays: 'Enter what the mail says.',
  waiting: 'Waiting',
  sent: 'Sent',
};
