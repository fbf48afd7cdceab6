/** libheif as its authors built it, for browsers that cannot decode HEIC. Cached for good, by its version. */
export const HEIC_DECODER_FOLDER = '/decoders/libheif-js-1.23.2';
