import type { messages as english } from '#languages/en/staff/galleries.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const messages: typeof english = {
  notDone: 'Nicht erledigt',
  restUnchanged: (message) => `${message} Alles andere ist, wie es war.`,
  whereThisGalleryStands: 'Stand dieser Galerie',
  galleries: 'Galerien',
  differsFromLive: 'Anders, als Besucher es sehen: ',

  materialsHint: 'Mit Kommas dazwischen.',
  addressHint: (host) =>
    `${host}/portfolio/… Eine Adresse, die Besucher kennen, führt zur neuen weiter.`,
  beforeTheWork: (title) => `${title}, vorher`,
  titleGiven: 'Titel vorhanden',
  noTitleYet: 'Noch kein Titel',
  noPictureYet: 'Noch kein Bild',
  summaryGiven: 'Zusammenfassung vorhanden',
  noSummaryYet: 'Noch keine Zusammenfassung',
  coverChosen: 'Titelbild gewählt',
  firstPictureIsCover: 'Das erste Bild ist das Titelbild',
  everyPictureLargeEnough: 'Alle Bilder groß genug',
  picturesTooSmall: (counted) => `${counted} zu klein für einen großen Bildschirm`,
  everyPictureDescribed: (decorates) =>
    `Alle Bilder beschrieben${decorates ? ' oder als dekorativ gekennzeichnet' : ''}`,
  withoutADescription: (counted) => `${counted} ohne Bildbeschreibung`,
  describeIt: 'Beschreiben',
  cover: 'Titelbild',
  firstPictureUntilChosen: 'Das erste Bild, bis Sie eins wählen.',
  useTheFirstPicture: 'Das erste Bild nehmen',

  none: 'Keine',
  notOnTheSite: (service) => `${service} (nicht auf der Website)`,

  restoringWouldChange: (differences) => `Wiederherstellen würde ändern: ${differences}.`,
  itsPicturesInOrder: 'Ihre Bilder der Reihe nach',

  newGallery: 'Neue Galerie',
  galleryNamed: (value) => `Galerie: ${value}`,
  title: 'Titel',
  summaryPlaceholder:
    'Zusammenfassung: ein oder zwei Sätze für die Startseite und für Suchmaschinen',
  aboutThisGallery: 'Über diese Galerie',
  storyPlaceholder:
    'Wie die Arbeit verlief. Schreiben, oder / tippen für Überschrift, Liste, Tabelle …',
  howTheJobWent: 'Wie die Arbeit verlief',
  openingTheEditor: 'Der Editor wird geöffnet …',
  writeTheStory: 'Bericht schreiben',

  moving: (nameOfPicture) => `${nameOfPicture} verschieben`,
  movingTo: (nameOfPicture, title) => `${nameOfPicture} in die Galerie „${title}“ verschieben`,
  takingOut: (nameOfPicture) => `${nameOfPicture} herausnehmen`,
  adding: (counted) => `${counted} hinzufügen`,
  comparisonOf: (nameOfPicture) => `Vorher-Bild von ${nameOfPicture} ändern`,
  choosingTheCover: 'Titelbild auswählen',

  tooManyCharacters: (label, limit) => `${label}: höchstens ${limit} Zeichen.`,
  wholeNumberBetween: (lowest, highest) => `Eine ganze Zahl von ${lowest} bis ${highest}.`,
  summary: 'Zusammenfassung',
  story: 'Bericht',
  place: 'Ort',
  year: 'Jahr',
  weeksOfWork: 'Arbeitswochen',
  service: 'Leistung',
  materials: 'Materialien',
  tooManyMaterials: 'Höchstens 20 Materialien.',
  address: 'Adresse',

  deleteForGoodHint:
    'Texte, Bildunterschriften und Reihenfolge sind dann weg. Die Bilder selbst bleiben unter „Bilder“.',
  nameOfTheJob: 'Name der Arbeit',
  titleHint: 'Besucher lesen ihn als Titel. Sie können ihn jederzeit ändern.',
  makeTheGallery: 'Galerie anlegen',
  noGalleriesHint:
    'Eine Galerie für jede Arbeit, die sich zu zeigen lohnt: die Fotos der Reihe nach, ein paar Worte, wo es war und wann. Bis Sie sie veröffentlichen, sieht sie nur das Team.',
  makeTheFirstGallery: 'Die erste Galerie anlegen',

  orderOfTheGalleries: 'Reihenfolge der Galerien',
  galleriesInOrder: 'Galerien in der Reihenfolge der Website',
  orderHint:
    'In dieser Reihenfolge sehen Besucher sie; die ersten vier stehen auf der Startseite. Eine neue Reihenfolge geht mit der nächsten Veröffentlichung online.',
  undoMoveOf: (nameOf) => `Rückgängig: ${nameOf} verschieben`,
  galleryAt: (title, place, count) => `„${title}“, Position ${place} von ${count}`,
  noPicture: 'Kein Bild',

  isCover: ' · Titelbild',
  decorative: ' · dekorativ',
  needsNone: 'Braucht keine',
  descriptionLabel: 'Was zu sehen ist, für Menschen, die es nicht sehen können',
  move: 'Verschieben',
  moveNamedToGallery: (name) => `${name} in eine andere Galerie verschieben`,
  onTheHomePage: 'Auf der Startseite',
  searchHint: 'Nach Name, Bildbeschreibung oder Galerie suchen',
  describingHint:
    'Die Eingabetaste führt zur nächsten Bildbeschreibung. Was Sie hier schreiben, gilt überall, wo das Bild verwendet wird.',
  movedToEndOf: (title, title2) => `„${title}“ steht jetzt am Ende von „${title2}“.`,
  numberOnTheSite: (galleryPlace) => `Nummer ${galleryPlace} auf der Website`,
  onTheHomePageNumber: (galleryPlace) => `Auf der Startseite, Nummer ${galleryPlace}`,
  missDescription: (missing) => `${missing.toLocaleString('de-DE')} ohne Bildbeschreibung`,
  allDescribed: 'alle beschrieben',

  dropHint: 'Loslassen, um sie am Ende hinzuzufügen',
  dropAnywhere: 'Fotos irgendwo auf diese Seite ziehen, oder',
  pickFromTheLibrary: 'Aus Ihren Bildern auswählen',
  onTheirWay: 'Unterwegs',
  allDescribedForAll: 'Alle Bilder sind für Menschen beschrieben, die sie nicht sehen können.',
  describedSoFar: (described, length) =>
    `${described} von ${length} für Menschen beschrieben, die sie nicht sehen können. Die Eingabetaste führt zum nächsten.`,
  nextWithoutADescription: 'Nächstes ohne Bildbeschreibung',
  showOnlyMissing: 'Nur fehlende anzeigen',
  showAllDescriptions: 'Alle Bildbeschreibungen anzeigen',
  pictures: 'Bilder',
  picturesInOrder: 'Bilder der Reihe nach',

  captionInSentence: (name) => `die Bildunterschrift von ${name}`,
  captionTooLong: 'Eine Bildunterschrift hat höchstens 500 Zeichen.',
  captionOf: (name) => `Bildunterschrift von ${name}`,
  pictureAt: (name, place, count, before) =>
    `${name}, Position ${place} von ${count}${before ? ', vorher und nachher' : ''}`,
  beforeAfter: 'Vorher / nachher',
  beforeNamed: (name) => `${name}, vorher`,
  descriptionBefore: 'Bildbeschreibung, vorher',
  descriptionAfter: 'Bildbeschreibung, nachher',
  description: 'Beschreibung',

  descriptionInSentence: (name) => `die Bildbeschreibung von ${name}`,
  describeForPeople: 'Beschreiben Sie es für Menschen, die es nicht sehen können',
  descriptionOf: (name) => `Bildbeschreibung von ${name}`,

  moveByKeys:
    'Leertaste: aufnehmen und wieder ablegen. Pfeiltasten: verschieben. Esc: zurücklegen.',
  pickedUpHint: (nameOf, place, count) =>
    `<b>${nameOf} ist aufgenommen.</b> Position ${place} von ${count}. Pfeiltasten: verschieben. Leertaste: ablegen. Esc: zurücklegen.`,
  askPosition: 'Auf Position verschieben …',
  putDown: 'Ablegen',
  putBack: 'Zurücklegen',
  wholeNumberUpTo: (count) => `Eine ganze Zahl von 1 bis ${count}.`,
  moveToPosition: 'Auf Position verschieben',
  positionOf: (nameOf, count) => `Position von ${nameOf}, 1 bis ${count}`,

  moveToAnotherGallery: 'In eine andere Galerie verschieben',
  moveToGalleryHint:
    'Dort kommt es ans Ende. Besucher sehen es, wo es war, bis beide Galerien veröffentlicht sind.',

  actionsFor: (name) => `Aktionen für ${name}`,
  moveToTheFront: 'Ganz nach vorn',
  thisIsTheCover: 'Das ist das Titelbild',
  makeItTheCover: 'Zum Titelbild machen',
  chooseAnotherViewBefore: 'Anderes Vorher-Bild auswählen …',
  addViewBefore: 'Vorher-Bild hinzufügen …',
  removeViewBefore: 'Ohne Vorher-Bild zeigen',
  replaceCropOrDescribe: 'Ersetzen, zuschneiden, beschreiben …',
  replaceCropOrDescribeBefore: 'Vorher-Bild ersetzen, zuschneiden, beschreiben …',
  askGallery: 'In eine andere Galerie verschieben …',
  takeOut: 'Aus der Galerie nehmen',

  placeOf: (place, length) => `Position ${place} von ${length}`,
  isPickedUp: (nameOf, where) => `${nameOf} ist aufgenommen. ${where}.`,
  isPutDown: (nameOf, where) => `${nameOf} ist abgelegt. ${where}.`,
  isPutBack: (nameOf, where) => `${nameOf} ist zurückgelegt. ${where}.`,

  thePreview: 'Die Vorschau',
  previewNeedsLiveJob:
    'Die Vorschau leiht sich die Seite einer Arbeit, die online ist, mit einem Bericht und zwei Bildern, und es gibt noch keine. Veröffentlichen Sie diese, und sehen Sie sich ihre eigene Seite an.',
  noPageForPreview: 'Es gibt noch keine Seite, auf der sie sich zeigen lässt',
  theGallery: 'die Galerie',
  previewOf: (value) => `Vorschau: ${value}`,

  changeOf: (label) => `${label} ändern`,

  searchEngines: 'Suchmaschinen',
  added: (counted) => `${counted} hinzugefügt`,
  takenOut: (counted) => `${counted} herausgenommen`,
  orderOfThePictures: 'Reihenfolge der Bilder',
  deletedSince: 'Inzwischen gelöscht; es würde weggelassen.',
  materialTooLong: 'Ein Material hat höchstens 80 Zeichen; setzen Sie Kommas dazwischen.',
  addressRule:
    'Kleine Buchstaben und Ziffern, zwischen Wörtern je ein Bindestrich; höchstens 96 Zeichen, und keiner der Namen, die die Website selbst braucht.',
  galleryCount: (count) => counted(count, 'Galerie', 'Galerien'),
  captionCount: (count) => counted(count, 'Bildunterschrift', 'Bildunterschriften'),
  viewBeforeTheWorkCount: (count) => counted(count, 'Vorher-Bild', 'Vorher-Bilder'),

  languages: {
    shown: 'Sprache der Worte',
    toDo: (language: string) => `Fehlt oder hinterher: ${language}`,
  },
};
