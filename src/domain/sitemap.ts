export interface SitemapEntry {
  address: string;
  /** When what the page shows last changed: ISO 8601. */
  changed?: string | undefined;
  /** Absolute addresses of the pictures on it, each once. */
  images: readonly string[];
}
