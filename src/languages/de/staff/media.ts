import type { messages as english } from '#languages/en/staff/media.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const messages: typeof english = {
  decorativeHint: 'Dekorativ: Wer es nicht sehen kann, verpasst nichts',

  tags: 'Schlagwörter',
  newTags: 'Neue Schlagwörter',
  tagsHint: 'Mehrere auf einmal: Setzen Sie Kommas dazwischen.',
  add: 'Hinzufügen',

  whereItIsUsed: 'Wo es verwendet wird',
  notUsedAnywhere: 'Nirgends verwendet',
  usedIn: (counted) => `An ${counted} verwendet`,
  article: 'Artikel',
  gallery: 'Galerie',
  page: 'Seite',
  everyPage: 'Jede Seite',
  settings: 'Einstellungen',
  asPublished: 'wie veröffentlicht',
  inTheBin: 'im Papierkorb',
  delete: 'Löschen',
  pictureInUse: 'Dieses Bild wird verwendet',
  askDelete: (nameOfMedia) => `„${nameOfMedia}“ löschen?`,
  inUseHint:
    'Löschen würde dort Lücken hinterlassen. Nehmen Sie es zuerst heraus, oder ersetzen Sie es durch eine andere Datei.',
  binHint: 'Es bleibt 30 Tage im Papierkorb und lässt sich bis dahin wiederherstellen.',
  keepThem: 'Behalten',
  deleteForGoodHint: (isMany) =>
    `${isMany ? 'Die Bilder und was zu ihnen geschrieben wurde, sind dann weg.' : 'Das Bild und was dazu geschrieben wurde, sind dann weg.'} Das lässt sich nicht rückgängig machen.`,

  replace: 'Ersetzen',
  replacementFile: 'Datei, die es ersetzt',
  replacing: 'Wird ersetzt …',
  isReplaced: (isPdf) =>
    `Ersetzt. Besucher sehen das neue ${isPdf ? 'PDF' : 'Bild'}, sobald es veröffentlicht ist.`,

  askReplace: 'Dieses Bild ersetzen?',
  oldOne: 'Das alte',
  newOne: 'Das neue',
  useTheNewOne: 'Das neue verwenden',
  whatNewOneShows: 'Was auf dem neuen zu sehen ist, für Menschen, die es nicht sehen können',
  stillDescribed: (alt) => `Wie bisher: „${alt}“`,
  newNeedsDescription:
    'Sagen Sie, was das neue Bild zeigt, oder übernehmen Sie, was über das alte gesagt war.',

  inLibraryAlready: 'Diese Datei ist schon in der Mediathek',
  switchHint:
    'Artikel, Galerien und Seiten, die das eine verwenden, können das andere verwenden, mit dem, was darüber gesagt ist. Was Besucher sehen, ändert sich mit der nächsten Veröffentlichung.',
  useThatOneEverywhere: 'Überall jenes verwenden',
  switched: (name, count, live) =>
    `${count === 1 ? '1 Stelle verwendet' : `${number(count)} Stellen verwenden`} jetzt „${name}“.${count > live ? ` ${number(count - live)} davon als Entwurf, den noch jemand veröffentlicht.` : ''}`,

  replacedBy: (name) => `Ersetzt <time></time>${name && ` von ${name}`}`,
  putTheOldOneBack: 'Das alte zurückholen',
  isAsBefore: 'Es ist wieder, wie es war.',

  pdf: 'PDF',

  descriptionForPeople: 'Bildbeschreibung für Menschen, die es nicht sehen können',
  description: 'Bildbeschreibung',
  describingHint:
    'Sagen Sie in einem Satz, was auf dem Bild zu sehen ist. Die Eingabetaste speichert und zeigt das nächste.',
  saveNextPicture: 'Speichern, nächstes Bild',
  itIsDecorative: 'Es ist dekorativ',
  skip: 'Überspringen',
  theOneBefore: 'Das vorige',
  of: (value, length) => `${value} von ${length}`,
  thePictures: 'Die Bilder',
  savingDescriptions: 'Was Sie geschrieben haben, wird gespeichert',
  lastOneDone: 'Das war das letzte',
  nothingToDescribe: 'Nichts zu beschreiben',
  allDescribed: 'Jedes Bild hat seine Bildbeschreibung oder ist als dekorativ gekennzeichnet.',
  descriptionsNotSaved: (counted) =>
    `Noch nicht gespeichert: ${counted}. Was Sie geschrieben haben, ist aufgehoben und wird von selbst gespeichert, sobald der Server es annimmt.`,
  descriptionsSaved:
    'Was Sie geschrieben haben, ist gespeichert. Was Sie übersprungen haben, hat noch keine Bildbeschreibung.',

  describePictures: 'Bilder beschreiben',
  media: 'Bilder',
  backToThePictures: 'Zurück zu den Bildern',
  backToTheGallery: 'Zurück zur Galerie',

  anyShape: 'Beliebige Form',
  square: 'Quadrat',
  shapeWide: 'Quer, 3 : 2',
  shapeUpright: 'Hoch, 4 : 5',
  thePicture: 'Das Bild',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  shape: 'Form',
  cropElsewhere: 'Dieser Browser lässt keine Seite Bilder bearbeiten: Nehmen Sie einen anderen.',
  cropHint:
    'Besucher sehen es, sobald es veröffentlicht ist. Dreißig Tage lang können Sie das ganze Bild hier zurückholen; um es auf Dauer zu behalten, laden Sie es vorher herunter.',

  download: 'Herunterladen',
  address: 'Adresse',
  pdfAddressHint:
    'Sie bleibt, wenn das PDF ersetzt wird oder einen anderen Namen bekommt. Besucher finden es dort, sobald ein Artikel, eine Seite oder das Menü darauf verweist.',
  pictureGone: 'Dieses Bild gibt es nicht mehr.',
  theDetails: 'Die Details',
  pixels: (width, height) => `${width} × ${height} Pixel`,
  waitsUnderPublish:
    'Besucher sehen die Änderungen noch nicht. <link>Sie warten unter „Veröffentlichen“</link>',
  cropAndTurn: 'Zuschneiden und drehen',

  cropOnTop: 'Oben im Artikel',
  cropInLists: 'In Listen und auf Handys',
  cropUpright: 'Hoch, auf der Startseite',
  focalPoint: 'Fokuspunkt',
  cropsOfSite: 'Wie die Website es zuschneidet',
  focalPointHint:
    'Tippen Sie auf das, was sichtbar bleiben muss, oder bewegen Sie den Ring mit den Pfeiltasten.',
  focalPointAt: (value, value2) => `${value} % von links, ${value2} % von oben`,

  decorativeKept: 'Aufgehoben, aber nicht vorgelesen: Das Bild ist dekorativ.',
  name: 'Name',
  nameInSentence: 'Name',
  caption: 'Bildunterschrift',
  captionInSentence: 'Bildunterschrift',
  captionHint: 'Steht unter dem Bild, für alle.',
  credit: 'Bildnachweis',
  creditInSentence: 'Bildnachweis',
  creditHint: 'Steht neben der Bildunterschrift, so wie Sie ihn schreiben: „Foto: Jo Park“.',

  missingFileHint:
    'Besucher sehen dort eine leere Stelle. Was geschrieben wurde und wo es steht, bleibt erhalten.',
  filesMissing: (counted) => `Datei fehlt: ${counted}`,
  mendIt: 'Beheben',

  picturesWithoutAFile: 'Bilder ohne Datei',
  everyPictureHasItsFile: 'Jedes Bild hat seine Datei.',
  filesMissingHint: (counted) =>
    `Datei fehlt: ${counted}. Besucher sehen dort eine leere Stelle. Wählen Sie das Foto noch einmal aus: Texte und Stellen bleiben erhalten.`,
  chooseThePhotographOf: (title) => `Foto auswählen<heard> für ${title}</heard>`,
  filesWithoutAPicture: 'Dateien ohne Bild',
  theFiles: 'Die Dateien',
  noFilesLeftOver: 'Jede Datei, die älter als zwei Tage ist, gehört zu einem Bild.',
  filesLeftOver: (counted, spellBytes) =>
    `${counted}, ${spellBytes}: übrig von abgebrochenem Hochladen oder von Bildern, die inzwischen eine andere Datei haben. Nichts verwendet sie. Einmal am Tag wird so etwas von selbst gelöscht.`,
  deleteNow: (counted) => `${counted} jetzt löschen`,

  describeOneByOne: 'Eins nach dem anderen beschreiben',
  binExplained:
    'Bilder bleiben 30 Tage hier. Eins, das wieder verwendet wird, kommt von selbst heraus. <link>Dateien ohne Bild</link>',
  found: (found) => `${found} gefunden`,
  pictures: 'Bilder',
  noPicturesHint:
    'Hier stehen Fotos Ihrer Arbeit, jedes mit seiner Bildbeschreibung und den Stellen, an denen es verwendet wird.',
  uploadTheFirstPictures: 'Die ersten Bilder hochladen',
  searchPictures: 'Bilder suchen',
  searchHint: 'Nach Name, Bildbeschreibung oder Schlagwort suchen',
  tag: 'Schlagwort',
  kindOfFile: 'Dateityp',
  order: 'Reihenfolge',
  anyTag: 'Schlagwörter',

  select: 'Auswählen',
  picture: 'Bild',
  detailsOfThePicture: 'Details des Bildes',
  withoutADescription: (undescribed) => `${undescribed} ohne Bildbeschreibung`,

  noDescription: 'Ohne Beschreibung',
  notUsed: 'Nicht verwendet',

  picturesPickedOut: 'Ausgewählte Bilder',
  pickedOut: (many) => `${many} ausgewählt`,
  selectHint: 'Tippen Sie die Bilder an, die Sie meinen.',
  takenOut: (many) => `${many} wiederhergestellt.`,
  allThatAreShown: 'Alle angezeigten',
  tagThem: 'Schlagwörter',
  tagMany: (many) => `Schlagwörter für ${many}`,
  tagged: (many) => `Schlagwörter hinzugefügt: ${many}.`,
  askDeleteMany: (many) => `${many} löschen?`,
  deleteManyHint: 'Sie bleiben 30 Tage im Papierkorb. Was verwendet wird, bleibt, wo es ist.',
  inUse: (sentence, kept, isOne) =>
    `${sentence} ${kept} ${isOne ? 'wird verwendet und bleibt, wo es ist' : 'werden verwendet und bleiben, wo sie sind'}.`,

  used: 'Verwendet',
  largerThanNeeded: 'Größer als nötig',
  newestFirst: 'Neueste zuerst',
  oldestFirst: 'Älteste zuerst',
  byName: 'Nach Name',
  largestFirst: 'Größte zuerst',
  anyKind: 'Alle Dateitypen',

  noPageThere: 'Unter dieser Adresse gibt es noch keine Seite.',
  linkHint:
    'Namen tippen und suchen, oder eine Adresse: /kontakt, https://…, eine Telefonnummer, eine E-Mail-Adresse.',
  notOnTheWebsite: 'noch nicht auf der Website',
  telephone: 'Telefon',
  mail: 'E-Mail',
  theForm: 'Formular',

  leadsToThePdf: (nameOfMedia, spellBytes) => `Führt zum PDF „${nameOfMedia}“, ${spellBytes}.`,
  leadsToMissingPdf: 'Führt zu einem PDF, das es nicht gibt.',
  leadToAPdf: 'Auf ein PDF verweisen',
  chooseAnotherPdf: 'Anderes PDF wählen',

  chooseAPdf: 'PDF auswählen',
  chooseAPicture: 'Bild auswählen',
  searchPdfs: 'PDFs suchen',
  addAPdf: 'PDF hinzufügen',
  addPhotographs: 'Fotos hinzufügen',
  dropHint: 'Loslassen, um sie zu Ihren Bildern hinzuzufügen',
  noneWithTheseWords: (isPdf) =>
    `Kein ${isPdf ? 'PDF' : 'Bild'} hat diese Wörter. Versuchen Sie es mit weniger.`,
  noneYet: (isPdf) => `Es gibt noch keine ${isPdf ? 'PDFs' : 'Bilder'}.`,
  picturesToChooseFrom: 'Bilder zur Auswahl',
  oneToChoose: (isPdf) => `${isPdf ? 'PDFs' : 'Bilder'}, eins zur Auswahl`,
  chooseMany: (counted) => `${counted} auswählen`,
  ofArrived: (arrived, counted) => `${arrived} von ${counted} angekommen. `,

  imageUnavailable: 'Bild nicht verfügbar',

  moreThan: (many) => `Mehr als ${many}`,

  tooManyCharacters: (limit) =>
    `Höchstens ${limit.toLocaleString('de-DE')} Zeichen passen hinein. Ihr Text ist hier aufgehoben.`,

  nothingWasReplaced: (message) => `${message} Nichts wurde ersetzt.`,
  sameFileAlready: 'Das ist genau die Datei, die es schon hat.',

  kb: (value) => `${value} kB`,
  tooHeavy: (counted, isOne, most) =>
    `${counted} ${isOne ? 'ist' : 'sind'} größer als ${most} und ${isOne ? 'öffnet' : 'öffnen'} sich auf dem Handy langsam.`,
  arrivedIsChosen: 'Was ankommt, ist ausgewählt; unter „Bilder“ bleibt es auf jeden Fall.',
  chooseWhenArrived: 'Wählen Sie eins aus, sobald es da ist; alle bleiben unter „Bilder“.',
  placeCount: (count) => counted(count, 'Stelle', 'Stellen'),
  descriptionCount: (count) => counted(count, 'Bildbeschreibung', 'Bildbeschreibungen'),

  usedAs: { cover: 'Titelbild', picture: 'Bild', before: 'Vorher-Bild', text: 'Text' },
  menu: 'Menü',
  logo: 'Logo',
};
