import type { messages as english } from '#languages/en/staff/editor.ts';

const number = (value: number) => value.toLocaleString('de-DE');

const LED = { link: 'Link', button: 'Schaltfläche' };
const SIDES = { before: ' (vorher)', after: ' (nachher)' };

export const messages: typeof english = {
  backToThePage: 'Zurück zur Seitenansicht',

  notDescribedYet: 'Noch ohne Bildbeschreibung',
  pictureNotShown: 'Das Bild lässt sich gerade nicht anzeigen',
  pictureGoneFromLibrary:
    'Dieses Bild ist nicht mehr unter „Bilder“. Der übrige Text ist unverändert.',
  pictureNotLoaded: 'Das Bild lässt sich gerade nicht laden. Es gehört weiterhin zum Text.',
  editPicture: 'Bild bearbeiten',
  editBeforeAndAfter: 'Vorher und nachher bearbeiten',
  editButton: 'Schaltfläche bearbeiten',
  editMarkdown: 'Markdown bearbeiten',
  leadsTo: (address) => `führt zu ${address}`,
  keptAsItIs: 'Bleibt, wie es ist',
  picturesDidNotCome: (count) =>
    count === 1
      ? 'Ein Bild ist nicht mitgekommen. Ziehen Sie es hierher, oder fügen Sie es hinzu.'
      : `${number(count)} Bilder sind nicht mitgekommen. Ziehen Sie sie hierher, oder fügen Sie sie hinzu.`,

  remove: 'Entfernen',
  pictureNoLongerSent: 'Dieses Bild wird nicht mehr hochgeladen. Wählen Sie es noch einmal aus.',
  sending: (name: string) => `${name} wird hochgeladen …`,
  sendingOf: (name) => `${name ?? 'Das Bild'} wird hochgeladen`,
  preparing: (name: string) => `${name} wird vorbereitet …`,

  leadsNowhere:
    'Das führt ins Leere. Eine Adresse beginnt mit https:// oder, für eine Seite dieser Website, mit /.',
  typeLinkWords: 'Geben Sie den Text ein, auf den man klickt.',
  addKind: (what) => `${LED[what]} hinzufügen`,
  changeKind: (what) => `${LED[what]} ändern`,
  add: 'Hinzufügen',
  change: 'Ändern',

  wordsOnTheButton: 'Text auf der Schaltfläche',
  buttonWordsHint:
    'Was geschieht, wenn man darauf klickt: Angebot anfordern, Unsere Arbeiten ansehen',
  whereItLeads: 'Wohin sie führt',
  slashHelp: 'Liste, Tabelle, Schaltfläche … einfügen (am Anfang einer leeren Zeile)',
  headingHelp: 'Eine Überschrift, oder eine darunter',
  headingKeys: '## oder ### und ein Leerzeichen',
  listKeys: '- oder 1. und ein Leerzeichen',
  quotationKeys: '> und ein Leerzeichen',
  quotationHelp: 'Ein Zitat',
  boldItalicKeys: '**Wörter**, *Wörter*',
  boldItalicHelp: 'Fett, kursiv',
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
  dividerHelp: 'Eine Trennlinie',
  linkHelp: 'Ein Link auf den markierten Wörtern',
  newLineHelp: 'Eine neue Zeile im selben Absatz',
  editHelp: 'Auf einem Bild, einer Schaltfläche oder Markdown: bearbeiten',
  undoHelp: 'Rückgängig machen, wiederholen',
  writing: 'Schreiben',
  macKeysHint: 'Auf einem Mac gilt ⌘ statt Strg und ⌥ statt Alt.',
  markdown: 'Markdown',
  address: 'Adresse',
  addressHint: 'Eine Seite dieser Website beginnt mit /, zum Beispiel /services',
  wordsToPress: 'Text des Links',
  removeTheLink: 'Link entfernen',

  beforeAndAfter: 'Vorher und nachher',
  picture: 'Bild',
  swap: 'Tauschen',
  nextPicture: 'Nächstes Bild',
  description: (side) => `Bildbeschreibung${side ? SIDES[side] : ''}`,
  caption: (side) => `Bildunterschrift${side ? SIDES[side] : ''}`,
  captionHint: 'Steht unter dem Bild. Bleibt sie leer, gilt die unter „Bilder“.',
  descriptionOfLibraryHint:
    'Für Menschen, die es nicht sehen können. Bleibt sie leer, gilt die unter „Bilder“.',
  decorativeInLibrary: 'Unter „Bilder“ als dekorativ gekennzeichnet: Es braucht keine.',
  descriptionHint: 'Für Menschen, die es nicht sehen können: Was zeigt es, worauf es hier ankommt?',

  chooseTwoPictures: 'Wählen Sie zwei Bilder: zuerst das von vor der Arbeit, dann das von danach.',
  addBeforeAndAfter: 'Vorher und nachher hinzufügen',
  addPictures: 'Bilder hinzufügen',
  twoPicturesAreNeeded: 'Es braucht zwei Bilder',
  chooseTwoFromLibrary: 'Wählen Sie zwei Ihrer Bilder: zuerst vor der Arbeit, dann danach.',
  devicePicturesHint:
    'Bilder von diesem Gerät werden verkleinert, hochgeladen, während Sie weiterschreiben, und unter „Bilder“ aufbewahrt.',
  chooseFromTheLibrary: 'Aus Ihren Bildern auswählen',
  chooseFromThisDevice: 'Von diesem Gerät auswählen',

  theEditor: 'Der Editor',
  markdownHint:
    'Sie können weiterschreiben: Der Text steht unten als Markdown und wird gespeichert wie immer.',

  pictureHint: 'Aus Ihren Bildern oder von diesem Gerät',
  pictureKeywords: 'foto abbildung image',
  heading: 'Überschrift',
  headingHint: 'Beginnt einen Teil des Textes',
  headingKeywords: 'h2 titel abschnitt',
  subheading: 'Zwischenüberschrift',
  subheadingHint: 'Eine Ebene darunter',
  subheadingKeywords: 'h3 überschrift klein',
  list: 'Liste',
  listHint: 'Punkte ohne Nummern',
  listKeywords: 'punkte aufzählung stichpunkte',
  numberedList: 'Nummerierte Liste',
  numberedListHint: 'Schritte in ihrer Reihenfolge',
  numberedListKeywords: 'geordnet schritte nummern 123',
  quotation: 'Zitat',
  quotationHint: 'Was jemand gesagt hat',
  quotationKeywords: 'anführung gesagt ausspruch',
  comparisonHint: 'Zwei Bilder nebeneinander',
  comparisonKeywords: 'paar vergleich bilder fotos',
  table: 'Tabelle',
  tableHint: 'Drei Spalten für den Anfang',
  tableKeywords: 'raster zeilen spalten preise',
  button: 'Schaltfläche',
  buttonHint: 'Fordert Leser zu etwas auf',
  buttonKeywords: 'aufforderung knopf button cta link kontakt angebot',
  divider: 'Trennlinie',
  dividerHint: 'Eine Linie zwischen zwei Teilen',
  dividerKeywords: 'linie strich trenner hr',
  code: 'Code',
  codeHint: 'Buchstaben gleicher Breite, wie eingegeben',
  codeKeywords: 'pre festbreite programm quelltext',

  notPasted: 'Nicht eingefügt',
  textIsTooLong: (most, length) =>
    `Ein Text hat höchstens ${most} Zeichen, und dieser hat ${length}. Ihr Text ist, wie er war.`,
  picturesNotPasted: (count) =>
    count === 1
      ? 'Ein Bild ist nicht mitgekommen. Fügen Sie es den Bildern der Galerie hinzu.'
      : `${number(count)} Bilder sind nicht mitgekommen. Fügen Sie sie den Bildern der Galerie hinzu.`,

  notChanged: 'Nicht geändert',
  changedMeanwhile: 'Der Text hat sich inzwischen geändert. Öffnen Sie dies noch einmal.',

  // admin/editor/preview
  preview: 'Vorschau',
  previewTitle: (title) => `Vorschau: ${title}`,
  asItIsSaved: 'Wie gespeichert',
  backToTheText: 'Zurück zum Text',
  articleStaysAsItIs: (message: string) => `${message} Der Artikel bleibt, wie er ist.`,
  previewFailed: 'Die Vorschau konnte nicht erstellt werden',
  makingThePreview: 'Die Vorschau wird erstellt',
  previewOf: (title: string) => `Vorschau von „${title}“`,
  linkCopied: 'Link kopiert. Er öffnet sich für alle, die sich anmelden dürfen.',
  linkNotCopied: 'Der Link konnte nicht kopiert werden. Es ist die Adresse dieser Seite.',

  widthOfThePreview: 'Breite der Vorschau',
  phone: 'Handy',
  desktop: 'Computer',

  insert: 'Einfügen',

  addARowBelow: 'Zeile darunter einfügen',
  addAColumnAfter: 'Spalte dahinter einfügen',
  alignColumnLeft: 'Spalte links ausrichten',
  alignColumnCentre: 'Spalte mittig ausrichten',
  alignColumnRight: 'Spalte rechts ausrichten',
  removeThisRow: 'Diese Zeile entfernen',
  removeThisColumn: 'Diese Spalte entfernen',
  removeTheTable: 'Tabelle entfernen',
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
  redo: 'Wiederholen',
  moreFormatting: 'Weitere Formatierung',
  buttonAddressHint: 'Eine Seite dieser Website beginnt mit /; /#contact ist das Anfrageformular',
  listHelp: 'Eine Liste, oder eine nummerierte; die Tabulatortaste rückt einen Punkt ein',
  toolbarHelp: 'Zu den Schaltflächen darüber; Esc führt zurück',
};
