/**
 * Where the decoder for HEIC lies, for browsers without one: libheif, as its authors built it, with its
 * licence. The version is in the address, so a browser keeps it for good.
 */
export const HEIC_DECODER_FOLDER = '/decoders/libheif-js-1.23.2';
