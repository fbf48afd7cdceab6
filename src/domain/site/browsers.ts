/**
 * The oldest browsers that the site is built for. Older ones still show visitors words and pictures; the
 * staff area tells them apart by what came with these versions (src/admin/start/check-browser.js).
 */
export const BROWSERS = { Safari: '17.4', Chrome: '120', Firefox: '128' } as const;

const { Safari, Chrome, Firefox } = BROWSERS;

/** As the bundler and the minifier of styles name them. */
export const BUILD_TARGET = [
  ...[`chrome${Chrome}`, `edge${Chrome}`, `firefox${Firefox}`],
  ...[`safari${Safari}`, `ios${Safari}`],
];
