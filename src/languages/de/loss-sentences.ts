import { type ServerSentences, translated } from '../server-sentences.ts';
import { messages as server } from './staff/frame/server.ts';

/** `2 articles`. */
function counted(text = ''): string {
  const [, count, noun] = /^(\d+) (article|page)s?$/.exec(text) ?? [];
  if (!count) return text;
  return noun === 'article' ? `${count} Artikel` : `${count} ${count === '1' ? 'Seite' : 'Seiten'}`;
}

const PARTS: Readonly<Record<string, string>> = {
  'the title': 'des Titels',
  'the text': 'des Textes',
  'the summary': 'der Zusammenfassung',
  'the author’s name': 'des Namens der Autorin oder des Autors',
  'the title for searches': 'des Titels für Suchmaschinen',
  'the description for searches': 'der Beschreibung für Suchmaschinen',
};

/** A sentence within another one. */
const inner = (sentence = ''): string =>
  translated(sentence, lossSentences) ?? translated(sentence, server.sentences) ?? sentence;

/** What does not come of an export of WordPress, or not as it was. */
export const lossSentences: ServerSentences = {
  'In “%”: %': (name, what) => `In „${name}“: ${inner(what)}`,
  'The PDF %: it is encrypted, and may ask for a password.': (url) =>
    `Das PDF ${url}: Es ist verschlüsselt und fragt vielleicht nach einem Passwort.`,
  'The picture %: %': (url, why) => `Das Bild ${url}: ${inner(why)}`,
  'The PDF %: %': (url, why) => `Das PDF ${url}: ${inner(why)}`,
  'The file %: it is neither a picture nor a PDF.': (url) =>
    `Die Datei ${url}: Sie ist weder ein Bild noch ein PDF.`,

  // The export
  'The export is cut short: its end is missing.% What is whole in it: % and %. Export it again, in parts if need be (by year or kind).':
    (end, articles, pages) =>
      `Der Export ist abgeschnitten: Sein Ende fehlt.${inner(end)} Vollständig darin: ${counted(articles)} und ${counted(pages)}. Exportieren Sie noch einmal, wenn nötig in Teilen (nach Jahr oder Art).`,
  ' It breaks off in an entry.': ' Er bricht in einem Eintrag ab.',
  ' It breaks off in “%”.': (title) => ` Er bricht in „${title}“ ab.`,
  'The export holds an error message of the old site (“%”), so more may be missing. What is whole in it: % and %. Export it again, in parts if need be (by year or kind).':
    (error, articles, pages) =>
      `Im Export steht eine Fehlermeldung der alten Website („${error}“), es kann also mehr fehlen. Vollständig darin: ${counted(articles)} und ${counted(pages)}. Exportieren Sie noch einmal, wenn nötig in Teilen (nach Jahr oder Art).`,
  'An entry of the export could not be read.': 'Ein Eintrag des Exports ließ sich nicht lesen.',
  'An entry of the export “%” could not be read.': (title) =>
    `Der Eintrag „${title}“ des Exports ließ sich nicht lesen.`,
  '“%” could not be read: %': (title, why) => `„${title}“ ließ sich nicht lesen: ${inner(why)}`,
  'The files are of several sites (%), whose texts and pictures may be taken for each other’s. Import each site by itself.':
    (sites) =>
      `Die Dateien sind von mehreren Websites (${sites}), deren Texte und Bilder verwechselt werden können. Holen Sie jede Website für sich.`,
  '“%” has the address and number of “%”: only that came.': (title, other) =>
    `„${title}“ hat Adresse und Nummer von „${other}“: Nur dieser Text kam.`,
  'The menu of the old site (% entries): its pages are drafts. Once they are live, put them into the menu at Pages → Menu.':
    (count) =>
      `Das Menü der alten Website (${count} Einträge): Seine Seiten sind Entwürfe. Sobald sie veröffentlicht sind, nehmen Sie sie bei Seiten → Menü auf.`,
  '% × “%” of WordPress: there is no such thing here.': (count, type) =>
    `${count} × „${type}“ von WordPress: So etwas gibt es hier nicht.`,
  '% and % in another language, % (%): this site has not got it. Add it (npm run language %), then import again.':
    (articles, pages, name, code) =>
      `${counted(articles)} und ${counted(pages)} in einer anderen Sprache, ${name} (${code}): Diese Website hat sie nicht. Wer die Website betreut, fügt sie hinzu (npm run language ${code}); dann noch einmal.`,
  '% from the bin of WordPress.': (what) => `${counted(what)} aus dem Papierkorb von WordPress.`,
  'The old address %: one of this form can’t lead on.': (path) =>
    `Die alte Adresse ${path}: Eine dieser Form kann nicht weiterführen.`,

  // A text
  'it did not come: %': (why) => `Nicht gekommen: ${inner(why)}`,
  'it is nested too deeply.': 'Er ist zu tief verschachtelt.',
  'it is too long.': 'Er ist zu lang.',
  'the end of the text, from “%” on: a page holds no more.': (from) =>
    `das Ende des Textes, ab „${from}“: Eine Seite fasst nicht mehr.`,
  'the end of %, which has more than % characters.': (part = '', limit = '') =>
    `das Ende ${PARTS[part] ?? part}: mehr als ${limit.replace(',', '.')} Zeichen.`,
  'the tags %: an article has at most %, of % characters at most.': (tags, most, characters) =>
    `die Schlagwörter ${tags}: Ein Artikel hat höchstens ${most}, mit je höchstens ${characters} Zeichen.`,
  'it stood above newer ones. Here the newest stands first.':
    'Er stand über neueren. Hier steht der neueste zuerst.',
  'a password was asked for it, so it is a draft here. Published, it is for all.':
    'Es war ein Passwort nötig, darum ist es hier ein Entwurf. Veröffentlicht ist es für alle.',
  'it is a draft for now. %': (why) => `Es ist vorerst ein Entwurf. ${inner(why)}`,
  'another article has the address %, so this one has %.': (taken, other) =>
    `Ein anderer Artikel hat die Adresse ${taken}, darum hat dieser ${other}.`,
  'it was the first page. The first page of this site is its own: change it there.':
    'Es war die Startseite. Diese Website hat ihre eigene: Ändern Sie es dort.',
  'the address /% is taken or belongs to the site itself, so it has /%.': (taken, other) =>
    `Die Adresse /${taken} ist vergeben oder gehört der Website selbst, darum hat sie /${other}.`,
  'it is a legal page, which administrators alone publish.':
    'Es ist eine rechtliche Seite, die nur die Administration veröffentlicht.',
  'it is a legal page, which administrators alone publish. This site has “%” already: publish one of the two.':
    (other) =>
      `Es ist eine rechtliche Seite, die nur die Administration veröffentlicht. Diese Website hat schon „${other}“: Veröffentlichen Sie eine der beiden.`,
  'not everybody could read it. Published, it is for all.':
    'Nicht alle konnten es lesen. Veröffentlicht ist es für alle.',
  'it has no text: only its title came.': 'Ohne Text: Nur der Titel kam.',
  '% is in Pictures: a text of a page shows none. Add a section that shows it.': (name) =>
    `${name} ist bei den Bildern: Ein Text einer Seite zeigt keine. Fügen Sie einen Abschnitt hinzu, der es zeigt.`,
  '% are in Pictures: a text of a page shows none. Add a section that shows them.': (names) =>
    `${names} sind bei den Bildern: Ein Text einer Seite zeigt keine. Fügen Sie einen Abschnitt hinzu, der sie zeigt.`,

  // What stood in it
  'a form.': 'ein Formular.',
  'a formula.': 'eine Formel.',
  'a drawing.': 'eine Zeichnung.',
  'a map of links in a picture.': 'Links auf Teilen eines Bilds.',
  'a window over the page.': 'ein Fenster über der Seite.',
  'a shared block that the export has not.': 'ein gemeinsamer Block, der im Export fehlt.',
  'pictures that the export has not.': 'Bilder, die im Export fehlen.',
  'fields of its own (%).': (names) => `eigene Felder (${names}).`,
  'the picture above it.': 'das Bild darüber.',
  'the link to % in a caption.': (url) => `der Link zu ${url} in einer Bildunterschrift.`,
  'a gallery whose pictures are not named.': 'eine Galerie, deren Bilder nicht genannt sind.',
  'columns, colours and effects of a page builder.':
    'Spalten, Farben und Effekte eines Seitenbaukastens.',
  'what was nested too deeply lost its form, and kept its words.':
    'was zu tief verschachtelt war, hat seine Form verloren und die Wörter behalten.',
  'the block “%” (%).': (name, url) => `der Block „${name}“ (${url}).`,
  'the block “%”.': (name) => `der Block „${name}“.`,
  'the widget [%] of a page builder.': (name) => `das Widget [${name}] eines Seitenbaukastens.`,
  'the shortcode [%].': (name) => `der Shortcode [${name}].`,
  'what was embedded from somewhere.': 'etwas Eingebettetes.',
  'what was embedded from %.': (url) => `was von ${url} eingebettet war.`,
  'what a script showed.': 'was ein Skript zeigte.',
  'what a script of % showed.': (host) => `was ein Skript von ${host} zeigte.`,
  'the picture without an address.': 'ein Bild ohne Adresse.',
  'the picture %.': (url) => `das Bild ${url}.`,
  'the link to % leads to the old site.': (url) => `Der Link zu ${url} führt zur alten Website.`,
};
