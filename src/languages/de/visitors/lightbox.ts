import type * as messages from '#languages/en/visitors/lightbox.ts';

export const lightboxMessages: typeof messages.lightboxMessages = {
  name: 'Bilder dieser Arbeit',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen (Esc)',
  zoom: 'Vergrößern oder verkleinern',
};
