import type { words as english } from '#languages/en/staff/sign-in-steps.ts';

export const words: typeof english = {
  atLeastCharactersBecause: (value) =>
    `Mindestens ${value} Zeichen, denn kurze Passwörter werden von Maschinen erraten. Drei Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.`,
  chooseAPasswordOf: (value) => `Wählen Sie ein Passwort mit mindestens ${value} Zeichen.`,
  atLeastCharacters: (value, length) => `Mindestens ${value} Zeichen; dieses hat ${length}.`,
  atMostCharacters: (value) => `Höchstens ${value} Zeichen.`,
  thisIsAmongThe:
    'Dieses Passwort gehört zu denen, die beim Raten zuerst versucht werden. Drei Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.',
  thisIsYourOwn:
    'Das ist Ihr eigener Name oder Ihre Adresse; wer rät, kennt sie. Wählen Sie etwas anderes.',
  weSendYouA: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
  noMailWasSent: 'Es wurde keine E-Mail geschickt',
  sendTheLink: 'Link schicken',
  backToSignIn: 'Zurück zur Anmeldung',
  theLastMailTo: 'Die letzte E-Mail an diese Adresse ging vor weniger als einer Minute hinaus.',
  followTheLinkIn: (mail) =>
    `Folgen Sie dem Link in der E-Mail an <b>${mail}</b>: Damit ist die Adresse bestätigt. Danach lässt die Administration Sie herein.`,
  ifHasAnAccount: (mail) =>
    `Falls <b>${mail}</b> ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal und eine Stunde lang.`,
  nothingAfterFiveMinutes: (isConfirmation) =>
    `Nach fünf Minuten nichts da? Sehen Sie bei den unerwünschten E-Mails nach, und lassen Sie sie dann noch einmal schicken.${isConfirmation ? ' Eine Adresse mit bestätigtem Konto bekommt keine: Melden Sie sich an, oder wählen Sie ein neues Passwort.' : ''}`,
  anotherMailIsOn: 'Eine weitere E-Mail ist unterwegs. Nur der neueste Link gilt.',
  passwordChanged: 'Passwort geändert',
  useTheNewOne: 'Ab jetzt gilt das neue. Alle anderen Geräte wurden abgemeldet.',
  thisIsNotYour: 'Das ist nicht Ihr derzeitiges Passwort.',
  thePasswordWasNot: 'Das Passwort wurde nicht geändert',
  currentPassword: 'Derzeitiges Passwort',
  newPassword: 'Neues Passwort',
  saving: 'Wird gespeichert …',
  changePassword: 'Passwort ändern',
  saveTheNewPassword: 'Neues Passwort speichern',
  youSignedInMore: (mail) =>
    `Ihre Anmeldung liegt mehr als einen Tag zurück, darum haben wir einen Code an <b>${mail}</b> geschickt. Sobald Sie ihn eingeben, ist das Passwort geändert.`,
  codeFromTheMail: 'Code aus der E-Mail',
  cancel: 'Abbrechen',
  sendAnotherCode: 'Neuen Code schicken',
  anotherCodeIsOn: 'Ein weiterer Code ist unterwegs. Nur der neueste gilt.',
  whichOneDoYou: 'Welches haben Sie bei sich?',
  iDontHaveIt: 'Ich habe es nicht bei mir',
  ifYouSetUp:
    'Haben Sie ein zweites Gerät eingerichtet, nehmen Sie dieses. Sonst fragen Sie die Administration: Unter „Team“ kann sie das verlorene entfernen; Sie melden sich dann mit dem Passwort an und richten ein anderes ein.',
  weSendACode: 'Wir schicken einen Code auf Ihr Handy.',
  openTheAuthenticatorApp:
    'Öffnen Sie die Authenticator-App auf Ihrem Handy und tippen Sie die sechs Ziffern ab.',
  sendTheCode: 'Code schicken',
  code: 'Code',
  checking: 'Wird geprüft …',
  verify: 'Prüfen',
  thisIsNotThe:
    'Das ist nicht der Code, der geschickt wurde, oder er ist zu alt. Lassen Sie sich einen neuen schicken.',
  thisIsNotThePresent:
    'Das ist nicht der jetzige Code. Er wechselt alle 30 Sekunden: Warten Sie auf den nächsten. Passt keiner, sehen Sie nach, ob die Uhr des Handys stimmt.',
  chooseANewPassword: 'Neues Passwort wählen',
  checkYourEmail: 'Sehen Sie in Ihre E-Mails',
  secondStep: 'Zweiter Schritt',
  yourAccountIsThere: 'Ihr Konto ist da, und Sie sind angemeldet',
  forPeopleWhoWork: 'Für alle, die an der Website arbeiten. Die Administration gibt danach frei.',
  thisAddressHasAn: 'Diese Adresse hat schon ein Konto',
  fullName: 'Vor- und Nachname',
  creatingTheAccount: 'Das Konto wird angelegt …',
  createAccount: 'Konto anlegen',
  iHaveAnAccount: 'Ich habe ein Konto',
  enterYourNameSo: 'Geben Sie Ihren Namen ein, damit das Team weiß, wer Sie sind.',
  atMost120: 'Höchstens 120 Zeichen.',
  enterYourCurrentPassword: 'Geben Sie Ihr derzeitiges Passwort ein.',
  enterTheSixDigits: 'Geben Sie die sechs Ziffern des Codes ein.',
  itIsCheckedAs: 'Er wird geprüft, sobald die sechste Ziffer da ist.',
  haveACodeSent: 'Lassen Sie sich zuerst einen Code schicken.',
};
