import type { messages as english } from '#languages/en/staff/common.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const messages: typeof english = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  saving: 'Wird gespeichert …',
  tryAgain: 'Erneut versuchen',

  checkingSession: 'Es wird geprüft, ob Sie angemeldet sind',
  noRoomTextInPageOnly:
    'Dieser Browser hat keinen Platz für eine Kopie dessen, was Sie geschrieben haben: Es steht nur auf dieser Seite. Schließen Sie die Seite nicht und laden Sie sie nicht neu; öffnen Sie den Text hier noch einmal.',
  openingTheStaffArea: 'Die Verwaltung wird geöffnet',
  staffArea: 'Verwaltung',
  takesLong:
    'Das dauert länger als sonst: Die Verbindung ist langsam, oder der Server ist nicht erreichbar.',
  loading: 'Wird geladen',
  messages: 'Meldungen',
  tooManyFit: (tooMany, limit) => `${tooMany} zu viel; ${limit} passen`,
  left: (left) => `Noch ${left}`,
  capsLockIsOn: 'Die Feststelltaste ist an.',
  hide: 'Verbergen',
  show: 'Anzeigen',
  whatITyped: ', was ich getippt habe',
  changedByOthersKept:
    'Jemand anderes hat dies geändert, seit Sie es geöffnet haben. Was Sie geschrieben haben, bleibt erhalten.',
  goneMaybeDeleted: 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
  signInTooOld:
    'Ihre Anmeldung liegt dafür zu lange zurück; das muss erst bestätigt werden. Es wurde nichts geändert.',
  mailNotConfirmed: 'Die E-Mail-Adresse dieses Kontos ist noch nicht bestätigt.',
  nameOrAddressTaken:
    'Diesen Namen oder diese Adresse gibt es schon. Was Sie geschrieben haben, bleibt erhalten.',
  tooManyAttempts:
    'Das waren zu viele Versuche in kurzer Zeit, darum wurde dieser nicht angesehen. Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  mailJustSent:
    'Die letzte E-Mail ging vor weniger als einer Minute hinaus. Sehen Sie nach, oder warten Sie eine Minute und lassen Sie sie noch einmal schicken.',
  wrongMailCode:
    'Das ist nicht der Code aus der E-Mail, oder er ist zu alt. Prüfen Sie ihn, oder lassen Sie sich einen neuen schicken.',
  linkUsedOrOld: 'wurde schon benutzt oder ist zu alt',
  linkDidNotWork: 'hat nicht funktioniert',
  linkProblem: (why) => `Dieser Link ${why}. Fordern Sie unten einen neuen an.`,
  sessionEndedSignIn: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um weiterzumachen.',
  sessionNotTrusted:
    'Die Sitzung in diesem Browser war nicht vertrauenswürdig und wurde beendet. Melden Sie sich wieder an.',
  nothingKept: 'Dieser Browser speichert nichts von dieser Website, also bleibt niemand angemeldet',
  nothingKeptHint:
    'Erlauben Sie Websitedaten (Cookies) für diese Website in den Einstellungen des Browsers und laden Sie die Seite dann neu.',
  serverNotTold:
    'Der Server konnte nicht benachrichtigt werden und führt diese Sitzung vielleicht noch. Um sie dort zu beenden, melden Sie sich später an und wählen Sie „Überall abmelden“.',
  signedOutHere: 'Sie sind auf diesem Gerät nicht mehr angemeldet',
  accessRemoved: 'Ihr Zugang zur Website wurde entfernt',
  accessRemovedHint:
    'Fragen Sie die Administration, falls das ein Irrtum ist. Was Sie geschrieben haben, bleibt erhalten.',
  accountGone: 'Dieses Konto gibt es nicht mehr',
  sessionEnded: 'Ihre Sitzung ist beendet',
  anUnexpectedErrorOccurred: 'Ein unerwarteter Fehler ist aufgetreten',
  welcomeBack: 'Willkommen zurück!',
  signedInNote: 'Sie sind angemeldet.',
  accountCreated: 'Konto angelegt!',
  verifyByMail: 'Bitte sehen Sie in Ihre E-Mails und bestätigen Sie Ihr Konto.',
  signedOut: 'Abgemeldet',
  signedOutNote: 'Sie sind abgemeldet.',
  profileUpdated: 'Profil gespeichert',
  profileUpdatedNote: 'Ihr Profil wurde gespeichert.',
  sessionExpired: 'Sitzung abgelaufen',
  sessionExpiredNote: 'Sie wurden abgemeldet, weil lange nichts geschah.',
  signOutFailed: 'Abmelden nicht gelungen',
  signOutFailedNote: 'Beim Abmelden ist ein Fehler aufgetreten',
  signInFailed: 'Anmelden nicht gelungen',
  signUpFailed: 'Konto nicht angelegt',
  updateFailed: 'Nicht gespeichert',
  characterCount: (count) => counted(count, 'Zeichen', 'Zeichen'),
  serverAwayTypedKept:
    'Der Server ist nicht erreichbar. Was Sie geschrieben haben, bleibt erhalten; versuchen Sie es wieder, sobald Sie online sind.',
  notAllowed:
    'Ihr Konto darf das nicht. Es wurde nichts geändert; die Administration kann es Ihnen erlauben.',
  signedOutTypedKept:
    'Sie sind nicht mehr angemeldet. Was Sie geschrieben haben, bleibt erhalten; melden Sie sich wieder an, um weiterzumachen.',
  serverRefused:
    'Der Server hat das nicht angenommen. Was Sie geschrieben haben, bleibt erhalten; prüfen Sie es und versuchen Sie es noch einmal.',
  serverFailed:
    'Der Server konnte das gerade nicht tun. Was Sie geschrieben haben, bleibt erhalten; versuchen Sie es gleich noch einmal.',
  endedInAnotherTab:
    'Sie haben sich in einem anderen Tab oder Fenster abgemeldet, die Sitzung ist dort zu Ende gegangen, oder dieser Browser hat gelöscht, was er von dieser Website gespeichert hatte. Melden Sie sich wieder an, um weiterzumachen; was Sie geschrieben haben, bleibt erhalten.',
  endedElsewhere:
    'Die Sitzung wurde von anderswo beendet: Sie haben sich auf allen Geräten abgemeldet, das Passwort wurde geändert, oder ein zweiter Schritt wurde eingerichtet oder zurückgesetzt. Melden Sie sich wieder an, um weiterzumachen; was Sie geschrieben haben, bleibt erhalten. Falls Sie das nicht waren, wählen Sie unten ein neues Passwort und sagen Sie der Administration Bescheid.',
  endedByServerLimit:
    'Sie hat die längste Zeit erreicht, die der Server erlaubt. Melden Sie sich wieder an, um weiterzumachen; was Sie geschrieben haben, bleibt erhalten.',
  somethingWentWrong: 'Etwas ist schiefgegangen',
  unexpectedErrorSentence: 'Ein unerwarteter Fehler ist aufgetreten.',
  unsavedKeptOnDevice:
    'Auf diesem Gerät ist etwas aufbewahrt, das Sie geschrieben haben und das nicht gespeichert wurde.',
  reload: 'Neu laden',

  yesInSentence: 'ja',
  noInSentence: 'nein',
};
