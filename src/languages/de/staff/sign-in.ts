import type { words as english } from '#languages/en/staff/sign-in.ts';

export const words: typeof english = {
  email: 'E-Mail',
  weSendYouA: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
  noMailWasSent: 'Es wurde keine E-Mail geschickt',
  sending: 'Wird gesendet …',
  sendTheLink: 'Link schicken',
  backToSignIn: 'Zurück zur Anmeldung',
  theLastMailTo: 'Die letzte E-Mail an diese Adresse ging vor weniger als einer Minute hinaus.',
  followTheLinkIn: (mail) =>
    `Folgen Sie dem Link in der E-Mail an <b>${mail}</b>: Damit ist die Adresse bestätigt. Danach lässt die Administration Sie herein.`,
  ifHasAnAccount: (mail) =>
    `Falls <b>${mail}</b> ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal und eine Stunde lang.`,
  nothingAfterFiveMinutes: (isConfirmation) =>
    `Nach fünf Minuten nichts da? Sehen Sie bei den unerwünschten E-Mails nach, und lassen Sie sie dann noch einmal schicken.${isConfirmation ? ' Eine Adresse mit bestätigtem Konto bekommt keine: Melden Sie sich an, oder wählen Sie ein neues Passwort.' : ''}`,
  sendTheMailAgain: 'E-Mail noch einmal schicken',
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
  theServerCantBe: 'Der Server ist nicht erreichbar',
  youAreStillSigned:
    'Sie sind weiter angemeldet, und was Sie geschrieben haben, bleibt auf diesem Gerät erhalten. Es geht weiter, sobald die Verbindung wieder da ist.',
  trying: 'Wird versucht …',
  tryAgain: 'Erneut versuchen',
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
  backToTheWebsite: 'Zurück zur Website',
  password: 'Passwort',
  signingIn: 'Wird angemeldet …',
  signIn: 'Anmelden',
  forgottenPassword: 'Passwort vergessen',
  createAnAccount: 'Konto anlegen',
  yourPasswordWasNot:
    'Ihr Passwort wurde nicht geprüft. Sehen Sie nach, ob Sie online sind, und klicken Sie dann noch einmal auf „Anmelden“.',
  theServerCouldNot: 'Der Server konnte das gerade nicht tun',
  yourPasswordWasNotChecked:
    'Ihr Passwort wurde nicht geprüft. Warten Sie einen Moment und klicken Sie dann noch einmal auf „Anmelden“.',
  thisAccountMayNot: 'Dieses Konto darf sich nicht anmelden',
  itsAccessToThe:
    'Sein Zugang zur Website wurde entfernt. Fragen Sie die Administration, falls das ein Irrtum ist.',
  notSignedIn: 'Nicht angemeldet',
  checkTheAddressAnd:
    'Prüfen Sie Adresse und Passwort. Haben Sie es vergessen, können Sie unten ein neues wählen.',
  confirmYourAddressFirst: 'Bestätigen Sie zuerst Ihre Adresse',
  weSentAMail: (mail) =>
    `Wir haben eine E-Mail an ${mail} geschickt, als das Konto angelegt wurde. Folgen Sie dem Link darin und melden Sie sich dann an.`,
  aNewMailIs: (mail) =>
    `Eine neue E-Mail ist unterwegs an ${mail}. Folgen Sie dem Link darin und melden Sie sich dann an.`,
  chooseANewPassword: 'Neues Passwort wählen',
  checkYourEmail: 'Sehen Sie in Ihre E-Mails',
  secondStep: 'Zweiter Schritt',
  signOut: 'Abmelden',
  yourAccountIsThere: 'Ihr Konto ist da, und Sie sind angemeldet',
  forPeopleWhoWork: 'Für alle, die an der Website arbeiten. Die Administration gibt danach frei.',
  thisAddressHasAn: 'Diese Adresse hat schon ein Konto',
  fullName: 'Vor- und Nachname',
  creatingTheAccount: 'Das Konto wird angelegt …',
  createAccount: 'Konto anlegen',
  iHaveAnAccount: 'Ich habe ein Konto',
  enterYourEmailAddress: 'Geben Sie Ihre E-Mail-Adresse ein.',
  enterAnEmailAddress: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel anna@example.com.',
  enterYourNameSo: 'Geben Sie Ihren Namen ein, damit das Team weiß, wer Sie sind.',
  atMost120: 'Höchstens 120 Zeichen.',
  enterYourPassword: 'Geben Sie Ihr Passwort ein.',
  enterYourCurrentPassword: 'Geben Sie Ihr derzeitiges Passwort ein.',
  enterTheSixDigits: 'Geben Sie die sechs Ziffern des Codes ein.',
  phone: 'Handy',
  authenticatorApp: 'Authenticator-App',
  itIsCheckedAs: 'Er wird geprüft, sobald die sechste Ziffer da ist.',
  haveACodeSent: 'Lassen Sie sich zuerst einen Code schicken.',
  theServerCantBeReached:
    'Der Server ist nicht erreichbar. Es wurde nichts geändert; versuchen Sie es wieder, sobald Sie online sind.',
  youAreNoLonger:
    'Sie sind nicht mehr angemeldet. Es wurde nichts geändert; melden Sie sich wieder an, um weiterzumachen.',
  theServerCouldNotDo:
    'Der Server konnte das gerade nicht tun. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.',
};
