import type * as words from '#languages/en/visitors/pictures.ts';

export const pictureWords: typeof words.pictureWords = { unavailable: 'Bild nicht verfügbar' };
