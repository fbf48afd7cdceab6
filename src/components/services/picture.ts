/** The page’s picture and its preload must agree. */
export const SERVICE_PICTURE = { sizes: '(min-width: 95rem) 95rem, 94vw', displayWidth: 1520 };
