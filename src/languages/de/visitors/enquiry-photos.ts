import type * as messages from '#languages/en/visitors/enquiry-photos.ts';

export const enquiryPhotoMessages: typeof messages.enquiryPhotoMessages = {
  label: 'Fotos vom Ort',
  upTo: '(bis zu sechs, wenn Sie mögen)',
  choose: 'Aufnehmen oder wählen',
  photo: 'Foto {nth}',
  remove: 'Foto {nth} wegnehmen',
  tryAgain: 'Noch einmal',
  preparing: 'Foto {nth} wird vorbereitet',
  sending: 'Foto {nth} wird gesendet',
  waiting: 'Die Verbindung ist weg. Es geht von selbst weiter.',
  arrived: '{count} von {all} sind angekommen.',
  awaited: 'Ihre Nachricht wird gesendet, sobald die Fotos da sind.',
  sendWithout: 'Ohne die fehlenden senden',
  smaller:
    'Auf Ihrem Gerät verkleinert: aus {before} wurden {after}. Der Ort der Aufnahme bleibt weg.',
  asItIs: 'Von Ihrem Browser unverändert gesendet: Es verrät vielleicht den Ort der Aufnahme.',
  kept: 'Nur wir sehen sie, und sie werden mit Ihrer Nachricht gelöscht.',
  accepts: 'JPEG, PNG, WebP oder HEIC, und eine Skizze als PDF.',
};

export const enquiryPhotoProblems: typeof messages.enquiryPhotoProblems = {
  tooMany: 'Sechs können mit einer Nachricht kommen: Die übrigen blieben weg.',
  tooLarge: 'Es hat mehr als 25 MB. Bitte wählen Sie eine kleinere Fassung.',
  tooLargeAsItIs:
    'Es hat mehr als 5 MB. Bitte wählen Sie eine kleinere Fassung oder Fotos der Seiten.',
  tooManyPixels: 'Es ist zu groß, um bearbeitet zu werden. Bitte wählen Sie eine kleinere Fassung.',
  video: 'Das ist ein Film. Fotos und PDF-Dateien können mitkommen.',
  notAPicture: 'Das ist weder Foto noch PDF. Bitte wählen Sie eine andere Datei.',
  unreadable:
    'Diese Datei lässt sich hier nicht lesen, vielleicht ist sie beschädigt. Bitte wählen Sie eine andere Fassung.',
  noHeic: 'Ihr Browser kann diese Art Foto (HEIC) nicht lesen. Bitte wählen Sie es als JPEG.',
  noCanvas: 'Ihr Browser kann es nicht bearbeiten. Bitte wählen Sie es als JPEG.',
  lineAway: 'Es ist nicht angekommen: Die Verbindung ist weg.',
  busy: 'Gerade können wir hier keine Fotos annehmen. Bitte senden Sie Ihre Nachricht ohne sie.',
  refused: 'Es wurde nicht angenommen. Noch einmal, oder senden Sie Ihre Nachricht ohne es.',
};

export const enquiryPhotosLost = {
  some: 'Von Ihren Fotos sind {count} von {all} mitgekommen. Schicken Sie uns die übrigen, wenn wir antworten.',
};
