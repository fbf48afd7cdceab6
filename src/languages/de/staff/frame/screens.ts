import type { messages as english } from '#languages/en/staff/frame/screens.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const messages: typeof english = {
  notKnownWhether: 'Ob das geklappt hat, ist nicht bekannt',
  noAnswerLookAgain:
    'Der Server ist nicht erreichbar. Ob das noch ankam, ist nicht bekannt: Sehen Sie nach, sobald Sie wieder online sind.',
  signedOutNothingChanged:
    'Sie sind nicht mehr angemeldet. Es wurde nichts geändert; melden Sie sich wieder an, um weiterzumachen.',
  serverFailedNothingChanged:
    'Der Server konnte das gerade nicht tun. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.',
  offlineScreenNotHere:
    'Sie sind offline, und diese Ansicht wurde auf diesem Gerät seit der letzten Aktualisierung noch nicht geöffnet. Laden Sie neu, sobald Sie wieder online sind.',
  sameAsOriginal: 'Lautet wie in der Hauptsprache.',
  seeThePage: 'Seite ansehen',
  backToThePage: 'Zurück zur Seite',
  search: 'Suchen',
  save: 'Speichern',
  keepIt: 'Behalten',
  done: 'Fertig',
  aColleague: 'Jemand aus dem Team',
  notSavedYet: 'Noch nicht gespeichert',
  by: (name) => `, von ${name}`,
  undo: 'Rückgängig',
  link: 'Link',
  copyTheLink: 'Link kopieren',
  copied: 'Kopiert.',
  copyLinkYourself:
    'Ihr Browser erlaubt das nicht. Markieren Sie den Link und kopieren Sie ihn selbst.',
  fetching: (what) => `Wird geladen: ${what}`,
  couldNotBeFetched: (what) => `Nicht geladen: ${what}`,
  couldNotBeOpened: (what) => `Nicht geöffnet: ${what}`,
  quoted: (name) => `„${name}“`,
  notSentWithoutCode:
    'Was Dateien sendet, ließ sich nicht holen. Es wurde nichts gesendet; versuchen Sie es noch einmal. Hilft das nicht, laden Sie diese Seite neu und wählen Sie sie wieder aus.',
  notSentServer:
    'Der Server konnte das gerade nicht tun. Es wurde nichts gesendet; versuchen Sie es gleich noch einmal.',
  awaitingApproval: 'Wartet auf Freigabe',
  editor: 'Redaktion',
  administrator: 'Administration',
  min: (rest) => ` ${rest} Min.`,
  justNow: 'gerade eben',
  ago: (counted) => `vor ${counted}`,
  today: (clock) => `heute, ${clock}`,
  tomorrow: (clock) => `morgen, ${clock}`,
  yesterday: (clock) => `gestern, ${clock}`,
  dayAndTime: (day, clock) => `${day}, ${clock}`,
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
  visitCount: (count) => counted(count, 'Besuch', 'Besuche'),
  mailCount: (count) => counted(count, 'E-Mail', 'E-Mails'),
  hourCount: (count) => counted(count, 'Stunde', 'Stunden'),
  dayCount: (count) => counted(count, 'Tag', 'Tage'),
  picturesAreMissing: (count) =>
    count === 1
      ? 'Ein Bild ist beim Einfügen des Textes nicht mitgekommen. Fügen Sie es hinzu, oder entfernen Sie seinen Platz.'
      : `${number(count)} Bilder sind beim Einfügen des Textes nicht mitgekommen. Fügen Sie sie hinzu, oder entfernen Sie ihre Plätze.`,
  wordsForPicture: (words) =>
    `„${words}“ steht, wo ein Bild war: Setzen Sie es ein, oder nehmen Sie die Wörter heraus.`,
  archived: 'Archiviert',
  comingOffSite: 'Wird von der Website genommen …',
  draft: 'Entwurf',
  live: 'Online',
  liveWithChangesWaiting: 'Online, Änderungen offen',
  notOnSiteYet: 'Noch nicht auf der Website',
  publishing: 'Wird veröffentlicht …',
  scheduled: 'Geplant',
  stillOnSite: 'Noch auf der Website',
  deletedService: 'Eine gelöschte Leistung',
  untitled: 'Ohne Titel',
  galleryChangedByOthers:
    'Jemand anderes hat diese Galerie geändert, seit Sie zuletzt hingesehen haben. Jetzt ist sie auf dem neuesten Stand: Sehen Sie sie durch, und versuchen Sie es noch einmal.',
  pictureChangedByOthers:
    'Jemand anderes hat dieses Bild inzwischen geändert. Nichts wurde ersetzt; sehen Sie es sich erst noch einmal an.',
  pictureInLibraryAlready:
    'Genau dieses Bild ist schon unter „Bilder“, als eigenes Bild. Nichts wurde geändert; nehmen Sie stattdessen jenes.',
  pageAddressTaken: 'Eine andere Seite hat diese Adresse schon. Wählen Sie eine andere.',
  pageChangedByOthers:
    'Jemand anderes hat diese Seite geändert, seit Sie sie geöffnet haben. Was Sie geschrieben haben, bleibt erhalten; sehen Sie sich zuerst die andere Änderung an.',
  scheduledFor: (when) => `Geplant für ${when}`,
  notFound: 'Nicht gefunden',
  noScreenHere: 'Unter dieser Adresse gibt es nichts',
  noScreenHint:
    'Vielleicht ist die Adresse falsch getippt, oder was dort stand, wurde gelöscht. Es wurde nichts geändert.',
  answered: 'Beantwortet',
  cameInAFlood: 'kam in einer Spam-Welle',
  filledHiddenField: 'ein Feld, das niemand sieht, war ausgefüllt, wie von Programmen',
  stateQuarantined: 'Zurückgehalten',
  stateNew: 'Neu',
  severalFromSender: 'eine von mehreren dieses Absenders',
  othersSentTheSame: 'andere haben denselben Text gesendet',
  read: 'Gelesen',
  noScriptsLikeOthers: 'ohne JavaScript gesendet, wie viele andere',
  noScriptsWithLink: 'ohne JavaScript gesendet, mit einem Link',
  spam: 'Spam',
  fileCount: (count) => counted(count, 'Datei', 'Dateien'),
};
