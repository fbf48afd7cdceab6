/** libheif for browsers that can’t decode HEIC; cached for good by its version. */
export const HEIC_DECODER_FOLDER = '/decoders/libheif-js-1.23.2';
