/** The screen of one’s own account. */
export const messages = {
  // admin/account/AccountScreen.tsx
  profile: 'Profile',
  colleaguesSeeYourName: (role: string) =>
    `${role}. Colleagues see your name beside what you write.`,
  language: 'Language',
  languageNote:
    'In which the staff area speaks to you; colleagues have their own. The page loads again.',
  twoFactorHint:
    'A code from your phone, besides the password. Whoever learns the password still can’t get in.',
  signedIn: 'Signed in',
  lostDeviceHint: 'Lost a laptop or a phone? Sign out everywhere, then change the password.',
  signOutHere: 'Sign out here',
  signOutEverywhere: 'Sign out everywhere',
  profileAwayHint: 'Everything else works. Load the page again to change your name.',
  profileAway: 'Your profile could not be fetched',
  jobTitle: 'Job title',
  saveProfile: 'Save profile',

  // admin/account/EnrolForm.tsx
  nameTheDevice: 'Give the device a name.',
  deviceNameTaken: 'You have a device of this name already.',
  nameOfTheDevice: 'Name of the device',
  deviceNameHint: 'So that you know later which one to remove.',
  continue: 'Continue',
  myPhone: 'My phone',
  myNumberedPhone: (number: number) => `My phone ${number}`,
  wrongCode: 'This is not the present code. It changes every 30 seconds: wait for the next one.',
  qrCode: 'QR code for the authenticator app',
  scanOrType:
    'Scan this with an authenticator app. On the same phone, or without a camera, type this key into the app instead:',
  codeHint: (value: string) => `The six digits that the app shows now. ${value}`,

  // admin/account/FactorsPanel.tsx
  noTwoFactorYet: 'No second step is set up. Your password alone opens the staff area.',
  addSecondDevice: 'Set up a second device, too: then losing one does not lock you out.',
  deviceAdded: (added: string) => `Device added: ${added}`,
  signingInTakesBoth: 'From now on signing in takes your password and a code from it.',
  addAnAuthenticatorApp: 'Add an authenticator app',
  wasNotRemoved: (name: string, isUnknown: boolean) =>
    isUnknown ? `Whether ${name} was removed is not known` : `${name} was not removed`,
  deviceRemoved: (name: string) => `Device removed: ${name}`,
  addedWhen: ', added <time></time>',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  askRemove: (name: string) => `Remove “${name}”?`,
  removingTheOnlyOne:
    'It is the only second step: afterwards your password alone opens the staff area.',
  removingOneOfSeveral: 'Its codes stop working at once. The other devices keep theirs.',
};
