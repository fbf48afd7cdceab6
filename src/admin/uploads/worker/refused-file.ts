/** A file that can't be used, with a sentence for the person who chose it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}
