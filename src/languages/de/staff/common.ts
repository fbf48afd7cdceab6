import type { words as english } from '#languages/en/staff/common.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const words: typeof english = {
  checkingWhetherYouAre: 'Es wird geprüft, ob Sie angemeldet sind',
  thisBrowserHasNo:
    'Dieser Browser hat keinen Platz für eine Kopie dessen, was Sie geschrieben haben: Es steht nur auf dieser Seite. Schließen Sie die Seite nicht und laden Sie sie nicht neu; öffnen Sie den Text hier noch einmal.',
  youAreOfflineAnd:
    'Sie sind offline, und diese Ansicht wurde auf diesem Gerät seit der letzten Aktualisierung noch nicht geöffnet. Laden Sie neu, sobald Sie wieder online sind.',
  dashboard: 'Übersicht',
  tryAgain: 'Erneut versuchen',
  this: (what) => `„${what}“`,
  notSavedYet: 'Noch nicht gespeichert',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert',
  aColleagueHasChanged: (what) => `Inzwischen von jemand anderem geändert: ${what}`,
  empty: '(leer)',
  keepBoth: 'Beide behalten',
  takeTheirs: 'Die andere übernehmen',
  saveMineInstead: 'Stattdessen meine speichern',
  yoursIsAboveTheirs: (isKept) =>
    `Ihre Fassung steht oben${isKept ? ' und bleibt auf diesem Gerät erhalten' : ''}. Die andere:`,
  anotherTextOfYours: (what) => `Ein anderer Text von Ihnen ist noch da: ${what}`,
  putItBack: 'Zurückholen',
  deleteIt: 'Löschen',
  thisBrowserHasNoRoom:
    'Dieser Browser hat keinen Platz für eine Kopie: Warten Sie auf „Gespeichert“, bevor Sie ihn schließen.',
  isKept: (what, isSo) =>
    `${what} bleibt ${isSo ? 'erhalten, solange diese Seite offen ist' : 'auf diesem Gerät erhalten'}.`,
  itWasSetAside: 'Zur Seite gelegt <time></time>.',
  notFound: 'Nicht gefunden',
  thereIsNoScreen: 'Unter dieser Adresse gibt es nichts',
  theAddressMayBe:
    'Vielleicht ist die Adresse falsch getippt, oder was dort stand, wurde gelöscht. Es wurde nichts geändert.',
  goToTheDashboard: 'Zur Übersicht',
  seeThePage: 'Seite ansehen',
  backToThePage: 'Zurück zur Seite',
  search: 'Suchen',
  cancel: 'Abbrechen',
  aTitleHasAt: (value) => `Ein Titel hat höchstens ${value} Zeichen.`,
  giveItATitle: 'Geben Sie zuerst einen Titel ein.',
  openingTheStaffArea: 'Die Verwaltung wird geöffnet',
  staffArea: 'Verwaltung',
  thisTakesLongerThan:
    'Das dauert länger als sonst: Die Verbindung ist langsam, oder der Server ist nicht erreichbar.',
  couldNotBe: (what, verb) =>
    verb === 'opened' ? `Nicht geöffnet: ${what}` : `Nicht geladen: ${what}`,
  loading: 'Wird geladen',
  messages: 'Meldungen',
  close: 'Schließen',
  quoted: (name) => `„${name}“`,
  suggestionsFor: (label) => `Vorschläge für ${label}`,
  tooManyFit: (tooMany, limit) => `${tooMany} zu viel; ${limit} passen`,
  left: (left) => `Noch ${left}`,
  capsLockIsOn: 'Die Feststelltaste ist an.',
  hide: 'Verbergen',
  show: 'Zeigen',
  whatITyped: ', was ich getippt habe',
  added: (spelled) => `${spelled} hinzugefügt.`,
  removed: (removed) => `${removed} entfernt.`,
  enterOrAComma: 'Eingabetaste oder Komma fügt hinzu.',
  soFar: (label) => `${label} bisher`,
  aTagHasAt: (characters) => `Ein Schlagwort hat höchstens ${characters} Zeichen.`,
  thereCanBeAt: (tags) => `Höchstens ${tags} Schlagwörter sind möglich.`,
  n1Suggestion: '1 Vorschlag',
  suggestions: (count) => `${number(count)} Vorschläge`,
  inTheBin: (what) => `${what} im Papierkorb`,
  restore: (title) => `Wiederherstellen<heard> „${title}“</heard>`,
  deleteForGood: (title) => `Endgültig löschen …<heard> „${title}“</heard>`,
  thrownAway: ', weggeworfen <time></time>',
  deleteForGood2: (value) => `„${value}“ endgültig löschen?`,
  deleteForGood3: 'Endgültig löschen',
  bin: (counted) => `Papierkorb: ${counted}`,
  search2: (what) => `Suchen: ${what}`,
  show2: (what) => `Anzeigen: ${what}`,
  somebodyElseHasChanged:
    'Jemand anderes hat dies geändert, seit Sie es geöffnet haben. Was Sie geschrieben haben, bleibt erhalten.',
  thisIsNoLonger: 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
  youSignedInToo:
    'Ihre Anmeldung liegt dafür zu lange zurück; das muss erst bestätigt werden. Es wurde nichts geändert.',
  theAddressOfThis: 'Die Mailadresse dieses Kontos ist noch nicht bestätigt.',
  thereIsOneWith:
    'Diesen Namen oder diese Adresse gibt es schon. Was Sie geschrieben haben, bleibt erhalten.',
  thatWasTooMany:
    'Das waren zu viele Versuche in kurzer Zeit, darum wurde dieser nicht angesehen. Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  theLastMailWent:
    'Die letzte Mail ging vor weniger als einer Minute hinaus. Sehen Sie nach, oder warten Sie eine Minute und lassen Sie sie noch einmal schicken.',
  thisIsNotThe:
    'Das ist nicht der Code aus der Mail, oder er ist zu alt. Prüfen Sie ihn, oder lassen Sie sich einen neuen schicken.',
  aColleague: 'Jemand aus dem Team',
  hasBeenUsedAlready: 'wurde schon benutzt oder ist zu alt',
  didNotWork: 'hat nicht funktioniert',
  thisLinkAskFor: (why) => `Dieser Link ${why}. Fordern Sie unten einen neuen an.`,
  atLeastCharactersBecause: (value) =>
    `Mindestens ${value} Zeichen, denn kurze Passwörter werden von Maschinen erraten. Drei Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.`,
  chooseAPasswordOf: (value) => `Wählen Sie ein Passwort mit mindestens ${value} Zeichen.`,
  atLeastCharacters: (value, length) => `Mindestens ${value} Zeichen; dieses hat ${length}.`,
  atMostCharacters: (value) => `Höchstens ${value} Zeichen.`,
  thisIsAmongThe:
    'Dieses Passwort gehört zu denen, die beim Raten zuerst versucht werden. Drei Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.',
  thisIsYourOwn:
    'Das ist Ihr eigener Name oder Ihre Adresse; wer rät, kennt sie. Wählen Sie etwas anderes.',
  awaitingApproval: 'Wartet auf Freigabe',
  editor: 'Redaktion',
  administrator: 'Administration',
  yourSessionHasEnded: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um weiterzumachen.',
  thisBrowserHeldA:
    'Die Sitzung in diesem Browser war nicht vertrauenswürdig und wurde beendet. Melden Sie sich wieder an.',
  min: (rest) => ` ${rest} Min.`,
  justNow: 'gerade eben',
  ago: (counted) => `vor ${counted}`,
  today: (clock) => `heute, ${clock}`,
  tomorrow: (clock) => `morgen, ${clock}`,
  yesterday: (clock) => `gestern, ${clock}`,
  dayAndTime: (day, clock) => `${day}, ${clock}`,
  youAreNoLonger: 'Sie sind auf diesem Gerät nicht mehr angemeldet',
  yourAccessToThe: 'Ihr Zugang zur Website wurde entfernt',
  askAnAdministratorIf:
    'Fragen Sie die Administration, falls das ein Irrtum ist. Was Sie geschrieben haben, bleibt erhalten.',
  thisAccountDoesNot: 'Dieses Konto gibt es nicht mehr',
  yourSessionHasEnded2: 'Ihre Sitzung ist beendet',
  anUnexpectedErrorOccurred: 'Ein unerwarteter Fehler ist aufgetreten',
  welcomeBack: 'Willkommen zurück!',
  youHaveSuccessfullySigned: 'Sie sind angemeldet.',
  accountCreated: 'Konto angelegt!',
  pleaseCheckYourEmail: 'Bitte sehen Sie in Ihre Mails und bestätigen Sie Ihr Konto.',
  signedOut: 'Abgemeldet',
  youHaveBeenSuccessfully: 'Sie sind abgemeldet.',
  profileUpdated: 'Profil gespeichert',
  yourProfileHasBeen: 'Ihr Profil wurde gespeichert.',
  sessionExpired: 'Sitzung abgelaufen',
  youHaveBeenLogged: 'Sie wurden abgemeldet, weil lange nichts geschah.',
  signOutFailed: 'Abmelden nicht gelungen',
  anErrorOccurredWhile: 'Beim Abmelden ist ein Fehler aufgetreten',
  signInFailed: 'Anmelden nicht gelungen',
  signUpFailed: 'Konto nicht angelegt',
  updateFailed: 'Nicht gespeichert',
  wordCount: (count) => counted(count, 'Wort', 'Wörter'),
  minuteCount: (count) => counted(count, 'Minute', 'Minuten'),
  articleCount: (count) => counted(count, 'Artikel', 'Artikel'),
  photographCount: (count) => counted(count, 'Foto', 'Fotos'),
  changeCount: (count) => counted(count, 'Änderung', 'Änderungen'),
  draftCount: (count) => counted(count, 'Entwurf', 'Entwürfe'),
  pageCount: (count) => counted(count, 'Seite', 'Seiten'),
  pictureCount: (count) => counted(count, 'Bild', 'Bilder'),
  enquiryIsCount: (count) => counted(count, 'Anfrage ist', 'Anfragen sind'),
  moreNewEnquiryCount: (count) => counted(count, 'weitere neue Anfrage', 'weitere neue Anfragen'),
  enquiryCount: (count) => counted(count, 'Anfrage', 'Anfragen'),
  olderOneFollowsCount: (count) => counted(count, 'ältere folgt', 'ältere folgen'),
  galleryCount: (count) => counted(count, 'Galerie', 'Galerien'),
  placeCount: (count) => counted(count, 'Stelle', 'Stellen'),
  descriptionCount: (count) => counted(count, 'Bildbeschreibung', 'Bildbeschreibungen'),
  fileCount: (count) => counted(count, 'Datei', 'Dateien'),
  mailCount: (count) => counted(count, 'Mail', 'Mails'),
  resultCount: (count) => counted(count, 'Treffer', 'Treffer'),
  fieldCount: (count) => counted(count, 'Feld', 'Felder'),
  characterCount: (count) => counted(count, 'Zeichen', 'Zeichen'),
  captionCount: (count) => counted(count, 'Bildunterschrift', 'Bildunterschriften'),
  viewBeforeTheWorkCount: (count) => counted(count, 'Vorher-Bild', 'Vorher-Bilder'),
  hourCount: (count) => counted(count, 'Stunde', 'Stunden'),
  dayCount: (count) => counted(count, 'Tag', 'Tage'),
  aColleagueHasChangedThe:
    'Jemand aus dem Team hat denselben Text geändert. Ihrer bleibt erhalten; öffnen Sie ihn hier noch einmal.',
  theServerCantBe:
    'Der Server ist nicht erreichbar. Was Sie geschrieben haben, bleibt erhalten; versuchen Sie es wieder, sobald Sie online sind.',
  yourAccountMayNot:
    'Ihr Konto darf das nicht. Es wurde nichts geändert; die Administration kann es Ihnen erlauben.',
  youAreNoLongerSigned:
    'Sie sind nicht mehr angemeldet. Was Sie geschrieben haben, bleibt erhalten; melden Sie sich wieder an, um weiterzumachen.',
  theServerDidNot:
    'Der Server hat das nicht angenommen. Was Sie geschrieben haben, bleibt erhalten; prüfen Sie es und versuchen Sie es noch einmal.',
  theServerCouldNot:
    'Der Server konnte das gerade nicht tun. Was Sie geschrieben haben, bleibt erhalten; versuchen Sie es gleich noch einmal.',
  youSignedOutIn:
    'Sie haben sich in einem anderen Tab oder Fenster abgemeldet, oder dieser Browser hat gelöscht, was er von dieser Website gespeichert hatte. Melden Sie sich wieder an, um weiterzumachen; was Sie geschrieben haben, bleibt erhalten.',
  theSessionWasEnded:
    'Die Sitzung wurde von anderswo beendet: Sie haben sich auf allen Geräten abgemeldet, das Passwort wurde geändert, oder ein zweiter Schritt wurde eingerichtet oder zurückgesetzt. Melden Sie sich wieder an, um weiterzumachen; was Sie geschrieben haben, bleibt erhalten. Falls Sie das nicht waren, wählen Sie unten ein neues Passwort und sagen Sie der Administration Bescheid.',
  itReachedTheLongest:
    'Sie hat die längste Zeit erreicht, die der Server erlaubt. Melden Sie sich wieder an, um weiterzumachen; was Sie geschrieben haben, bleibt erhalten.',
  somethingWentWrong: 'Etwas ist schiefgegangen',
  anUnexpectedErrorOccurredHere: 'Ein unerwarteter Fehler ist aufgetreten.',
  whatYouTypedAnd:
    'Was Sie geschrieben haben und nicht speichern konnten, bleibt auf diesem Gerät erhalten.',
  reload: 'Neu laden',
};
