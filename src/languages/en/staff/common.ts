/** What every screen uses: buttons, fields, states of saving, failures. */
const number = (value: number) => value.toLocaleString('en-GB');

export const messages = {
  cancel: 'Cancel',
  close: 'Close',
  saving: 'Saving…',
  tryAgain: 'Try again',

  // admin/App.tsx
  checkingSession: 'Checking whether you are signed in',
  noRoomTextInPageOnly:
    'This browser has no room for a copy of what you typed: it is in this page only. Don’t close or reload the page; open the text again here.',

  // admin/ui/feedback/FullPageLoader.tsx
  openingTheStaffArea: 'Opening the staff area',
  staffArea: 'Staff area',
  takesLong: 'This takes longer than usual: the connection is slow, or the server is away.',

  // admin/ui/feedback/Spinner.tsx
  loading: 'Loading',

  // admin/ui/feedback/Toasts.tsx
  messages: 'Messages',

  // admin/ui/fields/FieldMessage.tsx
  tooManyFit: (counted: string, counted2: string) => `${counted} too many; ${counted2} fit`,
  left: (counted: string) => `${counted} left`,

  // admin/ui/fields/PasswordField.tsx
  capsLockIsOn: 'Caps lock is on.',
  hide: 'Hide',
  show: 'Show',
  whatITyped: ' what I typed',

  // data/errors.ts
  changedByOthersKept:
    'Somebody else has changed this since you opened it. What you typed is kept.',
  goneMaybeDeleted: 'This is no longer there. Somebody may have deleted it.',
  signInTooOld:
    'You signed in too long ago for this, so it has to be confirmed first. Nothing was changed.',
  mailNotConfirmed: 'The address of this account has not been confirmed yet.',
  nameOrAddressTaken: 'There is one with this name or address already. What you typed is kept.',
  tooManyAttempts:
    'That was too many attempts in a short time, so this one was not looked at. Wait a few minutes and try again.',
  mailJustSent:
    'The last mail went out less than a minute ago. Look for it, or wait a minute and send it again.',
  wrongMailCode:
    'This is not the code from the mail, or it is too old. Check it, or have a new one sent.',

  // domain/accounts/link-errors.ts
  linkUsedOrOld: 'has been used already or is too old',
  linkDidNotWork: 'did not work',
  linkProblem: (why: string) => `This link ${why}. Ask for a new one below.`,

  // domain/accounts/token.ts
  sessionEndedSignIn: 'Your session has ended. Sign in again to carry on.',
  sessionNotTrusted:
    'This browser held a session that can’t be trusted, so it was ended. Sign in again.',

  // stores/session-end.ts
  nothingKept: 'This browser keeps nothing of this website, so nobody can stay signed in',
  nothingKeptHint:
    'Allow site data (cookies) for this website in the browser’s settings, then load the page again.',
  serverNotTold:
    'The server could not be told, so it may still list this session. To end it there, sign in later and choose Sign out everywhere.',
  signedOutHere: 'You are no longer signed in on this device',
  accessRemoved: 'Your access to the website was removed',
  accessRemovedHint: 'Ask an administrator if that is a mistake. What you typed is kept.',
  accountGone: 'This account does not exist any more',
  sessionEnded: 'Your session has ended',

  // stores/toasts.ts
  anUnexpectedErrorOccurred: 'An unexpected error occurred',
  welcomeBack: 'Welcome back!',
  signedInNote: 'You have successfully signed in.',
  accountCreated: 'Account Created!',
  verifyByMail: 'Please check your email to verify your account.',
  signedOut: 'Signed Out',
  signedOutNote: 'You have been successfully signed out.',
  profileUpdated: 'Profile Updated',
  profileUpdatedNote: 'Your profile has been successfully updated.',
  sessionExpired: 'Session Expired',
  sessionExpiredNote: 'You have been logged out due to inactivity.',
  signOutFailed: 'Sign Out Failed',
  signOutFailedNote: 'An error occurred while signing out',
  signInFailed: 'Sign In Failed',
  signUpFailed: 'Sign Up Failed',
  updateFailed: 'Update Failed',

  // domain/text/when.ts
  characterCount: (count: number) => `${number(count)} ${count === 1 ? 'character' : 'characters'}`,
  serverAwayTypedKept:
    'The server can’t be reached. What you typed is kept; try again when you are back online.',
  notAllowed:
    'Your account may not do this. Nothing was changed; an administrator can give you the permission.',
  signedOutTypedKept:
    'You are no longer signed in. What you typed is kept; sign in again to carry on.',
  serverRefused: 'The server did not accept this. What you typed is kept; check it and try again.',
  serverFailed:
    'The server could not do this just now. What you typed is kept; try again in a moment.',
  endedInAnotherTab:
    'You signed out in another tab or window, the session ended there, or this browser removed what it stored of this website. Sign in again to carry on; what you typed is kept.',
  endedElsewhere:
    'The session was ended from elsewhere: you signed out on all devices, the password was changed, or a second step was set up or reset. Sign in again to carry on; what you typed is kept. If it was not you, choose a new password below and tell an administrator.',
  endedByServerLimit:
    'It reached the longest time that the server allows. Sign in again to carry on; what you typed is kept.',
  somethingWentWrong: 'Something went wrong',
  unexpectedErrorSentence: 'An unexpected error occurred.',
  unsavedKeptOnDevice: 'Something that you typed and that was not saved is kept on this device.',
  reload: 'Reload',

  // domain/documents/words-of.ts
  yesInSentence: 'yes',
  noInSentence: 'no',
};
