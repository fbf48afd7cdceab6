import type { messages as english } from '#languages/en/staff/translations.ts';

export const messages: typeof english = {
  list: {
    language: 'In der Sprache',
    any: 'Alle Sprachen',
    also: (language: string) => `Auch auf ${language}`,
    alsoBehind: (language: string) => `${language}: nicht aktuell`,
    missing: (language: string) => `Nicht auf ${language}`,
    behind: (language: string) => `${language}: nicht aktuell`,
  },

  unfinished: {
    title: (language: string) => `Noch gibt es die Website für Besucher nicht auf ${language}.`,
    text: 'Wer die Website betreut, muss sie zuerst fertigstellen. Von Ihnen ist nichts verloren: Was Sie darin veröffentlichen, geht dann online.',
  },

  menu: {
    translate: (language: string) => `Auf ${language} übersetzen`,
    open: (language: string) => `Übersetzung öffnen: ${language}`,
    openOriginal: 'Original öffnen',
    thereAlready:
      'Dieser Artikel ist schon in diese Sprache übersetzt. Sehen Sie auch im Papierkorb nach.',
    pageThereAlready:
      'Diese Seite ist schon in diese Sprache übersetzt. Sehen Sie auch im Papierkorb nach.',
    saveFirst: 'Speichern Sie zuerst Ihre Änderungen.',
  },

  beside: {
    shown: 'Was zu sehen ist',
    translation: 'Übersetzung',
    original: 'Original',
    details: 'Details',
    title: (language: string) => `Original auf ${language}`,
    theOriginal: 'Das Original',
    noOriginalPage: 'Diese Seite hat kein Original: Es gibt sie nur in dieser Sprache.',
    gone: 'Das Original wurde gelöscht. Dieser Artikel bleibt, in seiner eigenen Sprache.',
    open: 'Original öffnen',
    upToDate: 'Die Übersetzung ist aktuell.',
    stillTheSame: (same: number, of: number, language: string) =>
      `${same} von ${of === 1 ? '1 Text' : `${of} Texten`} ${same === 1 ? 'lautet' : 'lauten'} noch wie auf ${language}.`,
    notTranslated: 'Noch nicht übersetzt',
    publishAnyway: 'Trotzdem veröffentlichen',
    publishAsItIs: 'So veröffentlichen?',
    behind: 'Das Original wurde seitdem geändert.',
    marked:
      '<ins>Unterstrichenes</ins> ist im Original neu, <del>Durchgestrichenes</del> steht dort nicht mehr. Sobald die Übersetzung dasselbe sagt, klicken Sie auf „Ist jetzt aktuell“.',
    beforeIsGone:
      'Was vorher dort stand, ist nicht mehr aufbewahrt. Vergleichen Sie die beiden Texte.',
    nothingToTranslate: 'Geändert wurde nur, was neben dem Text steht: Sehen Sie in die Details.',
    anotherCover: 'Ein anderes Titelbild.',
    upToDateNow: 'Ist jetzt aktuell',
    noting: 'Wird vermerkt …',
    changed: 'Im Original geändert',
  },

  picture: {
    inLanguage: (language: string) => `Auf ${language}`,
    description: 'Bildbeschreibung für alle, die es nicht sehen können',
    descriptionInSentence: 'Bildbeschreibung',
    caption: 'Bildunterschrift',
    captionInSentence: 'Bildunterschrift',
    mainIsShown: 'Solange hier nichts steht, wird der Text der Hauptsprache gezeigt.',
    words: 'Die Texte in anderen Sprachen',
    atMost: (limit: number) => `Hier passen höchstens ${limit} Zeichen hinein.`,
  },

  gallery: {
    notShown: (language: string) => `Noch nicht auf ${language} auf der Website.`,
    onceItHasATitle:
      'Sobald sie in dieser Sprache einen Titel hat, bringt „Veröffentlichen“ sie mit allen anderen Sprachen auf die Website. Bilder, ihre Reihenfolge und Daten sind in allen gleich.',
  },
};
