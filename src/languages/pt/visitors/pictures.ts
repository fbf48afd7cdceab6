import type * as messages from '#languages/en/visitors/pictures.ts';

export const pictureMessages: typeof messages.pictureMessages = {
  unavailable: 'Imagem indisponível',
};
