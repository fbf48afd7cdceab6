import type { words as english } from '#languages/en/staff/translations.ts';

export const words: typeof english = {
  list: {
    language: 'In der Sprache',
    any: 'Alle Sprachen',
    also: (language: string) => `Auch auf ${language}`,
    alsoBehind: (language: string) => `${language}: hinterher`,
    behind: (language: string) => `${language}: hinter dem Original`,
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
    original: 'Vorlage',
    details: 'Angaben',
    title: (language: string) => `Vorlage: ${language}`,
    opening: 'Das Original wird geöffnet',
    theOriginal: 'Das Original',
    noOriginalPage: 'Diese Seite hat kein Original: Es gibt sie nur in dieser Sprache.',
    gone: 'Das Original wurde gelöscht. Dieser Artikel bleibt, in seiner eigenen Sprache.',
    open: 'Original öffnen',
    upToDate: 'Die Übersetzung ist auf dem Stand des Originals.',
    behind: 'Das Original wurde seitdem geändert.',
    marked:
      '<ins>Unterstrichenes</ins> ist im Original neu, <del>Durchgestrichenes</del> steht dort nicht mehr. Sobald die Übersetzung dasselbe sagt, drücken Sie die Taste.',
    beforeIsGone:
      'Was vorher dort stand, ist nicht mehr aufbewahrt. Vergleichen Sie die beiden Texte.',
    nothingToTranslate:
      'Geändert wurde nur, was neben dem Text steht: Sehen Sie dort in die Angaben.',
    anotherCover: 'Ein anderes Titelbild.',
    upToDateNow: 'Jetzt auf dem Stand',
    noting: 'Wird vermerkt …',
    changed: 'Im Original geändert',
    picture: 'Bild',
    noTitle: 'Ohne Titel',
  },

  picture: {
    inLanguage: (language: string) => `Auf ${language}`,
    description: 'Bildbeschreibung für alle, die es nicht sehen können',
    descriptionInSentence: 'Bildbeschreibung',
    caption: 'Bildunterschrift',
    captionInSentence: 'Bildunterschrift',
    mainIsShown: 'Solange hier nichts steht, werden die Worte der Hauptsprache gezeigt.',
    fetching: 'Die Worte in anderen Sprachen werden geholt',
    words: 'Die Worte in anderen Sprachen',
    atMost: (limit: number) => `Hier passen höchstens ${limit} Zeichen hinein.`,
  },
};
