/** A file that can't become a picture of the website, with a sentence for whoever chose it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}
