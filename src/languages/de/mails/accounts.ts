import type { messages as english } from '#languages/en/mails/accounts.ts';

export const messages: typeof english = {
  confirmation: 'Bestätigen Sie Ihre E-Mail-Adresse',
  recovery: 'Setzen Sie Ihr Passwort neu',
  changeFromThis: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
  changeToThis: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  reauthentication: 'Ihr Code zum Fortfahren',
  linkOrCode: (link, code) =>
    `Folgen Sie diesem Link: ${link}\n\nOder geben Sie den Code ${code} ein`,
  codeAlone: (code) => `Geben Sie den Code ${code} ein`,
};
