import type * as words from '#languages/en/visitors/lightbox.ts';

export const lightboxWords: typeof words.lightboxWords = {
  name: 'Bilder dieser Arbeit',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen (Esc)',
  zoom: 'Vergrößern oder verkleinern',
};
