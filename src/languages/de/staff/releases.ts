import type { messages as english } from '#languages/en/staff/releases.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const messages: typeof english = {
  seeTheWebsite: 'Zur Website',
  whatWaitsToGo: 'Offene Änderungen',
  checkingWhatIsLive: 'Es wird nachgesehen, was online ist',
  nothingHasBeenPublished: 'Noch nichts veröffentlicht',
  visitorsSeeSince: 'Besucher sehen diesen Stand: <time></time><part></part>',
  goesLiveByItself: 'Geht von selbst online',
  scheduledHint:
    'Veröffentlichen zieht das nicht vor, und wenn es so weit ist, muss niemand hier sein.',
  changedSinceScheduled: '. Seitdem wurde etwas geändert: Besucher bekommen den Text von damals.',
  publishingTitle: 'Veröffentlichung läuft',
  underWayHint:
    'Besucher sehen die bisherige Website, bis die neue vollständig ist. Sie können diese Seite verlassen.',

  beforeItGoesLive: 'Bevor es online geht',
  lookingItOver: 'Wird geprüft …',
  allChecksPass: 'Es wurde nichts gefunden, was zu beheben ist',
  mendOrLeaveOut: ' Beheben Sie es, oder lassen Sie es weg.',

  refused: (counted) => `${counted} nicht erlaubt`,
  earlier: 'Früher veröffentlicht',
  theEarlierReleases: 'Die früheren Veröffentlichungen',
  earlierReleases: 'Frühere Veröffentlichungen',
  showOlderOnes: 'Ältere anzeigen',
  somebody: 'Jemand',
  byItself: 'Von selbst',
  liveNow: 'Jetzt online',
  failed: 'Fehlgeschlagen',
  underWay: 'Läuft',
  goBackHere: 'Diesen Stand wiederherstellen',
  goBackHereNamed: (when: string) => `Diesen Stand wiederherstellen, ${when}`,
  notPublishedBecause: (message: string) => `Nicht veröffentlicht: ${message}`,
  firstRelease: 'die erste Veröffentlichung, mit allem bis dahin',
  builtAgain: 'derselbe Inhalt, neu erstellt',
  takenOff: ' (von der Website genommen)',
  namesAndMore: (names: string, more: number) => `${names} und ${number(more)} mehr`,
  backToEarlier: (list: string) => `zurück zu einem früheren Stand: ${list}`,
  comeBackChanged: 'Das sieht wieder aus wie damals:',
  comeBack: 'Das kommt auf die Website zurück:',
  becomeDrafts: 'Das verschwindet von der Website und ist wieder Entwurf:',
  keepTheirFile:
    'Das bleibt, wie es jetzt ist, weil die damalige Datei nicht mehr da ist. Wenn Sie sie noch haben, öffnen Sie das Bild unter „Bilder“ und wählen Sie „Ersetzen“:',
  cantComeBack: 'Das kann nicht zurückkommen, weil es endgültig gelöscht wurde:',
  askGoBack: 'Diesen Stand wiederherstellen?',
  goBackHint: (when: string) =>
    `Artikel, Seiten, Galerien und Bilder werden wieder so, wie Besucher sie zu diesem Zeitpunkt gesehen haben: ${when}. Einstellungen und Menü bleiben: Sie haben eigene frühere Stände.`,
  checkingWhatGoesBack: 'Es wird nachgesehen, was sich dabei ändert',
  changesSinceThen: 'Die Änderungen seitdem',
  nothingToGoBack: 'Besucher sehen schon genau das, es gibt also nichts zurückzunehmen.',
  goBackLosesNothing:
    'Nichts, was Sie oder andere geschrieben haben, geht verloren: Was neuer ist, wartet unter „Veröffentlichen“, bis es jemand haben möchte, und auf demselben Weg kommen Sie zum heutigen Stand zurück.',
  lookAgain: 'Noch einmal nachsehen',
  goingBack: 'Wird wiederhergestellt …',
  goBack: 'Wiederherstellen',

  publishCounted: (counted: string) => `${counted} veröffentlichen`,
  buildTheSiteAgain: 'Website neu erstellen',
  nothingWaitingHint: 'Besucher sehen alles, was für sie freigegeben ist.',
  waitingHint:
    'Besucher sehen davon noch nichts. Lassen Sie weg, was noch nicht fertig ist: Es wartet weiter.',
  waitingTogetherHint: 'Besucher sehen davon noch nichts.',
  notPublished: 'Nicht veröffentlicht',
  mendMarked:
    'Beheben Sie, was mit × markiert ist, oder lassen Sie es weg. Dann veröffentlichen Sie den Rest.',
  visitorsSeeOldMeanwhile: 'Besucher sehen die bisherige Website, bis die neue vollständig ist.',
  nothingWasChanged: 'Es wurde nichts geändert',
  everythingIsLive: 'Alles ist online.',
  waiting: (counted: string, isOne: boolean) => `${counted} ${isOne ? 'wartet' : 'warten'}.`,

  compare: 'Vergleichen',
  changedNamed: (value: string) => `${value}, geändert`,
  goesLiveWhen: '. Geht von selbst online: <time></time>',
  theTwoVersions: 'Die beiden Fassungen',
  noWordsToCompare: 'Es gibt keinen Text zu vergleichen.',
  openNoun: (noun) => `${noun} öffnen`,
  openIt: 'Öffnen',
  administratorPublishes:
    '. Veröffentlicht von der Administration: Diese Seite ist rechtlich bindend',
  showsEarlierVersion: '. Zurückgenommen: Besucher sehen eine frühere Fassung',
  becomesADraftAgain: '. Wird wieder ein Entwurf',
  goesWithAny:
    '. Geht mit der nächsten Veröffentlichung online, auch mit einer, die von selbst beginnt',
  goesOnWaiting: '. Wartet weiter',

  newOnTheSite: 'Neu auf der Website',
  leavesTheSite: 'Verschwindet von der Website',
  more: (more: number) => `${number(more)} weitere`,
  nothingNoticeable: 'Nichts, was Besucher bemerken könnten',

  discardThisChange: 'Diese Änderung verwerfen',
  keepOnSite: 'Auf der Website lassen',
  keepOldOrder: 'Alte Reihenfolge behalten',
  takeItBack: 'Zurücknehmen',
  changeDiscarded: (title: string) => `Die Änderung an „${title}“ ist verworfen.`,
  takenBackNewerWaits: (title: string) =>
    `„${title}“ ist zurückgenommen. Die neuere Fassung wartet, bis Sie sie veröffentlichen.`,
  takenBackToDraft: (title: string) => `„${title}“ ist zurückgenommen und wieder ein Entwurf.`,
  staysAsItIs: (title: string) => `„${title}“ bleibt so, wie Besucher es sehen.`,

  visitorsSeeOldSite: 'Besucher sehen noch die bisherige Website.',
  fix: 'Beheben',
  publishingFailed: 'Das Veröffentlichen braucht einen neuen Versuch.',
  approvedButNotReleased: 'Freigegeben, aber nicht veröffentlicht.',
  publishingTakesLong: 'Das Veröffentlichen dauert länger als sonst.',
  tryAgainLater: (value: string) =>
    `${value} Wenn in 15 Minuten keine Antwort kommt, können Sie es hier noch einmal versuchen.`,
  notTakenOffSite: 'Nicht von der Website genommen',
  approvedButNotBegun: (approved: string) =>
    `${approved}, aber das Veröffentlichen konnte nicht begonnen werden`,

  title: 'Titel',
  summary: 'Zusammenfassung',
  text: 'Text',
  address: 'Adresse',
  author: 'Autor',
  tags: 'Schlagwörter',
  titleForSearches: 'Titel für Suchmaschinen',
  descriptionForSearches: 'Beschreibung für Suchmaschinen',
  description: 'Bildbeschreibung',
  caption: 'Bildunterschrift',
  cover: 'Titelbild',
  searchEngines: 'Suchmaschinen',
  changedTitle: 'Geändert',
  whetherItIsDecorative: 'Ob es dekorativ ist',
  anotherFile: 'Andere Datei',
  textInAnotherOrder: 'Text in anderer Reihenfolge',
  added: (counted: string) => `${counted} hinzugefügt`,
  takenOut: (counted: string) => `${counted} entfernt`,
  countChanged: (counted: string) => `${counted} geändert`,
  leftOutSign: ' … ',

  noPictureYet: 'Es ist noch kein Bild darin.',
  undescribed: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'hat' : 'haben'} keine Bildbeschreibung. Wer nicht sehen kann, erfährt nicht, was ${isOne ? 'es zeigt' : 'sie zeigen'}.`,
  tooNarrow: (counted: string, isOne: boolean, value: number) =>
    `${counted} ${isOne ? 'ist' : 'sind'} schmaler als ${number(value)} Pixel und ${isOne ? 'wird' : 'werden'} unscharf aussehen.`,

  lastAttemptFailed: (isSeenByVisitors: boolean) =>
    `Der letzte Versuch ist fehlgeschlagen${isSeenByVisitors ? '' : '; Besucher sehen noch die bisherige Website'}`,
  captionPart: 'Bildunterschrift',

  namesOfChanges: {
    'The menu': 'Das Menü',
    'The order of the galleries': 'Die Reihenfolge der Galerien',
    'A customer’s word': 'Die Worte eines Kunden',
    'Old addresses': 'Frühere Adressen',
  },
};
