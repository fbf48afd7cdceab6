/** Signing in, and the account’s passwords and codes. */
export const messages = {
  // admin/sign-in/EmailField.tsx
  email: 'Email',

  // admin/sign-in/SignInSteps.tsx
  sending: 'Sending…',
  sendTheMailAgain: 'Send the mail again',

  // admin/sign-in/ReconnectScreen.tsx
  serverAway: 'The server can’t be reached',
  notRenewed: 'Your session could not be renewed',
  notRenewedHint:
    'The server can’t be reached, or could not do it just now. This does not sign you out: we keep asking, and go on as soon as it answers.',
  trying: 'Trying…',

  // admin/sign-in/SignInCard.tsx
  backToTheWebsite: 'Back to the website',

  // admin/sign-in/SignInForm.tsx
  password: 'Password',
  signingIn: 'Signing in…',
  signIn: 'Sign in',
  forgottenPassword: 'Forgotten password',
  createAnAccount: 'Create an account',
  notCheckedOffline:
    'Whether your password is right is not known. See whether you are online, then press Sign in again.',
  serverFailed: 'The server could not do this just now',
  notCheckedServer:
    'Whether your password is right is not known. Wait a moment, then press Sign in again.',
  accountShutOut: 'This account may not sign in',
  accountShutOutHint:
    'Its access to the website was removed. Ask an administrator if that is a mistake.',
  notSignedIn: 'Not signed in',
  notSignedInHint:
    'Check the address and the password. If you have forgotten it, you can choose a new one below.',
  confirmYourAddressFirst: 'Confirm your address first',
  confirmationOutstanding: (mail: string) =>
    `${mail} has not been confirmed yet. Follow the link in the mail from this website, or have one sent, then sign in.`,
  confirmationSentAgain: (mail: string) =>
    `A new mail is on its way to ${mail}. Follow the link in it, then sign in.`,

  // admin/sign-in/SignOutButton.tsx
  signOut: 'Sign out',

  // admin/sign-in/rules
  emailNeeded: 'Enter your email address.',
  emailRule: 'Enter an email address such as anna@example.com.',
  passwordNeeded: 'Enter your password.',

  // admin/sign-in/describe-factor.ts
  phone: 'Phone',
  authenticatorApp: 'Authenticator app',
};
