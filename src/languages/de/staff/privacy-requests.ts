import type { messages as english } from '#languages/en/staff/privacy-requests.ts';

export const messages: typeof english = {
  // admin/privacy-requests/FoundPersonalData.tsx
  deleteEverything: 'Alles löschen',
  askDeleteEverything: (contact) => `Alles über ${contact} löschen?`,
  deleteForGood: 'Endgültig löschen',
  deleteHint: (value) =>
    `${value}: Das alles ist dann weg. Das lässt sich nicht rückgängig machen.`,
  whatStays:
    'Was bleibt: Sicherungen, bis sie ersetzt werden, E-Mails in Ihren eigenen Postfächern und Bilder, die zu Ihren Bildern übernommen wurden. Das Protokoll sagt, dass etwas gelöscht wurde und von wem, aber kein Wort davon. Wie schnell Anfragen beantwortet wurden, bleibt ohne Namen erhalten.',
  deletedAndUnpublished:
    'Alles, was hier gezeigt wurde, ist gelöscht. Die Kundenstimmen dieser Person verschwinden mit der eben angeforderten Veröffentlichung von der Website.',
  mailsDeleted: 'Die E-Mails sind gelöscht.',
  deletedAll: 'Alles, was hier gezeigt wurde, ist gelöscht.',

  // admin/privacy-requests/FoundPersonalData.tsx
  savedWithout: (lost) =>
    `Die Zip-Datei ist fertig, aber ${lost} ${lost === 1 ? 'Datei konnte' : 'Dateien konnten'} nicht geladen werden.`,
  savedAsZip: 'Die Zip-Datei ist fertig, und Ihr Browser speichert sie.',
  whatIsKept: 'Was gespeichert ist',
  nothingIsKeptAbout: (contact) => `Über ${contact} wurde nichts gefunden.`,
  exportAsZip: 'Als Zip-Datei exportieren',
  administratorsOnly: 'Nur die Administration löscht, was gespeichert ist.',
  alsoFound: 'Dabei stehen auch, falls es dieselbe Person ist: <part></part>',
  theirEnquiries: 'Anfragen dieser Person',

  // admin/privacy-requests/PrivacyRequestsScreen.tsx
  addressNeeded:
    'Geben Sie eine ganze E-Mail-Adresse ein, wie name@example.com, oder eine Telefonnummer mit mindestens sechs Ziffern.',
  everythingAboutOnePerson: 'Alles über eine Person',
  enquiries: 'Anfragen',
  explained:
    'Jeder darf fragen, was Sie über ihn gespeichert haben, eine Kopie davon bekommen und es löschen lassen. Hier finden Sie seine Anfragen mit Fotos, Antworten und Terminen vor Ort, seine Kundenstimmen und die E-Mails, die an ihn gingen.',
  mailAddressOrTelephone: 'E-Mail-Adresse oder Telefonnummer',
  findEverything: 'Alles suchen',
};
