import type { messages as english } from '#languages/en/staff/frame/server.ts';
import { type ServerSentences, translated } from '../../../server-sentences.ts';
import { releaseSentences } from '../../release-sentences.ts';

const NOUNS: Readonly<Record<string, string>> = {
  article: 'Artikel',
  articles: 'Artikeln',
  gallery: 'Galerie',
  galleries: 'Galerien',
  page: 'Seite',
  pages: 'Seiten',
  'the menu': 'im Menü',
  'the settings': 'in den Einstellungen',
};

/** `1 gallery and the menu`, as it stands behind `in use in`. */
function places(text: string): string {
  return text
    .split(' and ')
    .map((place) => {
      const [, count, noun = place] = /^(\d+) (.*)$/.exec(place) ?? [];
      return count ? `in ${count} ${NOUNS[noun] ?? noun}` : (NOUNS[noun] ?? noun);
    })
    .join(' und ');
}

const sentences: ServerSentences = {
  // Roles and accounts
  'This is the last active administrator. Make somebody else an administrator first.':
    'Das ist das letzte aktive Konto der Administration. Geben Sie diese Rolle zuerst jemand anderem.',
  'There is no such account any more.': 'Dieses Konto gibt es nicht mehr.',
  'This second factor has been removed already.': 'Dieser zweite Schritt ist schon entfernt.',

  // Media
  'One of the two is gone, or one is a PDF and the other a picture. Nothing was changed.':
    'Eines von beiden ist weg, oder eines ist ein PDF und das andere ein Bild. Nichts wurde geändert.',
  'The file of this picture has not arrived in storage. Upload it again.':
    'Die Datei dieses Bilds ist nicht angekommen. Laden Sie sie noch einmal hoch.',
  'A PDF is replaced by a PDF, and a picture by a picture. Nothing was changed.':
    'Ein PDF wird durch ein PDF ersetzt und ein Bild durch ein Bild. Es wurde nichts geändert.',
  'A picture has at most 20 tags, each of them at most 40 characters long. Nothing was changed.':
    'Ein Bild hat höchstens 20 Schlagwörter mit je höchstens 40 Zeichen. Es wurde nichts geändert.',
  'This is a PDF. Only a picture can be shown here; a text or a button can lead to the PDF.':
    'Das ist ein PDF. Hier lässt sich nur ein Bild zeigen; ein Text oder eine Schaltfläche kann zum PDF führen.',
  'This file is in use in %. Take it out there first.': (where) =>
    `Diese Datei wird noch verwendet: ${places(where ?? '')}. Nehmen Sie sie dort zuerst heraus.`,
  'One picture has no description for people who can’t see it. Describe it, or mark it as decorative, and publish again.':
    'Ein Bild hat keine Bildbeschreibung. Beschreiben Sie es, oder kennzeichnen Sie es als dekorativ, und veröffentlichen Sie noch einmal.',
  '% pictures have no description for people who can’t see them. Describe them, or mark them as decorative, and publish again.':
    (count) =>
      `${count} Bilder haben keine Bildbeschreibung. Beschreiben Sie sie, oder kennzeichnen Sie sie als dekorativ, und veröffentlichen Sie noch einmal.`,
  'A picture did not come along when the text was pasted. Add it, or remove its place, and publish again.':
    'Ein Bild ist beim Einfügen des Textes nicht mitgekommen. Fügen Sie es hinzu, oder entfernen Sie seinen Platz, und veröffentlichen Sie noch einmal.',
  '% pictures did not come along when the text was pasted. Add them, or remove their places, and publish again.':
    (count) =>
      `${count} Bilder sind beim Einfügen des Textes nicht mitgekommen. Fügen Sie sie hinzu, oder entfernen Sie ihre Plätze, und veröffentlichen Sie noch einmal.`,

  // Articles
  'This % is in the bin or has been deleted.': (noun = '') =>
    `Das ist im Papierkorb oder wurde gelöscht: ${NOUNS[noun] ?? noun}.`,
  'This article is in the bin or has been deleted.':
    'Dieser Artikel ist im Papierkorb oder wurde gelöscht.',
  'This article has been deleted.': 'Dieser Artikel wurde gelöscht.',
  'This revision is not there any more.': 'Diese Fassung gibt es nicht mehr.',
  'Give the article a title and a text before you publish it.':
    'Geben Sie dem Artikel einen Titel und einen Text, bevor Sie ihn veröffentlichen.',
  'This article is not published, so there is no text to go back to.':
    'Dieser Artikel ist nicht veröffentlicht, es gibt also keinen Text, zu dem es zurückgeht.',
  'A translation is in another language than its original, which is in the main one.':
    'Eine Übersetzung ist in einer anderen Sprache als ihr Original, und das ist in der Hauptsprache.',
  'This article is translated into this language already. Look in the bin too.':
    'Dieser Artikel ist schon in diese Sprache übersetzt. Sehen Sie auch im Papierkorb nach.',
  'This is no translation, or its original has no such version.':
    'Das ist keine Übersetzung, oder ihr Original hat diese Fassung nicht.',
  'This page is translated into this language already. Look in the bin too.':
    'Diese Seite ist schon in diese Sprache übersetzt. Sehen Sie auch im Papierkorb nach.',
  'This page is in the bin, has been deleted, or is one of the main language.':
    'Diese Seite ist im Papierkorb, wurde gelöscht oder ist in der Hauptsprache.',

  // Galleries
  'This gallery has no words in this language.': 'Diese Galerie hat in dieser Sprache keine Worte.',
  'This gallery is in the bin or has been deleted.':
    'Diese Galerie ist im Papierkorb oder wurde gelöscht.',
  'This gallery has been deleted.': 'Diese Galerie wurde gelöscht.',
  '% in that gallery already, so nothing was moved.': (what = '') => {
    const [count] = /^\d+/.exec(what) ?? [];
    const which = count ? `${count} dieser Bilder sind` : 'Dieses Bild ist';
    return `${which} schon in jener Galerie, darum wurde nichts verschoben.`;
  },
  'Give the gallery a title and at least one picture before you publish it.':
    'Geben Sie der Galerie einen Titel und mindestens ein Bild, bevor Sie sie veröffentlichen.',
  'This gallery is not published, so there is nothing to go back to.':
    'Diese Galerie ist nicht veröffentlicht, es gibt also nichts, zu dem es zurückgeht.',

  // Pages
  "A page can't have the key “%”: /admin/pages/% is another screen, so nobody could edit the page. Give it another key in src/business; its address may still be /%.":
    (key) =>
      `Eine Seite kann nicht den Schlüssel „${key}“ haben: /admin/pages/${key} ist eine andere Ansicht, niemand könnte die Seite bearbeiten. Geben Sie ihr in src/business einen anderen; ihre Adresse darf trotzdem /${key} sein.`,
  'Give the page a title and at least one section before you publish it.':
    'Geben Sie der Seite einen Titel und mindestens einen Abschnitt, bevor Sie sie veröffentlichen.',
  'This page has been deleted.': 'Diese Seite wurde gelöscht.',
  'This page is not published, so there is nothing to go back to.':
    'Diese Seite ist nicht veröffentlicht, es gibt also nichts, zu dem es zurückgeht.',
  'This page is in the bin, has been deleted, or is one of the site itself.':
    'Diese Seite ist im Papierkorb, wurde gelöscht oder gehört zur Website selbst.',
  'Windows can make no file with the name "%", so nothing can have that address. Choose a different one.':
    (name) =>
      `Windows legt keine Datei mit dem Namen „${name}“ an, deshalb ist diese Adresse nicht möglich. Wählen Sie eine andere.`,
  'Another % has the address "%". Choose a different one.': (noun = '', address) =>
    `Die Adresse „${address}“ ist schon vergeben (${NOUNS[noun] ?? noun}). Wählen Sie eine andere.`,

  // Publishing
  '“%” can’t go back: something else has taken its address since. Nothing was changed.': (title) =>
    `„${title}“ kann nicht zurück: Etwas anderes hat inzwischen diese Adresse. Es wurde nichts geändert.`,
  '“%” can’t go back: the file that it had is not there any more. Nothing was changed.': (title) =>
    `„${title}“ kann nicht zurück: Die Datei von damals gibt es nicht mehr. Nichts wurde geändert.`,
  'Only articles, galleries, pages and pictures go back here.':
    'Hier gehen nur Artikel, Galerien, Seiten und Bilder zurück.',
  'The site can’t go back to this release: it did not go live, or it is too long ago.':
    'Dieser Stand lässt sich nicht wiederherstellen: Er war nie online, oder er liegt zu lange zurück.',
  'Somebody has changed the site since you looked. Look at what goes back once more; nothing was changed.':
    'Jemand hat die Website geändert, seit Sie nachgesehen haben. Sehen Sie noch einmal nach, was zurückgeht; es wurde nichts geändert.',
  '“%”: % Nothing was published.': (title, why = '') =>
    `„${title}“: ${translated(why, sentences) ?? why} Es wurde nichts veröffentlicht.`,
  'somebody has changed it since you looked. Look at it again.':
    'Jemand hat das geändert, seit Sie es angesehen haben. Sehen Sie es sich noch einmal an.',

  // Enquiries and answers
  'Only what has just come is held back.': 'Zurückgehalten wird nur, was gerade gekommen ist.',
  'This account cannot look after enquiries.':
    'Dieses Konto kann nicht für Anfragen zuständig sein.',
  'This enquiry has been deleted.': 'Diese Anfrage wurde gelöscht.',
  'This enquiry is no longer there.': 'Diese Anfrage gibt es nicht mehr.',
  'This enquiry is not there any more.': 'Diese Anfrage gibt es nicht mehr.',
  'This enquiry is among the spam. Open it again before you answer.':
    'Diese Anfrage ist im Spam. Öffnen Sie sie wieder, bevor Sie antworten.',
  'An answer has 1 to 5,000 characters.': 'Eine Antwort hat 1 bis 5.000 Zeichen.',
  'A subject is one line of 1 to 150 characters.':
    'Ein Betreff ist eine Zeile mit 1 bis 150 Zeichen.',
  'This visitor has left no mail address.': 'Zu dieser Anfrage gibt es keine E-Mail-Adresse.',
  'The address for answers must be like name@example.com.':
    'Die Adresse für Antworten muss aussehen wie name@example.com.',
  'Say by what it was answered: mail, phone or whatsapp.':
    'Geben Sie an, wie geantwortet wurde: per E-Mail, Telefon oder WhatsApp.',
  'This answer is not there any more.': 'Diese Antwort gibt es nicht mehr.',
  'It is too late to take this back: it is on its way.':
    'Das lässt sich nicht mehr zurücknehmen: Es ist unterwegs.',

  // Appointments
  'Propose one time or two.': 'Schlagen Sie eine Zeit oder zwei vor.',
  'A visit takes between 15 minutes and 8 hours.':
    'Ein Termin vor Ort dauert zwischen 15 Minuten und 8 Stunden.',
  'Say where the visit is, in one line of 200 characters or fewer.':
    'Geben Sie an, wo der Termin ist, in einer Zeile mit höchstens 200 Zeichen.',
  'The two times are the same.': 'Die beiden Zeiten sind gleich.',
  'This time has passed.': 'Diese Zeit ist vorbei.',
  'This is more than a year away.': 'Das ist in mehr als einem Jahr.',
  'The words for the customer are missing or too long.':
    'Die Texte für den Kunden fehlen oder sind zu lang.',
  'A visit that is agreed has one time.': 'Ein vereinbarter Termin hat eine einzige Zeit.',
  'A visit is proposed already. Move that one.':
    'Ein Termin ist schon vorgeschlagen. Verschieben Sie diesen.',
  'This visit is no longer there.': 'Diesen Termin gibt es nicht mehr.',

  // What customers say
  'Please say who is asked, in 120 characters or fewer.':
    'Geben Sie an, wer gefragt wird, mit höchstens 120 Zeichen.',
  'Please check the mail address: it should look like name@example.com.':
    'Prüfen Sie die E-Mail-Adresse: Sie sollte aussehen wie name@example.com.',
  'A mail needs an address to go to.': 'Eine E-Mail braucht eine Adresse.',
  'A link is good for 1 to 26 weeks.': 'Ein Link gilt 1 bis 26 Wochen.',
  'Please choose the job that it is about.': 'Wählen Sie die Arbeit, um die es geht.',
  'This word is not there any more.': 'Diese Kundenstimme gibt es nicht mehr.',
  'There is no word of this customer to be shown.':
    'Von diesem Kunden gibt es nichts, was sich zeigen lässt.',
  'The customer has taken back their permission.': 'Der Kunde hat seine Erlaubnis zurückgenommen.',
  'Please note how you know that this is a customer, in 500 characters or fewer.':
    'Notieren Sie, woher Sie wissen, dass es ein Kunde ist, mit höchstens 500 Zeichen.',
  'There is nothing of this customer to be taken off.':
    'Von diesem Kunden gibt es nichts, was sich von der Website nehmen lässt.',
  'Thirty customers have been asked within the hour. Please wait a while, or copy the link.':
    'In der letzten Stunde wurden dreißig Kunden gefragt. Warten Sie eine Weile, oder kopieren Sie den Link.',

  // Mails
  '“%” is no mail address: it should look like name@example.com.': (wrong) =>
    `„${wrong}“ ist keine E-Mail-Adresse: Sie sollte aussehen wie name@example.com.`,
  'That were five tests in a few minutes. Wait ten minutes before the next one.':
    'Das waren fünf Tests in wenigen Minuten. Warten Sie zehn Minuten bis zum nächsten.',
};

export const messages: typeof english = { sentences, releases: releaseSentences };
