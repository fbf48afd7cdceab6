/** The part of subset-font that we use; it comes without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** The characters to keep. */
    text: string | undefined,
    options: {
      targetFormat: 'truetype' | 'woff2';
      /** Keep all characters; `text` is then undefined. */
      keepAllGlyphs?: boolean;
      /** A number pins the axis; a range narrows it. */
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
      /** OpenType features to keep; without them all. */
      keepFeatures?: readonly string[];
      /** Entries of the `name` table to keep beside 0 to 6. */
      preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}
