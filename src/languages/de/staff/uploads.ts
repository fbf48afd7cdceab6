import type { messages as english } from '#languages/en/staff/uploads.ts';

export const messages: typeof english = {
  theLibrary: 'Ihre Bilder',
  aGallery: 'Eine Galerie',
  withoutATitle: 'ohne Titel',
  galleryNamed: (title) => `Galerie: ${title}`,
  into: 'Ziel',
  fromThis: (counted, device) =>
    `${counted} von diesem ${device === 'phone' ? 'Handy' : 'Computer'}`,
  paused: 'angehalten',
  allFiles: 'Alle Dateien',
  someNotTaken: (counted) => `Nicht angenommen, siehe unten: ${counted}.`,
  goesOnPhone: 'Sie können das Handy weglegen: Es geht weiter, wenn Sie zurückkommen.',
  goesOnComputer:
    'Sie können weiterarbeiten oder diese Seite schließen: Es geht weiter, wenn Sie zurückkommen.',
  allArrived: (counted, isOne) => `${counted} ${isOne ? 'ist' : 'sind'} angekommen`,
  someArrived: (done, counted) =>
    `${done} von ${counted} ${done === 1 ? 'ist' : 'sind'} angekommen`,

  sharedNotReady:
    'Die Verwaltung war noch nicht bereit, sie anzunehmen. Jetzt ist sie es: Teilen Sie sie noch einmal, oder wählen Sie sie hier aus. Sie sind noch in Ihren Fotos.',
  sharedDidNotArrive: 'Die Bilder, die Sie geteilt haben, sind nicht angekommen',
  allRight: 'In Ordnung',
  sharedHint: (namesOf, megabytes) =>
    `${namesOf}, ${megabytes}. Noch ist nichts hochgeladen. Wenn Sie gerade nichts geteilt haben, laden Sie nichts hoch.`,
  sharedCount: (counted) => `${counted} mit der Verwaltung geteilt`,
  uploadThem: (isOne) => (isOne ? 'Bild hochladen' : 'Bilder hochladen'),
  dontUpload: 'Nicht hochladen',
  more: (more) => `${more} weitere`,

  chosen: (counted) => `${counted} ausgewählt.`,
  ofArrived: (done, counted) => `${done} von ${counted} angekommen.`,

  waiting: 'Wartet',
  preparing: 'Wird vorbereitet',
  readyToBeSent: 'Bereit zum Hochladen',
  waitsForGallery: 'Unter „Bilder“. In die Galerie kommt es nach denen, die davor sind.',
  sending: (name) => `${name} wird hochgeladen`,
  arrived: 'Angekommen',
  choose: 'Auswählen',
  chooseInsteadOf: (name) => `Statt ${name} eine andere Datei auswählen`,
  tryNamedAgain: (name) => `Erneut versuchen: ${name}`,
  takeOffTheList: (name) => `${name} von der Liste nehmen`,
  cancel: (name) => `${name} abbrechen`,
  became: (megabytes, megabytes2) => `aus ${megabytes} wurden ${megabytes2}`,

  upload: 'Hochladen',
  chooseMore: 'Weitere auswählen',
  doneOf: (done, total) => `${done} von ${total}`,
  files: 'Dateien',
  letGoToUpload: 'Loslassen, um hochzuladen',
  choosePictures: 'Bilder auswählen',
  pageLead: 'Direkt von der Kamera auf die Website',
  choosingHint:
    'Wählen Sie so viele Fotos aus, wie Sie möchten<span>, oder ziehen oder fügen Sie sie hier ein</span>. Sie werden auf diesem Gerät aufrecht gedreht und verkleinert; der Aufnahmeort, die Kamera und die Namen darin bleiben zurück.',
  choosePhotographs: 'Fotos auswählen',
  takeAPhotograph: 'Foto aufnehmen',
  filesTaken:
    'JPEG, PNG, WebP, AVIF, GIF, HEIC und SVG, und PDFs so, wie sie sind, je bis 25 MB. Was unterwegs ist, bleibt auf diesem Gerät, bis es angekommen ist: Sie können diese Seite schließen, oder die Verbindung kann abbrechen.',
  goOn: 'Fortsetzen',
  pause: 'Anhalten',
  cancelTheRest: 'Übrige abbrechen',
  clearTheList: 'Liste leeren',
  describeThePictures: 'Bilder beschreiben',

  refusals: {
    empty: 'Diese Datei ist leer. Wählen Sie sie noch einmal aus.',
    notAPicture:
      'Das ist weder ein Bild noch ein PDF, was auch immer der Name sagt. Angenommen werden JPEG, PNG, WebP, AVIF, GIF, HEIC, SVG und PDF.',
    document:
      'Das ist ein PDF. Hier können nur Bilder stehen: Laden Sie es unter „Bilder“ hoch, und lassen Sie einen Link darauf verweisen.',
    noPdf:
      'Das ist kein PDF, was auch immer der Name sagt. Speichern Sie es als PDF mit höchstens 25 MB, und wählen Sie das aus.',
    video: 'Das ist ein Video. Angenommen werden nur Bilder.',
    drawing:
      'Aus dieser Zeichnung (SVG) lässt sich hier kein Bild machen. Speichern Sie sie als PNG, und wählen Sie das aus.',
    otherFormat:
      'Bilder dieser Art können Websites nicht zeigen. Speichern Sie es als JPEG, und wählen Sie das aus.',
    noHeic:
      'Dieser Browser kann keine Bilder der Art HEIC lesen. Speichern Sie es als JPEG, und wählen Sie das aus.',
    tooLarge: (megabytes) =>
      `Die Datei hat ${megabytes}. Erlaubt sind 25 MB. Speichern Sie sie kleiner, und wählen Sie das aus.`,
    tooManyPixels: (width, height) =>
      `Das Bild hat ${width} × ${height} Pixel. Das ist zu groß, um es zu bearbeiten. Speichern Sie es mit höchstens 110 Millionen Pixeln, und wählen Sie das aus.`,
    tooLong: (width, height) =>
      `Das Bild hat ${width} × ${height} Pixel. Das ist zu lang, um es zu bearbeiten. Speichern Sie es mit höchstens 20.000 Pixeln je Seite, und wählen Sie das aus.`,
    noCanvas:
      'Dieser Browser lässt keine Seite Bilder bearbeiten. Speichern Sie es als JPEG oder PNG, und wählen Sie das aus, oder nehmen Sie einen anderen Browser.',
    noRoom:
      'Dieser Browser konnte es nicht bearbeiten: Vielleicht fehlt ihm der Speicher. Speichern Sie es kleiner, und wählen Sie das aus.',
    gone: 'Diese Datei lässt sich nicht mehr lesen: Vielleicht wurde sie verschoben oder geändert. Wählen Sie sie noch einmal aus.',
    truncated: 'Von dieser Datei ist nur ein Teil da. Wählen Sie sie noch einmal aus.',
    unreadable:
      'Dieses Bild lässt sich hier nicht lesen: Vielleicht ist es beschädigt. Wählen Sie eine andere Kopie davon aus.',
  },

  serverRefused: 'Der Server hat dieses Bild nicht angenommen. Es bleibt hier.',
  galleryGone:
    'Dieses Bild ist unter „Bilder“. Seine Galerie liegt im Papierkorb oder ist gelöscht: Holen Sie sie zurück, und versuchen Sie es noch einmal.',
  noConnection:
    'Der Server ist nicht zu erreichen. Es geht von selbst weiter, sobald er es wieder ist.',
  serverFailed: 'Der Server konnte es gerade nicht annehmen. Gleich wird es noch einmal versucht.',
  serverFailedForGood: 'Der Server konnte es mehrmals nicht annehmen. Es bleibt hier.',
  notReadied: 'Es ließ sich gerade nicht vorbereiten. Es bleibt hier.',
  inLibraryAlready: 'Schon unter „Bilder“. Das dortige wird verwendet.',
  fileInLibrary:
    'Unverändert unter „Bilder“: Texte, Schaltflächen und das Menü können darauf verweisen',
  fileProtected:
    'Unverändert unter „Bilder“. Die Datei ist geschützt: Fragt sie nach einem Passwort, können Besucher sie nicht öffnen.',
  pictureReady: 'Aufrecht, Ort und Gerät entfernt',
  pictureAsItIs:
    'Unverändert gesendet: Dieser Browser lässt keine Seite Bilder bearbeiten. Ort und Gerät stehen vielleicht noch darin.',
  firstPictureReady: 'Aufrecht, Ort und Gerät entfernt. Nur das erste Bild: Es bewegt sich nicht.',
  printReady:
    'Aufrecht, Ort und Gerät entfernt. Die Farben sind für den Druck bestimmt und können falsch aussehen: Sehen Sie es sich an.',

  notAllowed:
    'Ihr Konto darf keine Bilder hochladen. Dieses bleibt hier; die Administration kann helfen.',
  signedOut:
    'Sie sind nicht mehr angemeldet. Dieses Bild bleibt hier; melden Sie sich wieder an, um weiterzumachen.',
};
