import type { words as english } from '#languages/en/staff/articles.ts';

const number = (value: number) => value.toLocaleString('de-DE');

const SEARCHED = { description: 'Beschreibung', summary: 'Zusammenfassung' };

const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const words: typeof english = {
  // admin/articles/ArticleEditor.tsx
  openingTheArticle: 'Der Artikel wird geöffnet',
  editArticle: 'Artikel bearbeiten',
  newArticle: 'Neuer Artikel',
  aboutThisArticle: 'Über diesen Artikel',

  // admin/articles/ArticleScreen.tsx
  article: 'Artikel',
  theArticle: 'Der Artikel',

  // admin/articles/ArticleSheet.tsx
  title: 'Titel',
  summary: 'Zusammenfassung',
  summaryOneOrTwo:
    'Zusammenfassung: ein oder zwei Sätze für die Liste der Artikel und für Suchmaschinen',
  text: 'Text',
  writeOrTypeTo: 'Schreiben, oder / tippen für Bild, Liste, Tabelle …',

  // admin/articles/bar/ArticleBar.tsx
  whereThisArticleStands: 'Stand dieses Artikels',
  articles: 'Artikel',
  details: 'Details',
  saveDraft: 'Entwurf speichern',
  sOrCtrlS: '⌘S oder Strg S',
  schedule: 'Planen',
  publishing: 'Wird veröffentlicht …',
  publish: 'Veröffentlichen',
  close: 'Schließen',

  // admin/articles/bar/ArticleMenu.tsx
  more: 'Mehr',
  preview: 'Vorschau',
  revisions: 'Fassungen',
  discardTheWaitingChanges: 'Offene Änderungen verwerfen',
  takeOffTheSchedule: 'Planung aufheben',
  takeOffTheSite: 'Von der Website nehmen',

  // admin/articles/bar/ArticleStatusBanner.tsx
  thisBrowserHasNo:
    'In diesem Browser ist kein Platz für eine Kopie: Lassen Sie diese Seite geöffnet.',
  itIsKeptOn: 'Auf diesem Gerät ist alles gesichert.',
  whatYouTypedIs: (where: string) =>
    `Was Sie geschrieben haben, steht noch auf dieser Seite. ${where}`,
  compareAndChoose: 'Vergleichen und auswählen',
  notSaved: 'Nicht gespeichert.',
  fix: 'Beheben',
  offlineKeptOnThis: 'Offline, auf diesem Gerät gesichert.',
  offlineNotSaved: 'Offline, nicht gespeichert.',
  itIsSavedBy: (value: string) =>
    `${value}Gespeichert wird von selbst, sobald der Server erreichbar ist.`,
  tryNow: 'Jetzt versuchen',
  tryAgain: 'Erneut versuchen',
  thisBrowserHasNoRoom: 'In diesem Browser ist kein Platz für eine Kopie.',
  whatYouTypeIs: 'Was Sie schreiben, ist auf diesem Gerät nicht gesichert, bis es gespeichert ist.',
  whatYouWroteSince: (dateTime: string) =>
    `Was Sie seither geschrieben haben, geht nicht mit online (${dateTime}).`,
  includeIt: 'Einbeziehen',
  undo: 'Rückgängig',
  aColleague: 'Jemand aus dem Team',
  hasSavedANewer: (value: string) => `${value} hat eine neuere Fassung gespeichert.`,
  itIsWhatYou: 'Sie sehen sie schon.',
  whatYouTypedLast: 'Was Sie beim letzten Mal geschrieben haben, ist wieder da.',
  itWasTypedOn: 'Geschrieben auf diesem Gerät (<time></time>), aber nie gespeichert.',
  discardIt: 'Verwerfen',
  anotherTextOfYours: 'Ein anderer Text von Ihnen',
  thisIsTheArticle: 'So hat dieses Gerät den Artikel zuletzt gesehen.',
  writeOnItIs:
    'Schreiben Sie weiter: Ihr Text bleibt hier gesichert und wird von selbst gespeichert, sobald der Server erreichbar ist.',

  // admin/articles/bar/LeaveQuestion.tsx
  leaveWithoutSaving: 'Verlassen, ohne zu speichern?',
  stayHere: 'Hier bleiben',
  leave: 'Verlassen',
  saveAndLeave: 'Speichern und verlassen',
  whatYouTypedIsKept: (what) =>
    `Was Sie geschrieben haben, bleibt auf diesem Gerät gesichert und ist wieder da, wenn Sie ${what === 'page' ? 'die Seite' : 'den Artikel'} hier noch einmal öffnen.`,
  thisBrowserHasNoRoomFor: (what) =>
    `In diesem Browser ist kein Platz für eine Kopie: Was Sie geschrieben haben, ist wieder da, wenn Sie ${what === 'page' ? 'die Seite' : 'den Artikel'} noch einmal öffnen, solange Sie dieses Fenster nicht schließen oder neu laden.`,
  colleaguesSeeItOnly: (value: string) =>
    `${value} Andere im Team sehen es erst, wenn es gespeichert ist.`,

  // admin/articles/bar/Presence.tsx
  isHereToo: (name: string) => `${name} ist auch hier`,
  areHereToo: (names) => `${names.join(' und ')} ${names.length === 1 ? 'ist' : 'sind'} auch hier`,

  // admin/articles/bar/PublicationLine.tsx
  aChangeGoesLive: 'Änderung geht online: <time></time>',
  liveVisitorsHaveThis: 'Online: Besucher sehen diesen Artikel',

  // admin/articles/bar/SaveStatusLine.tsx
  saving: 'Wird gespeichert …',
  notSavedYet: 'Noch nicht gespeichert',
  notSavedShort: 'Nicht gespeichert',
  offlineNotSavedYet: 'Offline, noch nicht gespeichert',
  offlineKeptOnThisDevice: 'Offline, auf diesem Gerät gesichert',
  offlineNotSavedShort: 'Offline, nicht gespeichert',
  nothingWrittenYet: 'Noch nichts geschrieben',
  saved: 'Gespeichert <time></time>',
  savedShort: 'Gespeichert',

  // admin/articles/bar/ScheduleDialog.tsx
  chooseADayAnd: 'Wählen Sie einen Tag und eine Uhrzeit.',
  thisTimeHasPassed:
    'Dieser Zeitpunkt ist schon vorbei. Wählen Sie einen späteren, oder veröffentlichen Sie jetzt.',
  visitorsKeepReadingThe:
    'Besucher lesen weiter den jetzigen Text. Zu diesem Zeitpunkt tritt der Text, wie er nun ist, an seine Stelle, ob jemand hier ist oder nicht.',
  theGoesLiveAt: (what) =>
    `${what === 'page' ? 'Die Seite' : 'Der Artikel'} geht zu diesem Zeitpunkt online, ob jemand hier ist oder nicht.`,
  whatIsChangedAfter: (value: string) => `${value} Was danach geändert wird, gehört nicht dazu.`,
  date: 'Datum',
  time: 'Uhrzeit',
  onTheClockOf: (dateTime: string) => `${dateTime}, nach der Ortszeit des Betriebs.`,
  notScheduled: 'Nicht geplant',
  takeItOffThe: 'Planung aufheben',
  cancel: 'Abbrechen',
  scheduling: 'Wird geplant …',

  // admin/articles/bar/article-questions.tsx
  askDiscard: 'Offene Änderungen verwerfen?',
  discard: 'Verwerfen',
  theEditorGoesBack:
    'Der Editor kehrt zum veröffentlichten Text zurück. Besucher merken nichts davon. Was Sie verwerfen, bleibt unter „Fassungen“, und Sie können es sofort rückgängig machen.',
  takeItOffTheSchedule: 'Planung aufheben?',
  takeThisArticleOff: 'Diesen Artikel von der Website nehmen?',
  takeItOffTheSite: 'Von der Website nehmen',
  itDoesNotGo:
    'Er geht nicht online. Der Text bleibt hier als Entwurf, und Sie können ihn jederzeit veröffentlichen.',
  theSiteIsBuilt:
    'Die Website wird ohne ihn neu erstellt; bis das fertig ist, sehen Besucher ihn noch. Danach sagt <span></span>, dass es die Seite nicht gibt. Der Text bleibt hier als Entwurf, und Sie können ihn jederzeit wieder veröffentlichen.',

  // admin/articles/bar/use-publishing.ts
  giveTheArticleA:
    'Geben Sie dem Artikel einen Titel und einen Text, bevor Sie ihn veröffentlichen.',
  approvedForVisitors: 'Für Besucher freigegeben',
  approvedForRemoval: 'Zum Entfernen freigegeben',

  // admin/articles/details/AddressField.tsx
  onceThisIsPublished: (old: string) =>
    `Sobald das veröffentlicht ist, führt /blog/${old} Leser zur neuen Adresse weiter.`,
  address: 'Adresse',
  madeFromTheTitle: 'aus-dem-titel-gebildet',

  // admin/articles/details/ArticleDetails.tsx
  beforeItGoesLive: 'Bevor er online geht',
  howItLooksIn: 'So sieht er in der Suche aus',
  searchesAndSocialCards: 'Suchmaschinen und Linkvorschau',
  whenPublished: 'Sobald veröffentlicht',
  facts: {
    published: 'Veröffentlicht',
    goesLive: 'Geht online',
    changeGoesLive: 'Änderung geht online',
    length: 'Länge',
    readingTime: 'Lesezeit',
  },

  // admin/articles/details/ChecksList.tsx
  good: 'Gut: ',
  toDo: 'Zu tun: ',
  neededBeforeItIs: 'Nötig vor dem Veröffentlichen: ',
  fixPart: {
    title: 'Beheben<heard>: Titel</heard>',
    summary: 'Beheben<heard>: Zusammenfassung</heard>',
    seoDescription: 'Beheben<heard>: Beschreibung</heard>',
    body: 'Beheben<heard>: Text</heard>',
    picture: 'Beheben<heard>: Bild</heard>',
    cover: 'Beheben<heard>: Titelbild</heard>',
  },

  // admin/articles/details/CoverField.tsx
  changeTheCover: 'Titelbild ändern',
  chooseACover: 'Titelbild auswählen',
  removeTheCover: 'Titelbild entfernen',
  markedAsDecorative: 'Als dekorativ gekennzeichnet.',
  descriptionOfTheCover: 'Bildbeschreibung des Titelbilds',
  description: 'Bildbeschreibung',
  forPeopleWhoCant: 'Für Menschen, die es nicht sehen können: Was ist zu sehen?',

  // admin/articles/details/PlainFields.tsx
  tags: 'Schlagwörter',
  author: 'Autor',
  you: 'Sie',

  // admin/articles/details/SearchFields.tsx
  titleForSearches: 'Titel für Suchmaschinen',
  theTitle: 'Der Titel',
  descriptionForSearches: 'Beschreibung für Suchmaschinen',
  theSummary: 'Die Zusammenfassung',
  keepItOutOf: 'Aus Google und anderen Suchmaschinen heraushalten',
  searchesAreAskedNot: 'Suchmaschinen werden gebeten, diesen Artikel nicht aufzuführen.',
  theSummaryStandsHere: 'Hier steht die Zusammenfassung.',

  // admin/articles/list/ActionQuestion.tsx
  askDeleteForGood: (name: string) => `${name} endgültig löschen?`,
  askBin: (name: string) => `${name} in den Papierkorb legen?`,
  askArchive: (name: string) => `${name} archivieren?`,
  theTextAndEvery:
    'Der Text und alle früheren Fassungen sind dann weg. Das lässt sich nicht rückgängig machen.',
  itComesOffThe: 'Er wird von der Website genommen, oder seine Planung wird aufgehoben.',
  ofThemOffThe: (counted: string, isOne: boolean) =>
    `Davon ${isOne ? 'wird' : 'werden'} ${counted} von der Website oder aus der Planung genommen.`,
  theSiteIsBuiltAgain: (what: string, isOne: boolean) =>
    `${what} Die Website wird ohne ${isOne ? 'ihn' : 'sie'} neu erstellt. Der Text bleibt erhalten und lässt sich jederzeit wieder veröffentlichen.`,

  // admin/articles/list/ArticleFilters.tsx
  searchArticles: 'Artikel suchen',
  searchByTitleSummary: 'Nach Titel, Zusammenfassung, Schlagwort oder Autor suchen',
  showArticles: 'Artikel anzeigen',
  withTheTag: 'Mit dem Schlagwort',
  anyTag: 'Schlagwörter',
  byTheAuthor: 'Vom Autor',
  anyAuthor: 'Alle Autoren',
  sortBy: 'Sortieren nach',

  // admin/articles/list/ArticleList.tsx
  fetchingTheArticles: 'Die Artikel werden geladen',
  theArticles: 'Die Artikel',
  shown: (counted: string) => `${counted} angezeigt`,
  fetchingMore: 'Weitere werden geladen …',
  showMore: 'Mehr anzeigen',
  moreArticles: 'Weitere Artikel',
  nothingInTheBin: 'Der Papierkorb ist leer',
  nothingFound: 'Nichts gefunden',
  showAllArticles: 'Alle Artikel anzeigen',
  whatYouDeleteIs: 'Was Sie löschen, bleibt hier, bis Sie es endgültig löschen.',
  noArticleHasAll:
    'Kein Artikel passt zu allem. Versuchen Sie es mit weniger Wörtern, oder sehen Sie alle durch.',
  writeAboutAJob:
    'Schreiben Sie über eine Arbeit, einen Werkstoff oder eine Frage, die Kunden immer wieder stellen. Einen Entwurf sieht nur das Team, bis Sie ihn veröffentlichen.',
  noArticlesYet: 'Noch keine Artikel',
  writeTheFirstArticle: 'Den ersten Artikel schreiben',

  // admin/articles/list/ArticleRow.tsx
  untitled: 'Ohne Titel',
  choose: (title: string) => `${title} auswählen`,
  moreAbout: (title: string) => `Mehr zu ${title}: ⋯`,
  deleted: 'Gelöscht <time></time>',
  by: (by: string) => `, von ${by}`,
  andChangeGoesLive: ' · Änderung geht online: <time></time>',

  // admin/articles/list/ArticleRows.tsx
  duplicate: 'Duplizieren',

  // admin/articles/list/ChosenBar.tsx
  chosen: (length: number) => `${number(length)} ausgewählt`,
  chooseAllThatAre: 'Alle angezeigten auswählen',

  // admin/articles/list/article-actions.ts
  archive: 'Archivieren',
  takeOutOfThe: 'Aus dem Archiv holen',
  moveToTheBin: 'In den Papierkorb legen',
  restore: 'Wiederherstellen',
  deleteForGood: 'Endgültig löschen',
  done: {
    archive: (name) => `${name} archiviert.`,
    unarchive: (name) => `${name} aus dem Archiv geholt.`,
    bin: (name) => `${name} in den Papierkorb gelegt.`,
    restore: (name) => `${name} wiederhergestellt, aber nicht auf der Website.`,
    delete: (name) => `${name} endgültig gelöscht.`,
  },
  undoBringsThoseThat: '„Rückgängig“ bringt die, die online waren, als Entwürfe zurück.',
  itWasLive: 'Der Artikel war online; „Rückgängig“ bringt ihn als Entwurf zurück.',
  itWasScheduled: 'Der Artikel war geplant; „Rückgängig“ bringt ihn als Entwurf zurück.',

  // admin/articles/list/article-query.ts
  allArticles: 'Alle Artikel',
  bin: 'Papierkorb',
  lastChanged: 'Zuletzt geändert',
  lastPublished: 'Zuletzt veröffentlicht',
  titleAToZ: 'Titel, A bis Z',

  // admin/articles/versions/ConflictDialog.tsx
  twoVersionsOfThis: 'Zwei Fassungen dieses Artikels',
  comparingTheVersions: 'Die Fassungen werden verglichen',
  theDifferences: 'Die Unterschiede',
  itWasSavedChanges: (sentence: string) =>
    `${sentence} Gespeichert: <time></time>. Änderungen an verschiedenen Stellen werden zusammengeführt; wo beide dieselben Wörter geändert haben, wählen Sie.`,
  struckOutIsIn:
    '<del>Durchgestrichenes</del> steht nur in der anderen Fassung, <ins>Unterstrichenes</ins> nur in Ihrer.',
  besideTheText: 'Neben dem Text',
  takeTheOtherVersion: 'Andere Fassung nehmen',
  keepMine: 'Meine behalten',
  saveAsChosen: 'Auswahl speichern',
  nothingIsLostThe:
    'Nichts geht verloren: Die andere Fassung bleibt unter „Fassungen“, und Ihr Text bleibt auf diesem Gerät, wenn Sie sich gegen ihn entscheiden.',
  theOtherVersionStays:
    'Die andere Fassung bleibt unter „Fassungen“. Für Ihre ist in diesem Browser kein Platz: Wogegen Sie sich entscheiden, ist weg, sobald Sie diese Seite verlassen.',

  // admin/articles/versions/DifferingPart.tsx
  mine: 'Meine',
  bothTogether: 'Beide zusammen',
  whichWordsStandHere: 'Welche Wörter hier stehen',

  // admin/articles/versions/RevisionsDialog.tsx
  fetchingTheRevisions: 'Die Fassungen werden geladen',
  theRevisions: 'Die Fassungen',
  bringAnEarlierVersion:
    'Holen Sie eine frühere Fassung zurück in den Editor. Besucher merken nichts davon, bis Sie sie veröffentlichen, und was jetzt im Editor steht, wird selbst zu einer Fassung.',
  thereIsNoEarlier: 'Es gibt noch keine frühere Fassung.',
  publishedNow: 'Jetzt veröffentlicht',
  compare: 'Vergleichen',
  wasPublished: 'War veröffentlicht',
  discarded: 'Verworfen',
  fetchingTheRevision: 'Die Fassung wird geladen',
  whatRestoringWouldChange: 'Was das Wiederherstellen ändern würde',
  restoringTakesOutWhat:
    'Wiederherstellen nimmt <del>Durchgestrichenes</del> heraus und bringt <ins>Unterstrichenes</ins> zurück.',
  anotherCover: 'Ein anderes Titelbild.',

  // admin/articles/versions/use-other-author.ts
  youChangedThisArticle:
    'Sie haben diesen Artikel in einem anderen Tab oder auf einem anderen Gerät geändert.',
  somebody: 'Jemand',
  hasChangedThisArticle: (value: string) =>
    `${value} hat diesen Artikel geändert, während Sie daran geschrieben haben.`,
  theOtherVersion: 'Die andere Fassung',
  their: 'jemand anderem',
  sVersion: (value: string) => `Fassung von ${value}`,

  // admin/articles/versions/use-versions.ts
  saveYourChangesFirst: 'Speichern Sie zuerst Ihre Änderungen.',
  theVersionFromIs: (from: string) => `Die frühere Fassung (${from}) steht wieder im Editor.`,
  theWaitingChangesAre: 'Die offenen Änderungen sind verworfen.',

  // domain/articles/article-checks.ts
  theTitleIsMissing: 'Der Titel fehlt.',
  thereIsNoCover: 'Das Titelbild fehlt: Listen und Linkvorschauen zeigen dann keines.',
  thereIsNoSummary: 'Die Zusammenfassung fehlt: Suchmaschinen wählen dann selbst einen Satz aus.',
  isCutBySearches: (part, length, most) =>
    `Die ${SEARCHED[part]} hat ${number(length)} Zeichen; Suchmaschinen kürzen sie bei ${number(most)}.`,
  fitsASearch: (part) => `Die ${SEARCHED[part]} passt in ein Suchergebnis`,
  thereIsNoText: 'Es gibt noch keinen Text.',
  picturesAreDescribed: (count) =>
    count === 1 ? 'Das Bild ist beschrieben' : `Alle ${number(count)} Bilder sind beschrieben`,
  picturesAreUndescribed: (missing, count) =>
    `${count === 1 ? 'Das Bild' : `${number(missing)} von ${number(count)} Bildern`} ${missing === 1 ? 'hat keine Bildbeschreibung und ist' : 'haben keine Bildbeschreibung und sind'} nicht als dekorativ gekennzeichnet.`,
  coverIsNarrow: (width, least) =>
    `Das Titelbild ist ${number(width)} Pixel breit; unter ${number(least)} wirkt es unscharf.`,
  inTheTextNarrower: (counted: string, isOne: boolean, body: number) =>
    `${counted} im Text ${isOne ? 'ist' : 'sind'} schmaler als ${number(body)} Pixel und ${isOne ? 'wirkt' : 'wirken'} unscharf.`,
  headingsAreOutOf: (level: number, value: number) =>
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

  // domain/articles/article-merge-parts.ts
  theAddress: 'Die Adresse',
  theCover: 'Das Titelbild',
  theTags: 'Die Schlagwörter',
  whetherSearchesListIt: 'Ob Suchmaschinen ihn aufführen',
  fromTheOtherVersion: (value: string) => `${value}: aus der anderen Fassung.`,
  yours: (value: string) => `${value}: aus Ihrer Fassung.`,

  // domain/articles/article-text.ts
  aTitle: 'Ein Titel',
  aSummary: 'Eine Zusammenfassung',
  aText: 'Ein Text',
  anAuthorsName: 'Der Name eines Autors',
  aTitleForSearches: 'Ein Titel für Suchmaschinen',
  aDescriptionForSearches: 'Eine Beschreibung für Suchmaschinen',
  hasAtMostCharacters: (value: string, most: string, now: string) =>
    `${value} hat höchstens ${most} Zeichen; hier sind es ${now}.`,
  anArticleCantHave: (slug: string) =>
    `Ein Artikel kann nicht die Adresse „${slug}“ haben: Die Website braucht sie selbst, oder sie ist zu lang. Wählen Sie eine andere.`,

  // domain/articles/publication-status.ts

  // domain/articles/publication.ts,
  wordCount: (count) => counted(count, 'Wort', 'Wörter'),
};
