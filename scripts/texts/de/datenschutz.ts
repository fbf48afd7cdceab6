import type { ImprintTexts, PrivacyTexts } from '../texts.ts';

/** What the website itself keeps. What a business keeps besides, it adds. */
export const privacy: PrivacyTexts = {
  description: (name) =>
    `Was ${name} aufbewahrt, wenn Sie uns über diese Website schreiben, wie lange, und was Sie von uns verlangen können.`,
  keywords: ['Datenschutz'],
  title: 'Was wir aufbewahren und wie lange.',
  lead: 'So wenig, wie es braucht, um Ihnen zu antworten. Keine Cookies, keine Profile, niemand, der Ihnen über die Schulter sieht.',
  reading: {
    label: 'Wenn Sie sich umsehen',
    text: '{counting} Schriften, Bilder und Skripte kommen alle von dieser Website: Kein anderes Unternehmen erfährt, dass Sie hier waren.\n\nIhr Browser merkt sich, bis Sie den Tab schließen, ob wir unsere Bilder in einem kleineren Format senden können. Der Vermerk ist ein Wort und sagt nichts über Sie. Die Suche in den Beiträgen läuft in Ihrem Browser; was Sie suchen, wird an niemanden gesendet.',
  },
  writing: {
    label: 'Wenn Sie uns schreiben',
    text: 'Das Formular auf der Startseite sendet uns Folgendes, und wir verwenden es, um Ihnen zu antworten:',
    items: {
      'Was Sie geschrieben haben': 'Name, E-Mail-Adresse oder Telefonnummer, Leistung, Nachricht.',
      'Ihre Fotos':
        'Wenn Sie welche beilegen. Ihr Gerät verkleinert sie und nimmt heraus, wo und womit sie aufgenommen wurden; ein PDF kommt, wie es ist. Sie gehen auf den Weg, während Sie schreiben, und warten auf Ihre Nachricht. Nur wer sie beantwortet, sieht sie; anderen zeigen wir eines nur, wenn Sie es erlauben.',
      'Ihre Einwilligung': 'Wann Sie das Feld unter der Nachricht angekreuzt haben.',
      'Die Seite, von der Sie kamen':
        'Welche Seite dieser Website Sie vor dem Formular gelesen haben, und die Wörter der Anzeige oder des Newsletters, deren Link Sie gefolgt sind, wenn seine Adresse welche enthält.',
      'Ein Fingerabdruck Ihrer Verbindung':
        'Ihre Netzwerkadresse, so mit einer geheimen Zahl vermischt, dass sie sich nicht zurücklesen lässt. Damit halten wir eine Maschine auf, die Hunderte Nachrichten sendet.',
      'Eine kleine Rechenaufgabe':
        'Während Sie schreiben, löst Ihr Gerät eine, damit keine Maschine Tausende Nachrichten senden kann. Sie sagt nichts über Sie; wir behalten nur, dass sie gelöst wurde.',
      'Ein Termin':
        'Wenn wir einen vereinbaren: wann, wo und wie lange. Wer den Link in unserer E-Mail hat, kann für Sie antworten.',
      'Ihr Wort nach einem Auftrag':
        'Wenn Sie uns eines geben: Ihre Sätze, den Namen, den Sie gewählt haben, welche Fotos Sie erlauben und was Ihnen dabei gesagt wurde. Derselbe Link nimmt es zurück.',
      'Unsere Notizen':
        'Was wir Ihnen geschrieben und vereinbart haben, wann und wie Sie zuerst eine Antwort bekamen und wer sich darum kümmert.',
    },
  },
  why: {
    label: 'Warum wir das dürfen',
    text: 'Für alles, was wir aufbewahren, verlangt die Datenschutz-Grundverordnung (DSGVO) einen Grund. Das sind unsere:',
    items: {
      'Um Ihnen zu antworten':
        'Ihre Anfrage und was wir dazu schreiben und vereinbaren führen zu einem Vertrag oder gehören zu einem (Artikel 6 Absatz 1 Buchstabe b DSGVO). Dass wir Ihre Nachricht aufbewahren, haben Sie darunter erlaubt (Buchstabe a).',
      'Um Ihre Fotos oder Worte zu zeigen':
        'Nur mit Ihrer Einwilligung (Buchstabe a). Ohne sie bleiben sie bei uns.',
      'Damit die Website sicher läuft':
        'Der Fingerabdruck Ihrer Verbindung, das Protokoll des Webhosters und das, wer hier was geändert hat: Wir haben ein berechtigtes Interesse daran, Angriffe und Fehler zu erkennen (Buchstabe f).',
      'Um zu wissen, was sich lohnt':
        'Die Seite, von der Sie kamen, und die Wörter der Anzeige: Wir haben ein berechtigtes Interesse daran, zu wissen, wodurch Anfragen kommen (Buchstabe f).',
      'Weil das Gesetz es verlangt':
        'Verträge und Rechnungen, so lange sie aufzubewahren sind (Buchstabe c).',
      'Was Sie angeben müssen':
        'Nichts. Ohne eine E-Mail-Adresse oder Telefonnummer können wir Ihnen nur nicht antworten.',
    },
  },
  howLong: {
    label: 'Wie lange wir es aufbewahren',
    items: {
      'Den Fingerabdruck': 'Einen Tag. Danach wird er bei der nächsten Nachricht geleert.',
      'Ihre Nachricht und unsere Notizen':
        'Ein Jahr ab dem Tag, an dem Sie geschrieben haben. Ist sie beantwortet oder abgelegt, wird sie dann von selbst gelöscht; eine, auf die wir noch eine Antwort schulden, bleibt, bis Sie sie haben.',
      'Ihre Fotos':
        'So lange wie die Nachricht, mit der sie kamen. Was Sie wieder weggenommen haben oder wozu nie eine Nachricht kam, wird innerhalb eines Tages gelöscht.',
      'E-Mails an Sie':
        'Was diese Website Ihnen gesendet hat: 90 Tage, und nicht länger als die Nachricht, auf die es antwortet.',
      'Ihr Wort nach einem Auftrag': 'Bis Sie es zurücknehmen oder uns bitten, es zu löschen.',
      'Unterlagen eines Auftrags':
        'Wenn wir für Sie arbeiten, bewahren wir Vertrag und Rechnungen so lange auf, wie das Gesetz es verlangt, und nicht auf dieser Website.',
    },
  },
  who: {
    label: 'Wer es lesen kann',
    text: 'Die Menschen hier, die Anfragen beantworten, jeder mit einem eigenen Zugang. Wir verkaufen nichts und geben nichts weiter. Diese Unternehmen arbeiten für uns und sehen nur, was ihre Arbeit braucht:',
    items: {
      'Unser Webhoster':
        'Liefert diese Seiten aus. Wie jeder Webserver sieht er die Netzwerkadresse von allen, die eine Seite aufrufen, und behält sie kurze Zeit in seinem eigenen Protokoll.',
      Supabase:
        'Betreibt die Datenbank mit Anfragen, Beiträgen und Bildern, in der Region, die wir dafür gewählt haben.',
      'Unser Mailanbieter':
        'Bringt uns die Nachricht, dass jemand geschrieben hat. Wenn wir per E-Mail bestätigen, dass Ihre Nachricht angekommen ist, bringt er auch das und erfährt dafür Ihre Adresse.',
    },
  },
  where: {
    label: 'Wo es liegt',
    text: 'Diese Seiten laden nichts von anderen Websites.',
    toWrite:
      'Hier ergänzen: in welchem Land unser Webhoster, die Datenbank und unser Mailanbieter die Daten aufbewahren; für jedes Land außerhalb der Europäischen Union auch, was sie dort schützt (Angemessenheitsbeschluss oder Standardvertragsklauseln) und wo man das nachlesen kann.',
  },
  staff: {
    label: 'Wenn Sie hier arbeiten',
    text: 'Der Browser, mit dem Sie sich anmelden, behält Ihre Sitzung und die noch nicht gespeicherten Wörter eines Beitrags, damit ein geschlossener Tab nichts kostet. Nach acht stillen Stunden endet die Sitzung. Ihr Name steht neben dem, was Sie geändert haben; das Protokoll, wer was getan hat, wird nach einem Jahr gelöscht.',
  },
  rights: {
    label: 'Was Sie von uns verlangen können',
    text: [
      'Zu sehen, was wir über Sie haben, es berichtigen oder vor der Zeit löschen zu lassen. Dass wir es nur noch aufbewahren und sonst nicht verwenden, solange etwas strittig ist. Dass wir Ihnen, was Sie uns gegeben haben, als Datei geben oder einem anderen Betrieb senden.',
      'Was wir aus berechtigtem Interesse tun, dem können Sie widersprechen. Ihre Einwilligung können Sie jederzeit zurücknehmen; was bis dahin geschah, bleibt erlaubt.',
      'Eine Zeile per E-Mail oder ein Anruf genügt und kostet nichts. Wir antworten innerhalb eines Monats.',
    ].join('\n\n'),
    authority: (link) =>
      `Wenn Sie meinen, dass wir unser Wort nicht gehalten haben, nimmt auch die zuständige Behörde Beschwerden über uns entgegen: ${link}.`,
  },
  us: { label: 'Wer verantwortlich ist', note: '' },
};

/** What the business has to add is named: nobody else can know it. */
export const imprint: ImprintTexts = {
  title: 'Impressum',
  slug: 'impressum',
  label: 'IMPRESSUM',
  description: (name) =>
    `Wer hinter dieser Website steht: ${name}, mit Anschrift, Telefon und E-Mail.`,
  who: 'Wer wir sind',
  more: {
    label: 'Weitere Angaben',
    text: 'Hier ergänzen, was für den Betrieb gilt: Inhaber oder Geschäftsführung, Register und Nummer, Umsatzsteuer-Identifikationsnummer, Kammer, Berufsbezeichnung und das Land, in dem sie verliehen wurde, zuständige Aufsichtsbehörde.',
  },
};
