/** What a page was made of, and what it needs beside it. */
export interface PageRecord {
  /** Its file in the site, with `/` between folders. */
  file: string;
  /** `pageKey` of what it shows; `null` for a page that says none and is rendered each time. */
  key: string | null;
  /** Its Content-Security-Policy; `null` when it is no page. */
  policy: string | null;
  /** Names of the pictures that were made for it. */
  pictures: string[];
}

/** The pages of a site, by pathname. Lies beside the site, not in it. */
export interface PageRecords {
  pages: Record<string, PageRecord>;
  /** A sentence for each row that broke the rules when the site was made. */
  broken: string[];
  /** Key of what its sitemap says, as far as it is known. */
  sitemap?: string;
}
