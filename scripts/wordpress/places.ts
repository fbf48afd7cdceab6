/** New places of what an article's text refers to. */
export interface Places {
  /** A picture's id in the media library, by its old address and, where known, WordPress id. */
  picture(url: string, wordPressId: string | null): string | null;
  /** A picture's address by WordPress id, for `[gallery]`. */
  pictureUrl(wordPressId: string): string | null;
  /** An article's new address; null for anything else. */
  article(url: string): string | null;
}
