import type { words as english } from '#languages/en/staff/editor.ts';

const LED = { link: 'Link', button: 'Schaltfläche' };
const SIDES = { before: ' (vorher)', after: ' (nachher)' };

export const words: typeof english = {
  // admin/editor/MarkdownEditor.tsx
  backToThePage: 'Zurück zur Seitenansicht',

  // admin/editor/blocks/picture.ts
  notDescribedYet: 'Noch ohne Bildbeschreibung',
  thePictureCantBe: 'Das Bild lässt sich gerade nicht anzeigen',
  thisPictureIsNo: 'Dieses Bild ist nicht mehr in der Mediathek. Der übrige Text ist unverändert.',
  thePictureCantBeLoaded: 'Das Bild lässt sich gerade nicht laden. Es gehört weiterhin zum Text.',

  // admin/editor/blocks/uploading.ts
  tryAgain: 'Erneut versuchen',
  remove: 'Entfernen',
  thisPictureIsNoLonger: 'Dieses Bild wird nicht mehr hochgeladen. Wählen Sie es noch einmal aus.',
  sending: (name: string) => `${name} wird hochgeladen …`,
  sendingOf: (name) => `${name ?? 'Das Bild'} wird hochgeladen`,
  preparing: (name: string) => `${name} wird vorbereitet …`,

  // admin/editor/blocks/views.ts
  editPicture: 'Bild bearbeiten',
  editBeforeAndAfter: 'Vorher und nachher bearbeiten',
  editButton: 'Schaltfläche bearbeiten',
  editMarkdown: 'Markdown bearbeiten',
  leadsTo: (address) => `führt zu ${address}`,
  keptAsItIs: 'Bleibt, wie es ist',

  // admin/editor/dialogs/AddressDialog.tsx
  thisLeadsNowhereAn:
    'Das führt ins Leere. Eine Adresse beginnt mit https:// oder, für eine Seite dieser Website, mit /.',
  typeTheWordsThat: 'Geben Sie den Text ein, auf den man klickt.',
  addA: (what) => `${LED[what]} hinzufügen`,
  changeThe: (what) => `${LED[what]} ändern`,
  cancel: 'Abbrechen',
  add: 'Hinzufügen',
  change: 'Ändern',
  thereIsNoPage: 'Unter dieser Adresse gibt es noch keine Seite.',

  // admin/editor/dialogs/CallToActionDialog.tsx
  wordsOnTheButton: 'Text auf der Schaltfläche',
  whatHappensWhenIt:
    'Was geschieht, wenn man darauf klickt: Angebot anfordern, Unsere Arbeiten ansehen',
  whereItLeads: 'Wohin sie führt',

  // admin/editor/dialogs/FigureDialog.tsx
  beforeAndAfter: 'Vorher und nachher',
  picture: 'Bild',
  swap: 'Tauschen',
  done: 'Fertig',
  nextPicture: 'Nächstes Bild',
  description: (side) => `Bildbeschreibung${side ? SIDES[side] : ''}`,
  caption: (side) => `Bildunterschrift${side ? SIDES[side] : ''}`,
  standsBelowThePicture: 'Steht unter dem Bild. Bleibt sie leer, gilt die aus der Mediathek.',
  forPeopleWhoCant:
    'Für Menschen, die es nicht sehen können. Bleibt sie leer, gilt die aus der Mediathek.',
  markedAsDecorativeIn: 'In der Mediathek als dekorativ gekennzeichnet: Es braucht keine.',
  forPeopleWhoCantSee:
    'Für Menschen, die es nicht sehen können: Was zeigt es, worauf es hier ankommt?',

  // admin/editor/dialogs/HelpDialog.tsx
  insertAListA: 'Liste, Tabelle, Schaltfläche … einfügen (am Anfang einer leeren Zeile)',
  aHeadingOrOne: 'Eine Überschrift, oder eine darunter',
  hashesAndASpace: '## oder ### und ein Leerzeichen',
  or1AndA: '- oder 1. und ein Leerzeichen',
  moreAndASpace: '> und ein Leerzeichen',
  aQuotation: 'Ein Zitat',
  wordsWords: '**Wörter**, *Wörter*',
  boldItalic: 'Fett, kursiv',
  keys: {
    ctrl: 'Strg',
    alt: 'Alt',
    bold: 'Strg B, Strg I',
    link: 'Strg K',
    headings: 'Strg Alt 2, Strg Alt 3',
    newLine: 'Umschalt Eingabe',
    edit: 'Eingabe',
    toolbar: 'Alt F10',
    undo: 'Strg Z, Strg Y',
  },
  aDivider: 'Eine Trennlinie',
  aLinkOnThe: 'Ein Link auf den markierten Wörtern',
  aNewLineIn: 'Eine neue Zeile im selben Absatz',
  onAPictureA: 'Auf einem Bild, einer Schaltfläche oder Markdown: bearbeiten',
  undoRedo: 'Rückgängig machen, wiederholen',
  writing: 'Schreiben',
  onAMacStands: 'Auf einem Mac gilt ⌘ statt Strg und ⌥ statt Alt.',
  close: 'Schließen',

  // admin/editor/dialogs/LinkDialog.tsx
  address: 'Adresse',
  aPageOfThis: 'Eine Seite dieser Website beginnt mit /, zum Beispiel /services',
  wordsToPress: 'Text des Links',
  removeTheLink: 'Link entfernen',

  // admin/editor/dialogs/PicturesDialog.tsx
  chooseTwoPicturesFirst:
    'Wählen Sie zwei Bilder: zuerst das von vor der Arbeit, dann das von danach.',
  addBeforeAndAfter: 'Vorher und nachher hinzufügen',
  addPictures: 'Bilder hinzufügen',
  twoPicturesAreNeeded: 'Es braucht zwei Bilder',
  chooseTwoOfThe: 'Wählen Sie zwei aus der Mediathek: zuerst vor der Arbeit, dann danach.',
  picturesOfThisDevice:
    'Bilder von diesem Gerät werden verkleinert, hochgeladen, während Sie weiterschreiben, und in der Mediathek aufbewahrt.',
  chooseFromTheLibrary: 'Aus der Mediathek auswählen',
  chooseFromThisDevice: 'Von diesem Gerät auswählen',

  // admin/editor/dialogs/SourceDialog.tsx
  markdown: 'Markdown',

  // admin/editor/editor-code.ts
  youCanGoOn:
    'Sie können weiterschreiben: Der Text steht unten als Markdown und wird gespeichert wie immer.',

  // admin/editor/insertions.ts
  fromTheLibraryOr: 'Aus der Mediathek oder von diesem Gerät',
  imagePhotoFigure: 'foto abbildung image',
  heading: 'Überschrift',
  beginsAPartOf: 'Beginnt einen Teil des Textes',
  h2TitleSection: 'h2 titel abschnitt',
  subheading: 'Zwischenüberschrift',
  oneLevelBelow: 'Eine Ebene darunter',
  h3HeadingSmall: 'h3 überschrift klein',
  list: 'Liste',
  pointsWithoutNumbers: 'Punkte ohne Nummern',
  bulletsPointsUnordered: 'punkte aufzählung stichpunkte',
  numberedList: 'Nummerierte Liste',
  stepsInTheirOrder: 'Schritte in ihrer Reihenfolge',
  orderedSteps123: 'geordnet schritte nummern 123',
  quotation: 'Zitat',
  whatSomebodySaid: 'Was jemand gesagt hat',
  blockquoteSaidCite: 'anführung gesagt ausspruch',
  twoPicturesSideBy: 'Zwei Bilder nebeneinander',
  pairComparePicturesImages: 'paar vergleich bilder fotos',
  table: 'Tabelle',
  threeColumnsToBegin: 'Drei Spalten für den Anfang',
  gridRowsColumns: 'raster zeilen spalten preise',
  button: 'Schaltfläche',
  asksReadersToDo: 'Fordert Leser zu etwas auf',
  callToActionCta: 'aufforderung knopf button cta link kontakt angebot',
  divider: 'Trennlinie',
  aLineBetweenTwo: 'Eine Linie zwischen zwei Teilen',
  ruleSeparatorHr: 'linie strich trenner hr',
  code: 'Code',
  lettersOfEqualWidth: 'Buchstaben gleicher Breite, wie eingegeben',
  preMonospaceProgram: 'pre festbreite programm quelltext',

  // admin/editor/paste/paste.ts
  notPasted: 'Nicht eingefügt',
  textIsTooLong: (most, length) =>
    `Ein Text hat höchstens ${most} Zeichen, und dieser hat ${length}. Ihr Text ist, wie er war.`,

  // admin/editor/paste/clean-html.ts
  pictureStoodHere: (name) => (name ? `[Bild: ${name}]` : '[Bild]'),

  // admin/editor/preview
  preview: 'Vorschau',
  previewTitle: (title) => `Vorschau: ${title}`,
  asItIsSaved: 'Wie gespeichert',
  article: 'Artikel',
  backToTheText: 'Zurück zum Text',
  theArticleIsKept: (message: string) => `${message} Der Artikel bleibt, wie er ist.`,
  thePreviewCouldNot: 'Die Vorschau konnte nicht erstellt werden',
  makingThePreview: 'Die Vorschau wird erstellt',
  previewOf: (title: string) => `Vorschau von „${title}“`,
  linkCopiedItOpens: 'Link kopiert. Er öffnet sich für alle, die sich anmelden dürfen.',
  theLinkCouldNot: 'Der Link konnte nicht kopiert werden. Es ist die Adresse dieser Seite.',
  copyTheLink: 'Link kopieren',

  // admin/editor/preview/PreviewWidth.tsx
  widthOfThePreview: 'Breite der Vorschau',
  phone: 'Handy',
  desktop: 'Computer',

  // admin/editor/slash/SlashMenu.tsx
  insert: 'Einfügen',

  // admin/editor/toolbar/TableTools.tsx
  addARowBelow: 'Zeile darunter einfügen',
  addAColumnAfter: 'Spalte dahinter einfügen',
  alignColumnLeft: 'Spalte links ausrichten',
  alignColumnInThe: 'Spalte mittig ausrichten',
  alignColumnRight: 'Spalte rechts ausrichten',
  removeThisRow: 'Diese Zeile entfernen',
  removeThisColumn: 'Diese Spalte entfernen',
  removeTheTable: 'Tabelle entfernen',

  // admin/editor/toolbar/Toolbar.tsx
  strikeThrough: 'Durchstreichen',
  codeInALine: 'Code in der Zeile',
  removeFormatting: 'Formatierung entfernen',
  editAsMarkdown: 'Als Markdown bearbeiten',
  helpAndShortcuts: 'Hilfe und Tastenkürzel',
  formatting: 'Formatierung',
  bold: 'Fett',
  boldSign: 'F',
  italic: 'Kursiv',
  italicSign: 'K',
  link: 'Link',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  more: 'Mehr',
  moreFormatting: 'Weitere Formatierung',
  aPageOfThisSite: 'Eine Seite dieser Website beginnt mit /; /#contact ist das Anfrageformular',
  aListOrA: 'Eine Liste, oder eine nummerierte; die Tabulatortaste rückt einen Punkt ein',
  toTheButtonsAbove: 'Zu den Schaltflächen darüber; Esc führt zurück',
};
