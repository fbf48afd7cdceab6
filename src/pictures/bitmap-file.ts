import type { DecodedPixels } from './messages.ts';

/** Of version 5, the one that may have a profile. */
const HEADER = 124;
const PIXELS_AT = 14 + HEADER;

/** Pixels and their profile as a file (BMP) that decoders of browsers read: pixels alone have no profile. */
export function bitmapFile({ width, height, data, profile }: Required<DecodedPixels>): Blob {
  const header = new DataView(new ArrayBuffer(PIXELS_AT));
  const put = (at: number, value: number) => header.setUint32(at, value, true);
  header.setUint16(0, 0x424d); // 'BM'
  put(2, PIXELS_AT + data.length + profile.length);
  put(10, PIXELS_AT);
  put(14, HEADER);
  put(18, width);
  put(22, -height); // From the top.
  put(26, 1 | (32 << 16)); // One plane of 32 bits a pixel.
  put(30, 3); // In the order of these masks: red, green, blue, alpha.
  put(34, data.length);
  put(54, 0x000000ff);
  put(58, 0x0000ff00);
  put(62, 0x00ff0000);
  put(66, 0xff000000);
  put(70, 0x4d424544); // 'MBED': the profile is in this file.
  put(122, 4); // For photographs.
  put(126, HEADER + data.length);
  put(130, profile.length);
  return new Blob([header, data, profile], { type: 'image/bmp' });
}
