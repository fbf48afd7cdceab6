/** What comes after the first form of signing in, and in the account: passwords and codes. */
export const messages = {
  // admin/sign-in/LinkQuestion.tsx
  linkSignsIn: (mail: string) => `This link signs in ${mail}`,
  linkHeld: (mail: string) =>
    `This browser holds the session of ${mail}, which the link would replace in all tabs.`,
  linkWarning:
    'If you did not ask for this link, stay: what you write would end up in somebody else’s account.',
  linkStay: (mail: string) => `Stay ${mail}`,
  linkFollow: (mail: string) => `Sign in as ${mail}`,

  passwordHint: (value: number) =>
    `At least ${value} characters, because short ones are guessed by machines. Three unrelated words are easy to remember.`,
  passwordNeeded: (value: number) => `Choose a password of at least ${value} characters.`,
  passwordTooShort: (value: number, length: number) =>
    `Use at least ${value} characters; this has ${length}.`,
  passwordTooLong: (value: number) => `Use at most ${value} characters.`,
  passwordCommon:
    'This is among the first that guessers try. Three unrelated words are easy to remember.',
  passwordIsYourName:
    'This is your own name or address, which guessers know. Choose something unrelated.',
  forgottenHint: 'We send you a link with which you choose a new one.',
  noMailWasSent: 'No mail was sent',
  mailUnknown: 'Whether a mail was sent is not known',
  sendTheLink: 'Send the link',
  backToSignIn: 'Back to sign in',
  mailJustSent: 'The last mail to this address went out less than a minute ago.',
  confirmByMail: (mail: string) =>
    `Follow the link in the mail to <b>${mail}</b>: that confirms the address. Then an administrator lets you in.`,
  resetMailSent: (mail: string) =>
    `If <b>${mail}</b> has an account, a mail with a link is on its way. The link works once and for an hour.`,
  noMailHint: (isConfirmation: boolean) =>
    `Nothing after five minutes? Look among the unwanted mail, then have it sent again.${isConfirmation ? ' An address that has a confirmed account gets none: sign in, or choose a new password.' : ''}`,
  mailSentAgain:
    'If this address gets one, another mail is on its way. Only the newest link works.',
  passwordChanged: 'Password changed',
  passwordChangedHint: 'Use the new one from now on. Every other device was signed out.',
  wrongPassword: 'This is not your current password.',
  passwordUnknown: 'It is not known whether the password was changed',
  passwordNotChanged: 'The password was not changed',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  saveTheNewPassword: 'Save the new password',
  codeSentTo: (mail: string) =>
    `You signed in more than a day ago, so we sent a code to <b>${mail}</b>. The password changes as soon as you enter it.`,
  codeFromTheMail: 'Code from the mail',
  sendAnotherCode: 'Send another code',
  codeSentAgain: 'Another code is on its way. Only the newest one works.',
  chooseDevice: 'Which one do you have with you?',
  deviceNotHere: 'I don’t have it with me',
  deviceNotHereHint:
    'If you set up a second device, use that one. Otherwise ask an administrator: on the Team screen they can remove the lost one, and you sign in with your password and set up another.',
  codeByPhone: 'We send a code to your phone.',
  codeByApp: 'Open the authenticator app on your phone and type the six digits it shows.',
  sendTheCode: 'Send the code',
  code: 'Code',
  checking: 'Checking…',
  verify: 'Verify',
  wrongSentCode: 'This is not the code that was sent, or it is too old. Send another one.',
  wrongAppCode:
    'This is not the present code. It changes every 30 seconds: wait for the next one. If none works, see whether the phone’s clock is right.',
  chooseANewPassword: 'Choose a new password',
  checkYourEmail: 'Check your email',
  twoFactor: 'Second step',
  accountIsThere: 'Your account is there, and you are signed in',
  createAccountHint: 'For people who work on the website. An administrator lets you in afterwards.',
  addressHasAccount: 'This address has an account already',
  fullName: 'Full name',
  creatingTheAccount: 'Creating the account…',
  createAccount: 'Create account',
  iHaveAnAccount: 'I have an account',
  nameNeeded: 'Enter your name, so that colleagues know who you are.',
  atMostCharacters: 'Use at most 120 characters.',
  currentPasswordNeeded: 'Enter your current password.',
  digitsNeeded: 'Enter the six digits of the code.',
  codeHint: 'It is checked as soon as the sixth digit is there.',
  codeNeeded: 'Have a code sent first.',
};
