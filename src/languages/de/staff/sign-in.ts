import type { messages as english } from '#languages/en/staff/sign-in.ts';

export const messages: typeof english = {
  email: 'E-Mail',
  sending: 'Wird gesendet …',
  sendTheMailAgain: 'E-Mail noch einmal schicken',
  serverAway: 'Der Server ist nicht erreichbar',
  notRenewed: 'Ihre Sitzung konnte nicht erneuert werden',
  notRenewedHint:
    'Der Server ist nicht erreichbar oder konnte es gerade nicht tun. Das meldet Sie nicht ab: Wir fragen weiter, und es geht los, sobald er antwortet.',
  trying: 'Wird versucht …',
  backToTheWebsite: 'Zurück zur Website',
  password: 'Passwort',
  signingIn: 'Wird angemeldet …',
  signIn: 'Anmelden',
  forgottenPassword: 'Passwort vergessen',
  createAnAccount: 'Konto anlegen',
  notCheckedOffline:
    'Ob Ihr Passwort stimmt, ist nicht bekannt. Sehen Sie nach, ob Sie online sind, und klicken Sie dann noch einmal auf „Anmelden“.',
  serverFailed: 'Der Server konnte das gerade nicht tun',
  notCheckedServer:
    'Ob Ihr Passwort stimmt, ist nicht bekannt. Warten Sie einen Moment und klicken Sie dann noch einmal auf „Anmelden“.',
  accountShutOut: 'Dieses Konto darf sich nicht anmelden',
  accountShutOutHint:
    'Sein Zugang zur Website wurde entfernt. Fragen Sie die Administration, falls das ein Irrtum ist.',
  notSignedIn: 'Nicht angemeldet',
  notSignedInHint:
    'Prüfen Sie Adresse und Passwort. Haben Sie es vergessen, können Sie unten ein neues wählen.',
  confirmYourAddressFirst: 'Bestätigen Sie zuerst Ihre Adresse',
  confirmationOutstanding: (mail) =>
    `${mail} ist noch nicht bestätigt. Folgen Sie dem Link in der E-Mail von dieser Website, oder lassen Sie sich eine schicken, und melden Sie sich dann an.`,
  confirmationSentAgain: (mail) =>
    `Eine neue E-Mail ist unterwegs an ${mail}. Folgen Sie dem Link darin und melden Sie sich dann an.`,
  signOut: 'Abmelden',
  emailNeeded: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailRule: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel anna@example.com.',
  passwordNeeded: 'Geben Sie Ihr Passwort ein.',
  phone: 'Handy',
  authenticatorApp: 'Authenticator-App',
};
