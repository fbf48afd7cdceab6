import type { messages as english } from '#languages/en/staff/sign-in-steps.ts';

export const messages: typeof english = {
  linkSignsIn: (mail) => `Dieser Link meldet ${mail} an`,
  linkHeld: (mail) =>
    `Dieser Browser hat die Sitzung von ${mail}; der Link würde sie in allen Tabs ersetzen.`,
  linkWarning:
    'Haben Sie diesen Link nicht angefordert, bleiben Sie: Was Sie schreiben, landete sonst im Konto von jemand anderem.',
  linkStay: (mail) => `${mail} bleiben`,
  linkFollow: (mail) => `Als ${mail} anmelden`,
  passwordHint: (value) =>
    `Mindestens ${value} Zeichen, denn kurze Passwörter werden von Maschinen erraten. Drei Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.`,
  passwordNeeded: (value) => `Wählen Sie ein Passwort mit mindestens ${value} Zeichen.`,
  passwordTooShort: (value, length) => `Mindestens ${value} Zeichen; dieses hat ${length}.`,
  passwordTooLong: (value) => `Höchstens ${value} Zeichen.`,
  passwordCommon:
    'Dieses Passwort gehört zu denen, die beim Raten zuerst versucht werden. Drei Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.',
  passwordIsYourName:
    'Das ist Ihr eigener Name oder Ihre Adresse; wer rät, kennt sie. Wählen Sie etwas anderes.',
  forgottenHint: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
  noMailWasSent: 'Es wurde keine E-Mail geschickt',
  mailUnknown: 'Ob eine E-Mail geschickt wurde, ist nicht bekannt',
  sendTheLink: 'Link schicken',
  backToSignIn: 'Zurück zur Anmeldung',
  mailJustSent: 'Die letzte E-Mail an diese Adresse ging vor weniger als einer Minute hinaus.',
  confirmByMail: (mail) =>
    `Folgen Sie dem Link in der E-Mail an <b>${mail}</b>: Damit ist die Adresse bestätigt. Danach lässt die Administration Sie herein.`,
  resetMailSent: (mail) =>
    `Falls <b>${mail}</b> ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal und eine Stunde lang.`,
  noMailHint: (isConfirmation) =>
    `Nach fünf Minuten nichts da? Sehen Sie bei den unerwünschten E-Mails nach, und lassen Sie sie dann noch einmal schicken.${isConfirmation ? ' Eine Adresse mit bestätigtem Konto bekommt keine: Melden Sie sich an, oder wählen Sie ein neues Passwort.' : ''}`,
  mailSentAgain:
    'Wenn diese Adresse eine bekommt, ist eine weitere E-Mail unterwegs. Nur der neueste Link gilt.',
  passwordChanged: 'Passwort geändert',
  passwordChangedHint: 'Ab jetzt gilt das neue. Alle anderen Geräte wurden abgemeldet.',
  wrongPassword: 'Das ist nicht Ihr derzeitiges Passwort.',
  passwordUnknown: 'Ob das Passwort geändert wurde, ist nicht bekannt',
  passwordNotChanged: 'Das Passwort wurde nicht geändert',
  currentPassword: 'Derzeitiges Passwort',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  saveTheNewPassword: 'Neues Passwort speichern',
  codeSentTo: (mail) =>
    `Ihre Anmeldung liegt mehr als einen Tag zurück, darum haben wir einen Code an <b>${mail}</b> geschickt. Sobald Sie ihn eingeben, ist das Passwort geändert.`,
  codeFromTheMail: 'Code aus der E-Mail',
  sendAnotherCode: 'Neuen Code schicken',
  codeSentAgain: 'Ein weiterer Code ist unterwegs. Nur der neueste gilt.',
  chooseDevice: 'Welches haben Sie bei sich?',
  deviceNotHere: 'Ich habe es nicht bei mir',
  deviceNotHereHint:
    'Haben Sie ein zweites Gerät eingerichtet, nehmen Sie dieses. Sonst fragen Sie die Administration: Unter „Team“ kann sie das verlorene entfernen; Sie melden sich dann mit dem Passwort an und richten ein anderes ein.',
  codeByPhone: 'Wir schicken einen Code auf Ihr Handy.',
  codeByApp:
    'Öffnen Sie die Authenticator-App auf Ihrem Handy und tippen Sie die sechs Ziffern ab.',
  sendTheCode: 'Code schicken',
  code: 'Code',
  checking: 'Wird geprüft …',
  verify: 'Prüfen',
  wrongSentCode:
    'Das ist nicht der Code, der geschickt wurde, oder er ist zu alt. Lassen Sie sich einen neuen schicken.',
  wrongAppCode:
    'Das ist nicht der jetzige Code. Er wechselt alle 30 Sekunden: Warten Sie auf den nächsten. Passt keiner, sehen Sie nach, ob die Uhr des Handys stimmt.',
  chooseANewPassword: 'Neues Passwort wählen',
  checkYourEmail: 'Sehen Sie in Ihre E-Mails',
  twoFactor: 'Zweiter Schritt',
  accountIsThere: 'Ihr Konto ist da, und Sie sind angemeldet',
  createAccountHint: 'Für alle, die an der Website arbeiten. Die Administration gibt danach frei.',
  addressHasAccount: 'Diese Adresse hat schon ein Konto',
  fullName: 'Vor- und Nachname',
  creatingTheAccount: 'Das Konto wird angelegt …',
  createAccount: 'Konto anlegen',
  iHaveAnAccount: 'Ich habe ein Konto',
  nameNeeded: 'Geben Sie Ihren Namen ein, damit das Team weiß, wer Sie sind.',
  atMostCharacters: 'Höchstens 120 Zeichen.',
  currentPasswordNeeded: 'Geben Sie Ihr derzeitiges Passwort ein.',
  digitsNeeded: 'Geben Sie die sechs Ziffern des Codes ein.',
  codeHint: 'Er wird geprüft, sobald die sechste Ziffer da ist.',
  codeNeeded: 'Lassen Sie sich zuerst einen Code schicken.',
};
