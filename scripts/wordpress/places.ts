/** What the text of an article refers to, and where it is now. */
export interface Places {
  /** Id in the media library of a picture, by its address on the old site and, where known, its id there. */
  picture(url: string, wordPressId: string | null): string | null;
  /** Ids of the old site, for `[gallery]`: an address of the picture. */
  pictureUrl(wordPressId: string): string | null;
  /** New address of an article; null for anything else. */
  article(url: string): string | null;
}
