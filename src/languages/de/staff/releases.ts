import type { words as english } from '#languages/en/staff/releases.ts';

const number = (value: number) => value.toLocaleString('de-DE');

export const words: typeof english = {
  // admin/releases/GoLive.tsx
  thisTakesLongerThan:
    'Das dauert länger als sonst. Wenn in 15 Minuten keine Antwort kommt, können Sie es hier noch einmal versuchen.',

  // admin/releases/PublishScreen.tsx
  publish: 'Veröffentlichen',
  seeTheWebsite: 'Zur Website',
  whatWaitsToGo: 'Offene Änderungen',
  lookingAtWhatIs: 'Es wird nachgesehen, was online ist',
  nothingHasBeenPublished: 'Noch nichts veröffentlicht',
  by: (firstName: string) => `, von ${firstName}`,
  whatVisitorsSeeIs: 'Besucher sehen diesen Stand: <time></time><part></part>',
  goesLiveByItself: 'Geht von selbst online',
  publishingDoesNotBring:
    'Veröffentlichen zieht das nicht vor, und wenn es so weit ist, muss niemand hier sein.',
  untitled: 'Ohne Titel',
  itWasChangedSince: '. Seitdem wurde etwas geändert: Besucher bekommen den Text von damals.',
  publishing: 'Veröffentlichung läuft',
  publishing2: 'Wird veröffentlicht …',
  visitorsSeeTheSite:
    'Besucher sehen die bisherige Website, bis die neue vollständig ist. Sie können diese Seite verlassen.',

  // admin/releases/ReleaseChecks.tsx
  beforeItGoesLive: 'Bevor es online geht',
  lookingItOver: 'Wird geprüft …',
  everyPictureIsDescribed: 'Jedes Bild ist beschrieben, und jeder Link führt zu einem Ziel',
  mendItOrLeave: ' Beheben Sie es, oder lassen Sie es weg.',

  // admin/releases/ReleaseHistory.tsx
  earlier: 'Früher veröffentlicht',
  fetchingTheEarlierReleases: 'Die früheren Veröffentlichungen werden geladen',
  theEarlierReleases: 'Die früheren Veröffentlichungen',
  thereHasBeenNo:
    'Es wurde noch nichts veröffentlicht: Die Website ist so, wie sie zuerst erstellt wurde.',
  earlierReleases: 'Frühere Veröffentlichungen',
  showOlderOnes: 'Ältere anzeigen',
  somebody: 'Jemand',
  byItself: 'Von selbst',
  liveNow: 'Jetzt online',
  failed: 'Fehlgeschlagen',
  underWay: 'Läuft',
  goBackToThis: 'Diesen Stand wiederherstellen',
  goBackToThis2: (when: string) => `Diesen Stand wiederherstellen, ${when}`,
  notPublishedTheWebsite: (message: string) =>
    `Nicht veröffentlicht: ${message} Die Website blieb, wie sie war.`,
  theFirstReleaseWith: 'die erste Veröffentlichung, mit allem bis dahin',
  theSameContentBuilt: 'derselbe Inhalt, neu erstellt',
  takenOff: ' (von der Website genommen)',
  andMore: (names: string, more: number) => `${names} und ${number(more)} mehr`,
  backToAnEarlier: (list: string) => `zurück zu einem früheren Stand: ${list}`,
  tookS: (value: number) => `, Dauer: ${number(value)} Sek.`,
  tookMin: (value: number) => `, Dauer: ${number(value)} Min.`,

  // admin/releases/ReleaseSelection.tsx
  publish2: (counted: string) => `${counted} veröffentlichen`,
  buildTheSiteAgain: 'Website neu erstellen',
  visitorsSeeEverythingThat: 'Besucher sehen alles, was für sie freigegeben ist.',
  visitorsSeeNoneOf:
    'Besucher sehen davon noch nichts. Lassen Sie weg, was noch nicht fertig ist: Es wartet weiter.',
  notPublished: 'Nicht veröffentlicht',
  mendWhatIsMarked:
    'Beheben Sie, was mit × markiert ist, oder lassen Sie es weg. Dann veröffentlichen Sie den Rest.',
  visitorsSeeTheSiteAs: 'Besucher sehen die bisherige Website, bis die neue vollständig ist.',
  nothingWasChanged: 'Es wurde nichts geändert',
  undo: 'Rückgängig',
  everythingIsLive: 'Alles ist online.',
  waiting: (counted: string, isOne: boolean) => `${counted} ${isOne ? 'wartet' : 'warten'}.`,

  // admin/releases/ReturnDialog.tsx
  theseLookAsThey: 'Das sieht wieder aus wie damals:',
  theseComeBackTo: 'Das kommt auf die Website zurück:',
  theseLeaveTheSite: 'Das verschwindet von der Website und ist wieder Entwurf:',
  theseCantComeBack: 'Das kann nicht zurückkommen, weil es endgültig gelöscht wurde:',
  goBackToThisRelease: 'Diesen Stand wiederherstellen?',
  theWebsiteGoesBack: (when: string) =>
    `Die Website wird wieder so, wie Besucher sie zu diesem Zeitpunkt gesehen haben: ${when}.`,
  lookingAtWhatGoes: 'Es wird nachgesehen, was sich dabei ändert',
  theChangesSinceThen: 'Die Änderungen seitdem',
  visitorsSeeExactlyThat: 'Besucher sehen schon genau das, es gibt also nichts zurückzunehmen.',
  nothingThatYouOr:
    'Nichts, was Sie oder andere geschrieben haben, geht verloren: Was neuer ist, wartet unter „Veröffentlichen“, bis es jemand haben möchte, und auf demselben Weg kommen Sie zum heutigen Stand zurück. Ein Bild, dessen Datei ausgetauscht wurde, behält die neue.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  lookAgain: 'Noch einmal nachsehen',
  goingBack: 'Wird wiederhergestellt …',
  goBack: 'Wiederherstellen',

  // admin/releases/WaitingBox.tsx

  // admin/releases/WaitingRow.tsx
  hide: 'Verbergen',
  compare: 'Vergleichen',
  content: 'Inhalt',
  changed: (value: string) => `${value}, geändert`,
  by2: (name: string) => `, von ${name}`,
  goesLiveByItself2: '. Geht von selbst online: <time></time>',
  comparingWithWhatVisitors: 'Wird mit dem verglichen, was Besucher sehen',
  theTwoVersions: 'Die beiden Fassungen',
  thereAreNoWords: 'Es gibt keinen Text zu vergleichen.',
  open: (noun) => `${noun} öffnen`,
  openIt: 'Öffnen',
  anAdministratorPublishesIt:
    '. Veröffentlicht von der Administration: Diese Seite ist rechtlich bindend',
  wasTakenBack: '. Zurückgenommen: Besucher sehen eine frühere Fassung',
  becomesADraftAgain: '. Wird wieder ein Entwurf',
  goesOnWaiting: '. Wartet weiter',

  // admin/releases/page-contents.ts
  newOnTheSite: 'Neu auf der Website',
  leavesTheSite: 'Verschwindet von der Website',
  more: (more: number) => `${number(more)} weitere`,
  nothingThatVisitorsCould: 'Nichts, was Besucher bemerken könnten',

  // admin/releases/use-discard.ts
  discardThisChange: 'Diese Änderung verwerfen',
  keepItOnThe: 'Auf der Website lassen',
  keepTheOldOrder: 'Alte Reihenfolge behalten',
  takeItBack: 'Zurücknehmen',
  theChangeToIs: (title: string) => `Die Änderung an „${title}“ ist verworfen.`,
  isTakenBackIts: (title: string) =>
    `„${title}“ ist zurückgenommen. Die neuere Fassung wartet, bis Sie sie veröffentlichen.`,
  isTakenBackIt: (title: string) => `„${title}“ ist zurückgenommen und wieder ein Entwurf.`,
  staysAsVisitorsSee: (title: string) => `„${title}“ bleibt so, wie Besucher es sehen.`,

  // admin/releases/use-going-live-message.tsx
  visitorsStillSeeThe: 'Besucher sehen noch die bisherige Website.',
  fix: 'Beheben',
  tryAgain: 'Erneut versuchen',
  theSiteCouldNot: 'Die Website konnte nicht erstellt werden.',
  approvedButNotReleased: 'Freigegeben, aber nicht veröffentlicht.',
  publishingTakesLongerThan: 'Das Veröffentlichen dauert länger als sonst.',
  ifNothingComesBack: (value: string) =>
    `${value} Wenn in 15 Minuten keine Antwort kommt, können Sie es hier noch einmal versuchen.`,

  // admin/releases/use-going-live.ts
  notTakenOffThe: 'Nicht von der Website genommen',
  butTheSiteCould: (approved: string) =>
    `${approved}, aber die Website konnte nicht erstellt werden`,

  // domain/releases/content-comparison.ts
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
  changed2: 'Geändert',
  whetherItIsDecorative: 'Ob es dekorativ ist',
  focalPoint: 'Fokuspunkt',
  anotherFile: 'Andere Datei',
  textInAnotherOrder: 'Text in anderer Reihenfolge',
  added: (counted: string) => `${counted} hinzugefügt`,
  takenOut: (counted: string) => `${counted} entfernt`,
  changed3: (counted: string) => `${counted} geändert`,
  text2: ' … ',

  // domain/releases/release-checks.ts
  thereIsNoPicture: 'Es ist noch kein Bild darin.',
  noDescriptionPeopleWho: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'hat' : 'haben'} keine Bildbeschreibung. Wer nicht sehen kann, erfährt nicht, was ${isOne ? 'es zeigt' : 'sie zeigen'}.`,
  narrowerThanPixelsAnd: (counted: string, isOne: boolean, value: number) =>
    `${counted} ${isOne ? 'ist' : 'sind'} schmaler als ${number(value)} Pixel und ${isOne ? 'wird' : 'werden'} unscharf aussehen.`,

  // domain/releases/release-progress.ts

  // domain/releases/waiting-changes.ts
  theLastAttemptFailed:
    'Der letzte Versuch ist fehlgeschlagen; Besucher sehen noch die bisherige Website',
  caption2: 'Bildunterschrift',
};
