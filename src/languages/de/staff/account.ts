import type { messages as english } from '#languages/en/staff/account.ts';

export const messages: typeof english = {
  profile: 'Profil',
  colleaguesSeeYourName: (role) =>
    `${role}. Das Team sieht Ihren Namen neben dem, was Sie schreiben.`,
  language: 'Sprache',
  languageNote:
    'In der die Verwaltung mit Ihnen spricht; die anderen haben ihre eigene. Die Seite wird neu geladen.',
  twoFactorHint:
    'Ein Code von Ihrem Handy, zusätzlich zum Passwort. Wer das Passwort erfährt, kommt trotzdem nicht hinein.',
  signedIn: 'Angemeldet',
  lostDeviceHint:
    'Laptop oder Handy verloren? Melden Sie sich überall ab und ändern Sie dann das Passwort.',
  signOutHere: 'Hier abmelden',
  signOutEverywhere: 'Überall abmelden',
  nameTheDevice: 'Geben Sie dem Gerät einen Namen.',
  deviceNameTaken: 'Sie haben schon ein Gerät mit diesem Namen.',
  nameOfTheDevice: 'Name des Geräts',
  deviceNameHint: 'Damit Sie später wissen, welches Sie entfernen.',
  continue: 'Weiter',
  myPhone: 'Mein Handy',
  myNumberedPhone: (number) => `Mein Handy ${number}`,
  wrongCode:
    'Das ist nicht der jetzige Code. Er wechselt alle 30 Sekunden: Warten Sie auf den nächsten.',
  qrCode: 'QR-Code für die Authenticator-App',
  scanOrType:
    'Scannen Sie dies mit einer Authenticator-App. Auf demselben Handy oder ohne Kamera tippen Sie stattdessen diesen Schlüssel in die App:',
  codeHint: (value) => `Die sechs Ziffern, die die App jetzt zeigt. ${value}`,
  noTwoFactorYet:
    'Es ist kein zweiter Schritt eingerichtet. Ihr Passwort allein öffnet die Verwaltung.',
  addSecondDevice:
    'Richten Sie auch ein zweites Gerät ein: Dann sperrt Sie der Verlust des einen nicht aus.',
  deviceAdded: (added) => `Gerät hinzugefügt: ${added}`,
  signingInTakesBoth: 'Ab jetzt braucht die Anmeldung Ihr Passwort und einen Code davon.',
  addAnAuthenticatorApp: 'Authenticator-App hinzufügen',
  wasNotRemoved: (name, isUnknown) =>
    isUnknown ? `Ob ${name} entfernt wurde, ist nicht bekannt` : `${name} wurde nicht entfernt`,
  deviceRemoved: (name) => `Gerät entfernt: ${name}`,
  addedWhen: ', hinzugefügt <time></time>',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  askRemove: (name) => `„${name}“ entfernen?`,
  removingTheOnlyOne:
    'Es ist der einzige zweite Schritt: Danach öffnet Ihr Passwort allein die Verwaltung.',
  removingOneOfSeveral: 'Seine Codes gelten sofort nicht mehr. Die anderen Geräte behalten ihre.',
  profileAwayHint: 'Alles andere funktioniert. Laden Sie die Seite neu, um Ihren Namen zu ändern.',
  profileAway: 'Ihr Profil konnte nicht geladen werden',
  jobTitle: 'Funktion',
  saveProfile: 'Profil speichern',
};
