/** Where a picture would be that could not be loaded. */
export const pictureWords = { unavailable: 'Image unavailable' };
