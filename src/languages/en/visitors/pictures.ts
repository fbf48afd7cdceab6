export const pictureMessages = { unavailable: 'Image unavailable' };
