import type { ServerSentences } from '../server-sentences.ts';

/** Why all pages were made and not the changed ones alone, or a section is not shown. */
export const REASONS: Readonly<Record<string, string>> = {
  'there was no whole site from which pages could be taken over':
    'es gab keine vollständige Website, aus der sich Seiten übernehmen ließen',
  "the website's own code has changed": 'der Code der Website hat sich geändert',
  'nothing is known about the pages that are live':
    'über die Seiten, die jetzt zu sehen sind, ist nichts bekannt',
  'rendering single pages failed': 'das Erzeugen einzelner Seiten ist fehlgeschlagen',
  'the process that renders single pages did not start':
    'der Prozess, der einzelne Seiten erzeugt, ist nicht gestartet',
  'something in it does not fit. Open the page: it says what.':
    'Etwas darin passt nicht. Öffnen Sie die Seite: Dort steht, was.',
};

/** What a release says of itself. What a program says, in a `%`, stays as it comes. */
export const releaseSentences: ServerSentences = {
  'All pages were made anew: %.': (reason = '') =>
    `Alle Seiten wurden neu erzeugt: ${REASONS[reason] ?? reason}.`,
  'The disk is nearly full: % MB are free, and a release needs % MB. Nothing was removed.': (
    free,
    needed,
  ) =>
    `Der Speicherplatz ist fast voll: ${free} MB sind frei, und eine Veröffentlichung braucht ${needed} MB. Es wurde nichts gelöscht.`,
  'The disk became full. Nothing was removed.':
    'Der Speicherplatz ist voll. Es wurde nichts gelöscht.',
  'There is a mistake in the files of the website itself. Whoever looks after the website has to mend it; nothing of yours is lost.':
    'In den Dateien der Website selbst steckt ein Fehler. Wer die Website betreut, muss ihn beheben; von Ihnen ist nichts verloren.',
  'The pages could not be made. The log of the server has the reason; nothing of yours is lost.':
    'Die Seiten ließen sich nicht erzeugen. Das Protokoll des Servers nennt den Grund; von Ihnen ist nichts verloren.',
  'The page % could not be made. The log of the server has the reason; nothing of yours is lost.': (
    page,
  ) =>
    `Die Seite ${page} ließ sich nicht erzeugen. Das Protokoll des Servers nennt den Grund; von Ihnen ist nichts verloren.`,
  'The site was sent. Whether visitors see it already, nobody looks here.':
    'Die Website wurde gesendet. Ob Besucher sie schon sehen, prüft hier niemand.',
  'The build was stopped.': 'Das Erzeugen der Seiten wurde abgebrochen.',
  'The build failed without saying why.':
    'Das Erzeugen der Seiten ist fehlgeschlagen, ohne einen Grund zu nennen.',
  'The build did not report back within 15 minutes.':
    'Das Erzeugen der Seiten hat sich nach 15 Minuten nicht gemeldet.',
  'Nothing has begun to build this yet. On a hosted project: is the deploy hook set up, and is pg_net on?':
    'Noch hat nichts damit begonnen. Bei einem gehosteten Projekt: Ist der Deploy-Hook eingerichtet und pg_net eingeschaltet?',
  'Replaced by a later release.': 'Durch eine spätere Veröffentlichung ersetzt.',
  'The server was stopped while it was building; a later release took its place.':
    'Der Server wurde währenddessen angehalten; eine spätere Veröffentlichung trat an die Stelle.',
  'The deploy hook did not answer within 30 seconds.':
    'Der Deploy-Hook hat innerhalb von 30 Sekunden nicht geantwortet.',
  'The host refused the deploy hook (HTTP %). Is the key in its headers still valid?': (status) =>
    `Der Hoster hat den Deploy-Hook abgelehnt (HTTP ${status}). Gilt der Schlüssel in seinen Kopfzeilen noch?`,
  'The host refused the deploy hook (HTTP %). Is its address still right?': (status) =>
    `Der Hoster hat den Deploy-Hook abgelehnt (HTTP ${status}). Stimmt seine Adresse noch?`,
  'The deploy hook could not be reached: %': (reason) =>
    `Der Deploy-Hook war nicht erreichbar: ${reason}`,
  'The picture "%" is not shown: its file could not be read.': (title) =>
    `Das Bild „${title}“ wird nicht gezeigt: Seine Datei ließ sich nicht lesen.`,
  'The PDF "%" is left out: its file is not there.': (title) =>
    `Das PDF „${title}“ fehlt auf der Website: Seine Datei ist nicht da.`,
  'Page "%" is left out: another page has the address %.': (title, address) =>
    `Die Seite „${title}“ fehlt auf der Website: Eine andere hat die Adresse ${address}.`,
  'The section "%" of the page "%" is left out: the site knows no sections of the kind %.': (
    section,
    page,
    kind,
  ) =>
    `Der Abschnitt „${section}“ der Seite „${page}“ fehlt auf der Website: Sie kennt keine Abschnitte der Art ${kind}.`,
  'The section "%" of the page "%" is left out: %': (section, page, reason) =>
    `Der Abschnitt „${section}“ der Seite „${page}“ fehlt auf der Website: ${REASONS[reason ?? ''] ?? reason}`,
  'The section "%" of the page "%" stays as the site came: %': (section, page, reason) =>
    `Der Abschnitt „${section}“ der Seite „${page}“ bleibt, wie die Website ihn mitbrachte: ${REASONS[reason ?? ''] ?? reason}`,
  'Article "%" (%) stays as it was: %': (title, _id, reason) =>
    `Der Artikel „${title}“ bleibt, wie er war: ${reason}`,
  'Article "%" (%) is left out: %': (title, _id, reason) =>
    `Der Artikel „${title}“ fehlt auf der Website: ${reason}`,
  'The site could not be sent to %: %': (place, reason) =>
    `Die Website konnte nicht an ${place} gesendet werden: ${reason}`,
};
