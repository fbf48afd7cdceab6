import type { messages as english } from '#languages/en/staff/documents.ts';

export const messages: typeof english = {
  aChangeGoesLive: 'Änderung geht online: <time></time>',
  liveForVisitors: 'Online: Besucher sehen es',
  approvedForVisitors: 'Für Besucher freigegeben',
  approvedForRemoval: 'Zum Entfernen freigegeben',
  saveDraft: 'Entwurf speichern',
  sOrCtrlS: '⌘S oder Strg S',
  zOrCtrlZ: '⌘Z oder Strg Z',
  undoNamed: (value) => `Rückgängig: ${value}`,
  details: 'Details',
  preview: 'Vorschau',
  more: 'Mehr',
  publish: 'Veröffentlichen',
  publishing: 'Wird veröffentlicht …',
  nothingWrittenYet: 'Noch nichts geschrieben',
  saved: 'Gespeichert <time></time>',
  saving: 'Wird gespeichert …',
  notSavedYet: 'Noch nicht gespeichert',
  notSavedShort: 'Nicht gespeichert',
  offlineNotSavedYet: 'Offline, noch nicht gespeichert',
  offlineKeptOnThisDevice: 'Offline, auf diesem Gerät gesichert',
  offlineNotSavedShort: 'Offline, nicht gespeichert',
  keptOnDevice: 'Auf diesem Gerät ist alles gesichert.',
  noRoomKeepOpen:
    'In diesem Browser ist kein Platz für eine Kopie: Lassen Sie diese Seite geöffnet.',
  noRoomForCopy: 'In diesem Browser ist kein Platz für eine Kopie.',
  notKeptUntilSaved:
    'Was Sie schreiben, ist auf diesem Gerät nicht gesichert, bis es gespeichert ist.',
  typedIsStillHere: (where) => `Was Sie geschrieben haben, steht noch auf der Seite. ${where}`,
  fix: 'Beheben',
  offlineKept: 'Offline, auf diesem Gerät gesichert.',
  offlineNotSaved: 'Offline, nicht gespeichert.',
  savedWhenServerIsBack: (value) =>
    `${value}Gespeichert wird von selbst, sobald der Server erreichbar ist.`,
  tryNow: 'Jetzt versuchen',
  typedBeforeIsBack: 'Was Sie beim letzten Mal geschrieben haben, ist wieder da.',
  typedHereNeverSaved: 'Geschrieben auf diesem Gerät (<time></time>), aber nie gespeichert.',
  saveIt: 'Speichern',
  discardIt: 'Verwerfen',
  anotherTextOfYours: 'Ein anderer Text von Ihnen',
  hasSavedANewer: (value: string) => `${value} hat eine neuere Fassung gespeichert.`,
  newerIsShown: 'Sie sehen sie schon.',
  asDeviceSawItLast: 'So hat dieses Gerät es zuletzt gesehen.',
  writeOnWhileAway:
    'Schreiben Sie weiter: Ihr Text bleibt hier gesichert und wird von selbst gespeichert, sobald der Server erreichbar ist.',
  isHereToo: (name: string) => `${name} ist auch hier`,
  areHereToo: (names) => `${names.join(' und ')} ${names.length === 1 ? 'ist' : 'sind'} auch hier`,
  schedule: 'Planen',
  scheduling: 'Wird geplant …',
  date: 'Datum',
  time: 'Uhrzeit',
  goesLiveThen: 'Es geht zu diesem Zeitpunkt online, ob jemand hier ist oder nicht.',
  scheduledChangeHint:
    'Besucher sehen weiter, was sie haben. Zu diesem Zeitpunkt tritt an seine Stelle, was jetzt hier steht, ob jemand hier ist oder nicht.',
  laterChangesExcluded: (value: string) => `${value} Was danach geändert wird, gehört nicht dazu.`,
  onBusinessClock: (dateTime: string) => `${dateTime}, nach der Ortszeit des Betriebs.`,
  chooseDayAndTime: 'Wählen Sie einen Tag und eine Uhrzeit.',
  timeHasPassed:
    'Dieser Zeitpunkt ist schon vorbei. Wählen Sie einen späteren, oder veröffentlichen Sie jetzt.',
  notScheduled: 'Nicht geplant',
  writtenAfterScheduling: (dateTime: string) =>
    `Was Sie seither geschrieben haben, geht nicht mit online (${dateTime}).`,
  includeIt: 'Einbeziehen',
  takeOffSite: 'Von der Website nehmen',
  askTakeOffSite: 'Von der Website nehmen?',
  confirmTakeOffSite: 'Von der Website nehmen',
  takeOffSiteHint:
    'Die Website wird ohne diesen Inhalt neu erstellt; bis das fertig ist, sehen Besucher ihn noch. Danach sagt <span></span>, dass es die Seite nicht gibt. Alles bleibt hier als Entwurf und lässt sich jederzeit wieder veröffentlichen.',
  unschedule: 'Planung aufheben',
  askUnschedule: 'Planung aufheben?',
  confirmUnschedule: 'Planung aufheben',
  unscheduleHint:
    'Es geht nicht online. Alles bleibt hier als Entwurf und lässt sich jederzeit veröffentlichen.',
  discardChanges: 'Offene Änderungen verwerfen',
  askDiscard: 'Offene Änderungen verwerfen?',
  discardHint:
    'Der Editor kehrt zu dem zurück, was Besucher sehen. Sie merken nichts davon. Was Sie verwerfen, bleibt unter „Fassungen“, und Sie können es sofort rückgängig machen.',
  discard: 'Verwerfen',
  changesDiscarded: 'Die offenen Änderungen sind verworfen.',
  moveToBin: 'In den Papierkorb legen …',
  askMoveToBin: 'In den Papierkorb legen?',
  binHint: (isPublished) =>
    `Alles lässt sich aus dem Papierkorb wiederherstellen, als Entwurf.${isPublished ? ' Besucher sehen es, bis die Website das nächste Mal veröffentlicht wird.' : ''}`,
  revisions: 'Fassungen',
  theRevisions: 'Die Fassungen',
  revisionsExplained:
    'Holen Sie eine frühere Fassung zurück in den Editor. Besucher merken nichts davon, bis Sie sie veröffentlichen, und was jetzt im Editor steht, wird selbst zu einer Fassung.',
  noEarlierState: 'Es gibt noch keine frühere Fassung.',
  publishedNow: 'Jetzt veröffentlicht',
  wasPublished: 'War veröffentlicht',
  discarded: 'Verworfen',
  replaced: 'Ersetzt',
  previewLink: 'Vorschau-Link …',
  previewLinks: 'Vorschau-Links',
  previewLinksExplained:
    'Wer einen Link hat, sieht dies, wie es dann gespeichert ist, sieben Tage lang und ohne Konto. Ein Link wird hier nur einmal angezeigt.',
  makeLink: 'Link erstellen',
  linkOpened: (end, times) =>
    `Gültig bis ${end}. ${times === 0 ? 'Noch nicht geöffnet.' : `${times === 1 ? 'Einmal' : `${times}-mal`} geöffnet, zuletzt <time></time>.`}`,
  withdrawLink: 'Zurückziehen',
  withdrawLinkMade: (when) => `Link zurückziehen, erstellt ${when}`,

  compare: 'Vergleichen',
  restore: 'Wiederherstellen',
  whatRestoringWouldChange: 'Was das Wiederherstellen ändern würde',
  restoringMarksExplained:
    'Wiederherstellen nimmt <del>Durchgestrichenes</del> heraus und bringt <ins>Unterstrichenes</ins> zurück.',
  isLikeThisNow: 'So ist es jetzt schon.',
  stateRestored: (when) => `Die Fassung (${when}) ist wieder im Editor.`,
  asItWas: 'Alles ist wieder wie zuvor.',
  saveYourChangesFirst: 'Speichern Sie zuerst Ihre Änderungen.',
  colleaguesSeeItOnceSaved: (value: string) =>
    `${value} Andere im Team sehen es erst, wenn es gespeichert ist.`,
  typedIsKept:
    'Was Sie geschrieben haben, wird auf diesem Gerät gesichert und ist wieder da, wenn Sie dies hier noch einmal öffnen.',
  typedIsKeptWhileOpen:
    'In diesem Browser ist kein Platz für eine Kopie: Was Sie geschrieben haben, ist wieder da, wenn Sie dies noch einmal öffnen, solange Sie dieses Fenster nicht schließen oder neu laden.',
  saveAndLeave: 'Speichern und verlassen',

  // admin/documents/ChecksList.tsx
  checkedGood: 'Gut: ',
  checkedToDo: 'Zu tun: ',
  checkedNeeded: 'Nötig vor dem Veröffentlichen: ',
  fixThis: 'Beheben<part></part>',
  openWhatMends: 'Öffnen<part></part>',
};
