import type * as words from '#languages/en/visitors/lightbox.ts';

export const lightboxWords: typeof words.lightboxWords = {
  name: 'Imagens deste trabalho',
  previous: 'Imagem anterior',
  next: 'Imagem seguinte',
  close: 'Fechar (Esc)',
  zoom: 'Ampliar ou reduzir',
};
