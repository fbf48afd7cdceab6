/** What comes after the first form of signing in, and in the account: passwords and codes. */
export const words = {
  atLeastCharactersBecause: (value: number) =>
    `At least ${value} characters, because short ones are guessed by machines. Three unrelated words are easy to remember.`,
  chooseAPasswordOf: (value: number) => `Choose a password of at least ${value} characters.`,
  atLeastCharacters: (value: number, length: number) =>
    `Use at least ${value} characters; this has ${length}.`,
  atMostCharacters: (value: number) => `Use at most ${value} characters.`,
  thisIsAmongThe:
    'This is among the first that guessers try. Three unrelated words are easy to remember.',
  thisIsYourOwn:
    'This is your own name or address, which guessers know. Choose something unrelated.',
  weSendYouA: 'We send you a link with which you choose a new one.',
  noMailWasSent: 'No mail was sent',
  sendTheLink: 'Send the link',
  backToSignIn: 'Back to sign in',
  theLastMailTo: 'The last mail to this address went out less than a minute ago.',
  followTheLinkIn: (mail: string) =>
    `Follow the link in the mail to <b>${mail}</b>: that confirms the address. Then an administrator lets you in.`,
  ifHasAnAccount: (mail: string) =>
    `If <b>${mail}</b> has an account, a mail with a link is on its way. The link works once and for an hour.`,
  nothingAfterFiveMinutes: (isConfirmation: boolean) =>
    `Nothing after five minutes? Look among the unwanted mail, then have it sent again.${isConfirmation ? ' An address that has a confirmed account gets none: sign in, or choose a new password.' : ''}`,
  anotherMailIsOn: 'Another mail is on its way. Only the newest link works.',
  passwordChanged: 'Password changed',
  useTheNewOne: 'Use the new one from now on. Every other device was signed out.',
  thisIsNotYour: 'This is not your current password.',
  thePasswordWasNot: 'The password was not changed',
  currentPassword: 'Current password',
  newPassword: 'New password',
  saving: 'Saving…',
  changePassword: 'Change password',
  saveTheNewPassword: 'Save the new password',
  youSignedInMore: (mail: string) =>
    `You signed in more than a day ago, so we sent a code to <b>${mail}</b>. The password changes as soon as you enter it.`,
  codeFromTheMail: 'Code from the mail',
  cancel: 'Cancel',
  sendAnotherCode: 'Send another code',
  anotherCodeIsOn: 'Another code is on its way. Only the newest one works.',
  whichOneDoYou: 'Which one do you have with you?',
  iDontHaveIt: 'I don’t have it with me',
  ifYouSetUp:
    'If you set up a second device, use that one. Otherwise ask an administrator: on the Team screen they can remove the lost one, and you sign in with your password and set up another.',
  weSendACode: 'We send a code to your phone.',
  openTheAuthenticatorApp:
    'Open the authenticator app on your phone and type the six digits it shows.',
  sendTheCode: 'Send the code',
  code: 'Code',
  checking: 'Checking…',
  verify: 'Verify',
  thisIsNotThe: 'This is not the code that was sent, or it is too old. Send another one.',
  thisIsNotThePresent:
    'This is not the present code. It changes every 30 seconds: wait for the next one. If none works, see whether the phone’s clock is right.',
  chooseANewPassword: 'Choose a new password',
  checkYourEmail: 'Check your email',
  secondStep: 'Second step',
  yourAccountIsThere: 'Your account is there, and you are signed in',
  forPeopleWhoWork: 'For people who work on the website. An administrator lets you in afterwards.',
  thisAddressHasAn: 'This address has an account already',
  fullName: 'Full name',
  creatingTheAccount: 'Creating the account…',
  createAccount: 'Create account',
  iHaveAnAccount: 'I have an account',
  enterYourNameSo: 'Enter your name, so that colleagues know who you are.',
  atMost120: 'Use at most 120 characters.',
  enterYourCurrentPassword: 'Enter your current password.',
  enterTheSixDigits: 'Enter the six digits of the code.',
  itIsCheckedAs: 'It is checked as soon as the sixth digit is there.',
  haveACodeSent: 'Have a code sent first.',
};
