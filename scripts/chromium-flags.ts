/** With what a Chromium is started that shall do nothing but what it is told. */
export const CHROMIUM_FLAGS = [
  // Chromium refuses to run as root with its sandbox; what it opens is our own.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
