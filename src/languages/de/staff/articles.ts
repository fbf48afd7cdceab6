import type { messages as english } from '#languages/en/staff/articles.ts';

const number = (value: number) => value.toLocaleString('de-DE');

const SEARCHED = { description: 'Beschreibung', summary: 'Zusammenfassung' };

const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const messages: typeof english = {
  editArticle: 'Artikel bearbeiten',
  aboutThisArticle: 'Über diesen Artikel',
  theArticle: 'Der Artikel',

  title: 'Titel',
  summary: 'Zusammenfassung',
  summaryPlaceholder:
    'Zusammenfassung: ein oder zwei Sätze für die Liste der Artikel und für Suchmaschinen',
  text: 'Text',
  textPlaceholder: 'Schreiben, oder / tippen für Bild, Liste, Tabelle …',

  whereThisArticleStands: 'Stand dieses Artikels',

  titleAndTextNeeded:
    'Geben Sie dem Artikel einen Titel und einen Text, bevor Sie ihn veröffentlichen.',

  oldAddressLeadsOn: (old: string) =>
    `Sobald das veröffentlicht ist, führt /blog/${old} Leser zur neuen Adresse weiter.`,
  address: 'Adresse',
  madeFromTheTitle: 'aus-dem-titel-gebildet',
  searchResultPreview: 'So sieht er in der Suche aus',
  searchesAndSocialCards: 'Suchmaschinen und Linkvorschau',
  whenPublished: 'Sobald veröffentlicht',
  facts: {
    published: 'Veröffentlicht',
    goesLive: 'Geht online',
    changeGoesLive: 'Änderung geht online',
    length: 'Länge',
    readingTime: 'Lesezeit',
  },
  tags: 'Schlagwörter',
  tagHasNoAddress: (tag: string) =>
    `„${tag}“ wird nicht angezeigt: Keiner seiner Buchstaben kann in einer Adresse stehen.`,
  tagIsAnother: (tag: string, shown: string) =>
    `„${tag}“ wird nicht angezeigt: Seine Seite hätte die Adresse von „${shown}“.`,
  author: 'Autor',
  you: 'Sie',

  changeTheCover: 'Titelbild ändern',
  chooseACover: 'Titelbild auswählen',
  removeTheCover: 'Titelbild entfernen',
  markedAsDecorative: 'Als dekorativ gekennzeichnet.',
  descriptionOfTheCover: 'Bildbeschreibung des Titelbilds',
  descriptionHint: 'Für Menschen, die es nicht sehen können: Was ist zu sehen?',

  titleForSearches: 'Titel für Suchmaschinen',
  theTitle: 'Der Titel',
  descriptionForSearches: 'Beschreibung für Suchmaschinen',
  theSummary: 'Die Zusammenfassung',
  keepOutOfSearchEngines: 'Aus Google und anderen Suchmaschinen heraushalten',
  notListedInSearches: 'Suchmaschinen werden gebeten, diesen Artikel nicht aufzuführen.',
  theSummaryStandsHere: 'Hier steht die Zusammenfassung.',

  deleteForGoodHint:
    'Der Text und alle früheren Fassungen sind dann weg. Das lässt sich nicht rückgängig machen.',

  searchHint: 'Nach Titel, Zusammenfassung, Schlagwort oder Autor suchen',
  withTheTag: 'Mit dem Schlagwort',
  anyTag: 'Schlagwörter',
  byTheAuthor: 'Vom Autor',
  anyAuthor: 'Alle Autoren',
  sortBy: 'Sortieren nach',
  fetchingMore: 'Weitere werden geladen …',
  showMore: 'Mehr anzeigen',
  moreArticles: 'Weitere Artikel',
  noArticlesHint:
    'Schreiben Sie über eine Arbeit, einen Werkstoff oder eine Frage, die Kunden immer wieder stellen. Einen Entwurf sieht nur das Team, bis Sie ihn veröffentlichen.',
  writeTheFirstArticle: 'Den ersten Artikel schreiben',

  lastChanged: 'Zuletzt geändert',
  lastPublished: 'Zuletzt veröffentlicht',
  titleAToZ: 'Titel, A bis Z',

  theTitleIsMissing: 'Der Titel fehlt.',
  noCover: 'Das Titelbild fehlt: Listen und Linkvorschauen zeigen dann keines.',
  noSummary: 'Die Zusammenfassung fehlt: Suchmaschinen wählen dann selbst einen Satz aus.',
  isCutBySearches: (part, length, most) =>
    `Die ${SEARCHED[part]} hat ${number(length)} Zeichen; Suchmaschinen kürzen sie bei ${number(most)}.`,
  fitsASearch: (part) => `Die ${SEARCHED[part]} passt in ein Suchergebnis`,
  noText: 'Es gibt noch keinen Text.',
  picturesAreDescribed: (count, decorating) => {
    const isDescribed = count > decorating ? ['beschrieben'] : [];
    const isMarked = decorating > 0 ? ['als dekorativ gekennzeichnet'] : [];
    const done = [...isDescribed, ...isMarked].join(' oder ');
    return count === 1 ? `Das Bild ist ${done}` : `Alle ${number(count)} Bilder sind ${done}`;
  },
  picturesAreUndescribed: (missing, count) =>
    `${count === 1 ? 'Das Bild' : `${number(missing)} von ${number(count)} Bildern`} ${missing === 1 ? 'hat keine Bildbeschreibung und ist' : 'haben keine Bildbeschreibung und sind'} nicht als dekorativ gekennzeichnet.`,
  coverIsNarrow: (width, least) =>
    `Das Titelbild ist ${number(width)} Pixel breit; unter ${number(least)} wirkt es unscharf.`,
  picturesNarrow: (counted: string, isOne: boolean, body: number) =>
    `${counted} im Text ${isOne ? 'ist' : 'sind'} schmaler als ${number(body)} Pixel und ${isOne ? 'wirkt' : 'wirken'} unscharf.`,
  headingsOutOfOrder: (level: number, value: number) =>
    `Die Reihenfolge der Überschriften stimmt nicht: Eine der Ebene ${level} steht, wo Ebene ${value} hingehört.`,
  headingsAreInOrder: 'Die Reihenfolge der Überschriften stimmt',
  linksLeadNowhere: (count, first) =>
    count === 1
      ? `Ein Link führt ins Leere: ${first}`
      : `${number(count)} Links führen ins Leere, der erste davon: ${first}`,
  linksLeadTooEarly: (count, first) =>
    count === 1
      ? `Ein Link führt zu einem Artikel, der noch nicht online ist: ${first}`
      : `${number(count)} Links führen zu Artikeln, die noch nicht online sind, der erste davon: ${first}`,

  theCover: 'Das Titelbild',
  whetherSearchesListIt: 'Ob Suchmaschinen ihn aufführen',

  aTitle: 'Ein Titel',
  aSummary: 'Eine Zusammenfassung',
  aText: 'Ein Text',
  anAuthorsName: 'Der Name eines Autors',
  aTitleForSearches: 'Ein Titel für Suchmaschinen',
  aDescriptionForSearches: 'Eine Beschreibung für Suchmaschinen',
  tooManyCharacters: (value: string, most: string, now: string) =>
    `${value} hat höchstens ${most} Zeichen; hier sind es ${now}.`,
  addressNotPossible: (slug: string) =>
    `Ein Artikel kann nicht die Adresse „${slug}“ haben: Die Website braucht sie selbst, oder sie ist zu lang. Wählen Sie eine andere.`,

  // domain/articles/publication-status.ts,
  wordCount: (count) => counted(count, 'Wort', 'Wörter'),
};
