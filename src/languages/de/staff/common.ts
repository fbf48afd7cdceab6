import type { words as english } from '#languages/en/staff/common.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const words: typeof english = {
  checkingWhetherYouAre: 'Es wird geprüft, ob Sie angemeldet sind',
  thisBrowserHasNo:
    'Dieser Browser hat keinen Platz für eine Kopie dessen, was Sie geschrieben haben: Es steht nur auf dieser Seite. Schließen Sie die Seite nicht und laden Sie sie nicht neu; öffnen Sie den Text hier noch einmal.',
  openingTheStaffArea: 'Die Verwaltung wird geöffnet',
  staffArea: 'Verwaltung',
  thisTakesLongerThan:
    'Das dauert länger als sonst: Die Verbindung ist langsam, oder der Server ist nicht erreichbar.',
  loading: 'Wird geladen',
  messages: 'Meldungen',
  close: 'Schließen',
  tooManyFit: (tooMany, limit) => `${tooMany} zu viel; ${limit} passen`,
  left: (left) => `Noch ${left}`,
  capsLockIsOn: 'Die Feststelltaste ist an.',
  hide: 'Verbergen',
  show: 'Anzeigen',
  whatITyped: ', was ich getippt habe',
  somebodyElseHasChanged:
    'Jemand anderes hat dies geändert, seit Sie es geöffnet haben. Was Sie geschrieben haben, bleibt erhalten.',
  thisIsNoLonger: 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
  youSignedInToo:
    'Ihre Anmeldung liegt dafür zu lange zurück; das muss erst bestätigt werden. Es wurde nichts geändert.',
  theAddressOfThis: 'Die E-Mail-Adresse dieses Kontos ist noch nicht bestätigt.',
  thereIsOneWith:
    'Diesen Namen oder diese Adresse gibt es schon. Was Sie geschrieben haben, bleibt erhalten.',
  thatWasTooMany:
    'Das waren zu viele Versuche in kurzer Zeit, darum wurde dieser nicht angesehen. Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  theLastMailWent:
    'Die letzte E-Mail ging vor weniger als einer Minute hinaus. Sehen Sie nach, oder warten Sie eine Minute und lassen Sie sie noch einmal schicken.',
  thisIsNotThe:
    'Das ist nicht der Code aus der E-Mail, oder er ist zu alt. Prüfen Sie ihn, oder lassen Sie sich einen neuen schicken.',
  hasBeenUsedAlready: 'wurde schon benutzt oder ist zu alt',
  didNotWork: 'hat nicht funktioniert',
  thisLinkAskFor: (why) => `Dieser Link ${why}. Fordern Sie unten einen neuen an.`,
  yourSessionHasEnded: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um weiterzumachen.',
  thisBrowserHeldA:
    'Die Sitzung in diesem Browser war nicht vertrauenswürdig und wurde beendet. Melden Sie sich wieder an.',
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
  pleaseCheckYourEmail: 'Bitte sehen Sie in Ihre E-Mails und bestätigen Sie Ihr Konto.',
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
  characterCount: (count) => counted(count, 'Zeichen', 'Zeichen'),
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
