/** How the cover of an article is shown; the page's `<head>` preloads it with the same sizes. */
export const COVER = {
  sizes: '(max-width: 1680px) calc(100vw - 2.5rem), 1520px',
  displayWidth: 1280,
} as const;
