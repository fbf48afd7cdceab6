/** Flags for a Chromium that does nothing of its own accord. */
export const CHROMIUM_FLAGS = [
  // As root Chromium needs this; it opens our own pages only.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
