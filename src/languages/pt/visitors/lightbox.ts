import type * as messages from '#languages/en/visitors/lightbox.ts';

export const lightboxMessages: typeof messages.lightboxMessages = {
  name: 'Imagens deste trabalho',
  previous: 'Imagem anterior',
  next: 'Imagem seguinte',
  close: 'Fechar (Esc)',
  zoom: 'Ampliar ou reduzir',
};
