/** Addresses of your own pages of `src/pages`, in the main language: `/machines`. The sitemap has them, and tests open each. */
export const OWN_PAGES: readonly string[] = [];
