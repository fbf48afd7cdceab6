export const pictureWords = { unavailable: 'Image unavailable' };
