/** The media library and a picture’s own screen. */
export const words = {};
