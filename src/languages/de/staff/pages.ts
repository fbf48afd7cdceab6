import type { messages as english } from '#languages/en/staff/pages.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const fits = (most: number) => `${number(most)} ${most === 1 ? 'passt' : 'passen'}`;

/** Numbers that come as words, as `4.5`. */
const withComma = (written: string) => written.replace('.', ',');

export const messages: typeof english = {
  thePage: 'Die Seite',
  pageNamed: (title) => `Seite: ${title}`,
  pageToEdit: (title) => `${title}, zum Bearbeiten an Ort und Stelle`,
  previewOf: (title) => `Vorschau: ${title}`,

  whereThisPageStands: 'Stand dieser Seite',
  pages: 'Seiten',
  administratorPublishes:
    'Was hier gespeichert ist, kann nur die Administration veröffentlichen: Diese Seite ist rechtlich bindend.',
  hidden: 'Verborgen',
  asTheSiteCame: 'Wie mitgeliefert',

  showThePage: 'Seite anzeigen',
  hideThePage: 'Seite verbergen',
  whenPublished: 'sobald veröffentlicht',
  showingThePage: 'Seite anzeigen',
  hidingThePage: 'Seite verbergen',
  wholePage: 'die ganze Seite',
  wholePageAsTheSiteCame: 'Ganze Seite wie mitgeliefert',
  takeOffSiteHint:
    'Die Website wird neu erstellt, und Besucher sehen die Seite so, wie sie mitgeliefert wurde. Was das Team geändert hat, bleibt hier und lässt sich wieder veröffentlichen.',

  restoreAsTheSiteCame: 'Wiederherstellen<heard>: die Seite wie mitgeliefert</heard>',
  asTheSiteCameRow: 'Wie mitgeliefert<button></button>',

  nothingToPublish:
    'Diese Seite ist so, wie sie mitgeliefert wurde: Es gibt nichts zu veröffentlichen.',
  moreToFix: (length) => ` Und noch ${number(length)} unter „Bevor die Seite online geht“.`,

  pageOutOfSight: 'Die Seite, außer Sicht',
  ofTheMenu: (label) => `„${label}“ im Menü`,
  theArticle: (title) => `Der Artikel „${title}“`,
  theGallery: (title) => `Die Galerie „${title}“`,

  warningsQuestion: 'Sie kann so online gehen. Möchten Sie das zuerst beheben?',
  notPublished: 'Nicht veröffentlicht. Besucher sehen die Seite noch wie zuvor.',
  notYet: 'Noch nicht',

  chosenIsGone: (where, address) =>
    `${where}: Auf der Website gibt es „${address}“ nicht, darum steht dort nichts.`,
  sharedIsGone: (where) =>
    `${where}: Auf der eigenen Seite ist es ausgeblendet oder fort, darum steht hier nichts. Wählen Sie etwas anderes, oder nehmen Sie diesen Abschnitt heraus.`,
  isShownOn: (page, section) =>
    `„${page}“ zeigt ${section} dieser Seite ebenfalls: Was hier ausgeblendet oder fort ist, fehlt auch dort.`,
  takenOut: 'einen Abschnitt',

  pageOfEveryGallery: 'Die Seite jeder Galerie',
  linkLeadsTo: (where, named) => `${where}: Der Link führt zu ${named}.`,
  leadsToNoPage: (where, path) =>
    `${where}: Unter ${path} gibt es auf der Website noch keine Seite.`,
  menuLeadsTo: (from, nameOf) => `${from} führt zu ${nameOf}.`,
  isNoTarget: 'ist kein Ziel für Links',
  isHidden: 'ist verborgen',
  isNotOn: (anchor, page) => `#${anchor}, das es auf „${page}“ nicht gibt`,
  placeOf: (page, where) => `„${page}“ (${where})`,
  which: (sectionName, anchor, why) =>
    `„${sectionName}“ (#${anchor}), doch dieser Abschnitt ${why}`,

  onAPhone: 'auf dem Handy',
  inWindowOf: (width) => `in einem Fenster von ${number(width)} Pixeln`,
  tooWide: (shortened, room) =>
    `„${shortened}“ ist ${room} breiter als der Platz dafür. Kürzen Sie es, oder trennen Sie es mit einem Bindestrich.`,
  tooLittleContrast: (value, wanted) =>
    `Zu wenig Kontrast zum Bild dahinter (${withComma(value)} : 1, nötig ist ${number(wanted)} : 1). Wählen Sie ein dunkleres Bild oder einen anderen Punkt, der sichtbar bleibt.`,
  headingHasNoneAbove: (shortened) =>
    `Über „${shortened}“ fehlt eine Überschrift: Geben Sie dem Abschnitt eine Beschriftung.`,

  adding: (label) => `„${label}“ hinzufügen`,
  addSection: 'Abschnitt hinzufügen',
  tooManySections: (value) =>
    `Eine Seite hat höchstens ${number(value)} Abschnitte. Nehmen Sie zuerst einen heraus.`,
  behind: 'Nach',
  moveOf: (nameOf) => `${nameOf} verschieben`,
  sectionTakenOut: (sectionName) => `„${sectionName}“ ist herausgenommen.`,
  putItBack: (sectionName) => `Zurückholen<heard> „${sectionName}“</heard>`,
  puttingBackASection: 'Abschnitt zurückholen',
  unknownKind: (key) =>
    `„${key}“ ist von einer Art, die diese Website nicht kennt. Der Abschnitt bleibt erhalten, wird aber nicht gezeigt.`,
  noPartOfPage: (key) =>
    `„${key}“ gehört nicht mehr zu dieser Seite. Was darin geschrieben wurde, bleibt erhalten.`,

  notAllLookedAt: 'Es ist noch nicht alles geprüft.',
  everySectionIsFine: 'Jeder Abschnitt hat, was er braucht',

  whatWasTypedIn: (label) => `Eingabe in „${label}“`,
  aboutThisPage: 'Über diese Seite',
  title: 'Titel',
  address: 'Adresse',
  addressHint: (address) => `${address}. Kennen Besucher eine Adresse, führt die alte zur neuen.`,
  keepOutOfSearch: 'Aus Suchmaschinen heraushalten',
  inOneWord: 'In einem Wort',
  inTheMenu: 'Im Menü',
  menuHint: 'Im Menü darunter',

  positionOf: (name, place, length) => `„${name}“, Position ${number(place)} von ${number(length)}`,
  added: 'hinzugefügt',
  isHiddenNow: 'verborgen',
  showing: (name) => `„${name}“ anzeigen`,
  hiding: (name) => `„${name}“ verbergen`,
  sectionAsTheSiteCame: (name) => `„${name}“ wie mitgeliefert`,
  takeOut: (name) => `Herausnehmen<heard> „${name}“</heard>`,
  takeOutIt: 'Herausnehmen',
  duplicating: (name) => `„${name}“ duplizieren`,
  takingOut: (name) => `„${name}“ herausnehmen`,

  moveUp: (nameOf) => `Nach oben<heard> „${nameOf}“</heard>`,
  addTo: (label) => `Hinzufügen zu „${label}“`,
  addOne: 'Hinzufügen …',
  linesHint: (most, limit) =>
    `Höchstens ${number(most)} ${most === 1 ? 'Zeile' : 'Zeilen'} mit je ${number(limit)} Zeichen`,

  textPlaceholder: 'Schreiben, oder / tippen für Überschrift, Liste, Tabelle …',
  noPicturesInText:
    'Bilder haben in diesem Text keinen Platz: Fügen Sie der Seite einen Abschnitt mit Bild hinzu.',

  moveDown: (value) => `Nach unten<heard> „${value}“</heard>`,
  itemTakenOut: (called, value) => `${called} ${number(value)} ist herausgenommen.`,
  add: (item) => `${item} hinzufügen`,
  noMoreFit: (most) => `${fits(most)}. Nehmen Sie zuerst etwas heraus, um mehr hinzuzufügen.`,

  writeWithFormatting: (label) => `Mit Formatierung schreiben<heard> „${label}“</heard>`,

  focalPoint: 'Punkt, der sichtbar bleibt',
  descriptionOfThePicture: 'Bildbeschreibung',
  namedAsTheSiteCame: (name) => `Wie mitgeliefert: ${name}`,
  pictureGone: 'Dieses Bild ist nicht mehr unter „Bilder“. Wählen Sie ein anderes.',

  home: 'Startseite',
  notFound: 'Nicht gefunden',

  newPage: 'Neue Seite',
  titleOfThePage: 'Titel der Seite',
  makeThePage: 'Seite anlegen',
  lawAsksForIt:
    'Gesetzlich verlangt, wie Impressum oder AGB: Sie steht am Fuß jeder Seite, und die Administration veröffentlicht sie',
  imprintFromSettings:
    'Impressum, aus den Angaben der Einstellungen; was dort nicht steht, bleibt in {Klammern} offen',
  representedBy: 'vertreten-durch',
  numberOfTheCompany: 'registernummer',
  newService: 'Neue Leistung',
  nameOfTheService: 'Name der Leistung',
  makeTheService: 'Leistung anlegen',
  titleHint:
    'Besucher lesen das. Sie können es jederzeit ändern, und bis Sie die Seite veröffentlichen, sieht sie nur das Team.',
  deleteForGoodHint:
    'Ihre Texte, deren Reihenfolge und ihre Fassungen sind dann weg. Ihre Bilder bleiben unter „Bilder“.',
  searchHint: 'Nach Titel oder Adresse suchen',
  translated: (language, translated, all) =>
    `${language}: ${translated} von ${all} Seiten ${translated === 1 ? 'ist' : 'sind'} übersetzt.`,
  menuIsElsewhere:
    'Was im Menü steht und in welcher Reihenfolge, legen Sie an eigener Stelle fest.<link>Menü</link>',

  notFoundHint: 'Für Adressen ohne Seite',

  theMenu: 'Das Menü',
  menuExplained:
    'Die Leistungen stehen vorn, in einer eigenen Liste. Eine Änderung am Menü ändert jede Seite: Es dauert etwas länger, bis sie online ist.',
  label: 'Beschriftung',
  labelIn: (language) => `Beschriftung, auf ${language}`,
  withoutALabel:
    'Leer: wie die Website kam, oder der Name der Seite, wenn er kurz ist. Sonst steht der Eintrag in dieser Sprache nicht im Menü.',
  entryTakenOut: (label) => `„${label}“ ist herausgenommen.`,
  addPage: 'Seite hinzufügen',
  addPageChoice: 'Seite hinzufügen …',
  addLink: 'Link hinzufügen',
  noMoreEntriesFit: (value) =>
    `Neben den Leistungen ${value === 1 ? 'passt' : 'passen'} ${number(value)}. Nehmen Sie zuerst etwas heraus, um mehr hinzuzufügen.`,
  foot: 'Fuß der Seite',
  footExplained:
    'Steht in dieser Reihenfolge am Fuß jeder Seite. Seiten, die das Gesetz verlangt, bleiben stehen.',
  labelNeeded: 'Schreiben Sie, was im Menü steht.',
  labelTooLong: (length, value) =>
    `${number(length)} Zeichen: Neben den Leistungen passen ${number(value)}.`,
  noAddress: 'Das ist keine Adresse. Schreiben Sie /about, /#contact oder https://….',

  titleTooLong: 'Der Titel ist zu lang.',
  seoTitleTooLong: 'Der Titel für Suchmaschinen ist zu lang.',
  seoDescriptionTooLong: 'Die Beschreibung für Suchmaschinen ist zu lang.',
  addressRule:
    'Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen und darf keine sein, die die Website selbst hat.',

  services: 'Leistungen',
  otherPages: 'Seiten',
  legal: 'Rechtliches',
};
