import type { words as english } from '#languages/en/staff/account.ts';

export const words: typeof english = {
  account: 'Konto',
  profile: 'Profil',
  colleaguesSeeYourName: (role) =>
    `${role}. Das Team sieht Ihren Namen neben dem, was Sie schreiben.`,
  password: 'Passwort',
  language: 'Sprache',
  languageNote:
    'In der die Verwaltung mit Ihnen spricht; die anderen haben ihre eigene. Die Seite wird neu geladen.',
  secondStep: 'Zweiter Schritt',
  aCodeFromYour:
    'Ein Code von Ihrem Handy, zusätzlich zum Passwort. Wer das Passwort erfährt, kommt trotzdem nicht hinein.',
  signedIn: 'Angemeldet',
  lostALaptopOr:
    'Laptop oder Handy verloren? Melden Sie sich überall ab und ändern Sie dann das Passwort.',
  signOutHere: 'Hier abmelden',
  signOutEverywhere: 'Überall abmelden',
  giveTheDeviceA: 'Geben Sie dem Gerät einen Namen.',
  youHaveADevice: 'Sie haben schon ein Gerät mit diesem Namen.',
  nameOfTheDevice: 'Name des Geräts',
  soThatYouKnow: 'Damit Sie später wissen, welches Sie entfernen.',
  continue: 'Weiter',
  cancel: 'Abbrechen',
  myPhone: 'Mein Handy',
  myPhone2: (number) => `Mein Handy ${number}`,
  thisIsNotThe:
    'Das ist nicht der jetzige Code. Er wechselt alle 30 Sekunden: Warten Sie auf den nächsten.',
  qrCodeForThe: 'QR-Code für die Authenticator-App',
  scanThisWithAn:
    'Scannen Sie dies mit einer Authenticator-App. Auf demselben Handy oder ohne Kamera tippen Sie stattdessen diesen Schlüssel in die App:',
  code: 'Code',
  theSixDigitsThat: (value) => `Die sechs Ziffern, die die App jetzt zeigt. ${value}`,
  checking: 'Wird geprüft …',
  verify: 'Prüfen',
  noSecondStepIs:
    'Es ist kein zweiter Schritt eingerichtet. Ihr Passwort allein öffnet die Verwaltung.',
  setUpASecond:
    'Richten Sie auch ein zweites Gerät ein: Dann sperrt Sie der Verlust des einen nicht aus.',
  deviceAdded: (added) => `Gerät hinzugefügt: ${added}`,
  fromNowOnSigning: 'Ab jetzt braucht die Anmeldung Ihr Passwort und einen Code davon.',
  addAnAuthenticatorApp: 'Authenticator-App hinzufügen',
  wasNotRemoved: (name) => `${name} wurde nicht entfernt`,
  deviceRemoved: (name) => `Gerät entfernt: ${name}`,
  added: ', hinzugefügt <time></time>',
  remove: 'Entfernen',
  remove2: (name) => `${name} entfernen`,
  remove3: (name) => `„${name}“ entfernen?`,
  keepIt: 'Behalten',
  itIsTheOnly:
    'Es ist der einzige zweite Schritt: Danach öffnet Ihr Passwort allein die Verwaltung.',
  itsCodesStopWorking: 'Seine Codes gelten sofort nicht mehr. Die anderen Geräte behalten ihre.',
  atMost120: 'Höchstens 120 Zeichen.',
  everythingElseWorksLoad:
    'Alles andere funktioniert. Laden Sie die Seite neu, um Ihren Namen zu ändern.',
  yourProfileCouldNot: 'Ihr Profil konnte nicht geladen werden',
  fullName: 'Vor- und Nachname',
  jobTitle: 'Funktion',
  saving: 'Wird gespeichert …',
  saveProfile: 'Profil speichern',
};
