import type { messages as english } from '#languages/en/staff/wordpress/importing.ts';
import { lossSentences } from '../../loss-sentences.ts';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const files = (count: number) => counted(count, 'Bild oder PDF', 'Bilder und PDFs');
const pages = (count: number) => counted(count, 'Seite', 'Seiten');
const texts = (count: number) => counted(count, 'Text', 'Texte');

/** Umzug von WordPress. */
export const messages: typeof english = {
  movingIn: 'Umzug von WordPress',
  administratorsOnly: 'Nur die Administration holt eine andere Website herüber.',
  explained:
    'Holt Artikel, Seiten, Bilder, PDFs und alte Adressen einer Website von WordPress, WordPress.com oder Squarespace. Was schon hier ist, bleibt, wie es ist, und nichts kommt doppelt, so oft Sie das auch tun.',
  theExport: 'Der Export',
  howToExport:
    'In WordPress: Werkzeuge → Daten exportieren → Alle Inhalte. In Squarespace: Einstellungen → Importieren & Exportieren → Exportieren. Wählen Sie alle Dateien eines Exports zugleich aus.',
  chooseExport: '.xml-Datei auswählen',
  chooseAnother: 'Andere Datei auswählen',
  reading: 'Wird gelesen …',
  stop: 'Anhalten',
  howToCopyPictures:
    'Sie liegen im Ordner wp-content/uploads der alten Website; davon brauchen Sie eine Kopie. Bei WordPress.com: Werkzeuge → Exportieren → Mediathek exportieren, entpackt. Wählen Sie ihn aus, bevor es losgeht: Ein Bild, das später kommt, steht in keinem Text.',
  chooseFolder: 'Ordner auswählen',
  found: (count, all) => `${count} von ${all} Bildern und PDFs sind da.`,
  whatWillCome: 'Was kommen wird',
  bringOver: 'Herüberholen',
  picturesOf: (count, all) => `${count} von ${all} Bildern und PDFs`,
  textsOf: (count, all) => `${count} von ${all} Artikeln und Seiten`,
  bringing: 'Wie viel schon da ist',
  keepOpen:
    'Lassen Sie diese Seite offen. Was immer dazwischenkommt: Noch einmal begonnen, geht es dort weiter, wo es war.',
  whatCame: 'Was gekommen ist',

  articles: (count, drafts) =>
    `${count} Artikel${drafts > 0 ? `, davon ${drafts} als Entwurf` : ''}`,
  pages: (count) => `${pages(count)}${count > 0 ? ', als Entwurf' : ''}`,
  pictures: (count) => counted(count, 'Bild oder PDF', 'Bilder und PDFs'),
  hereAlready: (known, pictures) => `Schon hier: ${texts(known)}, ${files(pictures)}`,
  oldAddresses: (count) => `Alte Adressen, die weiterführen: ${count}`,
  missingPictures: (count) => `Es ${count === 1 ? 'fehlt' : 'fehlen'} ${files(count)}`,
  missingHint:
    'Texte, die jetzt kommen, bleiben ohne sie. Wählen Sie zuerst den Ordner aus, in dem sie sind.',
  namesOfMissing: 'Welche fehlen',
  losses: (count) => `Was nicht kommt, oder nicht so, wie es war: ${count}`,

  cameOver: (articles, count, pictures) =>
    `Gekommen: ${articles} Artikel, ${pages(count)}, ${files(pictures)}.`,
  cameBefore: (known) => `Schon vorher gekommen und unverändert: ${texts(known)}.`,
  leadOn: (count) =>
    count === 1
      ? '1 alte Adresse führt zur neuen weiter.'
      : `${count} alte Adressen führen zu den neuen weiter.`,
  whatNow:
    'Seiten sind Entwürfe: Sehen Sie sich jede bei <pages>Seiten</pages> an. Was in WordPress veröffentlicht war, sehen Besucher nach dem nächsten <publish>Veröffentlichen</publish>.',
  whatDidNot: 'Was nicht kam, oder nicht so, wie es war',
  nothingLost: 'Es fehlt nichts.',
  copyTheList: 'Liste kopieren',
  couldNotCopy: 'Ihr Browser erlaubt es nicht. Markieren und kopieren Sie die Liste selbst.',
  lossSentences,

  isAZip:
    'Das ist ein Zip-Archiv. Entpacken Sie es, und wählen Sie alle .xml-Dateien darin zugleich aus.',
  canNotBeRead: 'Diese Datei lässt sich nicht lesen.',
  isNoExport:
    'Das ist kein Export von WordPress. In WordPress: Werkzeuge → Daten exportieren → Alle Inhalte; wählen Sie dann die .xml-Datei aus, die gespeichert wird.',
  readingStopped: 'Angehalten. Es ist nichts gekommen.',
  stopped: 'Angehalten. Was bis dahin kam, ist hier; für den Rest beginnen Sie noch einmal.',

  notInTheFolder: 'nicht im Ordner.',
};
