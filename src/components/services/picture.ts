/** For the page’s picture and its preload. */
export const SERVICE_PICTURE = { sizes: '(min-width: 95rem) 95rem, 94vw', displayWidth: 1520 };
