/** Signing in, and the account’s passwords and codes. */
export const words = {
  // admin/sign-in/EmailField.tsx
  email: 'Email',

  // admin/sign-in/ForgottenForm.tsx
  weSendYouA: 'We send you a link with which you choose a new one.',
  noMailWasSent: 'No mail was sent',
  sending: 'Sending…',
  sendTheLink: 'Send the link',
  backToSignIn: 'Back to sign in',

  // admin/sign-in/MailSent.tsx
  theLastMailTo: 'The last mail to this address went out less than a minute ago.',
  followTheLinkIn: (mail: string) =>
    `Follow the link in the mail to <b>${mail}</b>: that confirms the address. Then an administrator lets you in.`,
  ifHasAnAccount: (mail: string) =>
    `If <b>${mail}</b> has an account, a mail with a link is on its way. The link works once and for an hour.`,
  nothingAfterFiveMinutes: (isConfirmation: boolean) =>
    `Nothing after five minutes? Look among the unwanted mail, then have it sent again.${isConfirmation ? ' An address that has a confirmed account gets none: sign in, or choose a new password.' : ''}`,
  sendTheMailAgain: 'Send the mail again',
  anotherMailIsOn: 'Another mail is on its way. Only the newest link works.',

  // admin/sign-in/NewPasswordForm.tsx
  passwordChanged: 'Password changed',
  useTheNewOne: 'Use the new one from now on. Every other device was signed out.',
  thisIsNotYour: 'This is not your current password.',
  thePasswordWasNot: 'The password was not changed',
  currentPassword: 'Current password',
  newPassword: 'New password',
  saving: 'Saving…',
  changePassword: 'Change password',
  saveTheNewPassword: 'Save the new password',

  // admin/sign-in/PasswordCodeForm.tsx
  youSignedInMore: (mail: string) =>
    `You signed in more than a day ago, so we sent a code to <b>${mail}</b>. The password changes as soon as you enter it.`,
  codeFromTheMail: 'Code from the mail',
  cancel: 'Cancel',
  sendAnotherCode: 'Send another code',
  anotherCodeIsOn: 'Another code is on its way. Only the newest one works.',

  // admin/sign-in/ReconnectScreen.tsx
  theServerCantBe: 'The server can’t be reached',
  youAreStillSigned:
    'You are still signed in, and what you typed is kept on this device. We go on as soon as the connection is back.',
  trying: 'Trying…',
  tryAgain: 'Try again',

  // admin/sign-in/SecondFactorForm.tsx
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

  // admin/sign-in/SignInCard.tsx
  backToTheWebsite: 'Back to the website',

  // admin/sign-in/SignInForm.tsx
  password: 'Password',
  signingIn: 'Signing in…',
  signIn: 'Sign in',
  forgottenPassword: 'Forgotten password',
  createAnAccount: 'Create an account',
  yourPasswordWasNot:
    'Your password was not checked. See whether you are online, then press Sign in again.',
  theServerCouldNot: 'The server could not do this just now',
  yourPasswordWasNotChecked:
    'Your password was not checked. Wait a moment, then press Sign in again.',
  thisAccountMayNot: 'This account may not sign in',
  itsAccessToThe:
    'Its access to the website was removed. Ask an administrator if that is a mistake.',
  notSignedIn: 'Not signed in',
  checkTheAddressAnd:
    'Check the address and the password. If you have forgotten it, you can choose a new one below.',
  confirmYourAddressFirst: 'Confirm your address first',
  weSentAMail: (mail: string) =>
    `We sent a mail to ${mail} when the account was created. Follow the link in it, then sign in.`,
  aNewMailIs: (mail: string) =>
    `A new mail is on its way to ${mail}. Follow the link in it, then sign in.`,

  // admin/sign-in/SignInSteps.tsx
  chooseANewPassword: 'Choose a new password',
  checkYourEmail: 'Check your email',
  secondStep: 'Second step',

  // admin/sign-in/SignOutButton.tsx
  signOut: 'Sign out',

  // admin/sign-in/SignUpForm.tsx
  yourAccountIsThere: 'Your account is there, and you are signed in',
  forPeopleWhoWork: 'For people who work on the website. An administrator lets you in afterwards.',
  thisAddressHasAn: 'This address has an account already',
  fullName: 'Full name',
  creatingTheAccount: 'Creating the account…',
  createAccount: 'Create account',
  iHaveAnAccount: 'I have an account',

  // admin/sign-in/account-rules.ts
  enterYourEmailAddress: 'Enter your email address.',
  enterAnEmailAddress: 'Enter an email address such as anna@example.com.',
  enterYourNameSo: 'Enter your name, so that colleagues know who you are.',
  atMost120: 'Use at most 120 characters.',
  enterYourPassword: 'Enter your password.',
  enterYourCurrentPassword: 'Enter your current password.',
  enterTheSixDigits: 'Enter the six digits of the code.',

  // admin/sign-in/describe-factor.ts
  phone: 'Phone',
  authenticatorApp: 'Authenticator app',

  // admin/sign-in/use-code-form.ts
  itIsCheckedAs: 'It is checked as soon as the sixth digit is there.',
  haveACodeSent: 'Have a code sent first.',
  theServerCantBeReached:
    'The server can’t be reached. Nothing was changed; try again when you are back online.',
  youAreNoLonger: 'You are no longer signed in. Nothing was changed; sign in again to carry on.',
  theServerCouldNotDo:
    'The server could not do this just now. Nothing was changed; try again in a moment.',
};
