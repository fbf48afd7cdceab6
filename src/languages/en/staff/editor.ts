/** The editor of texts: its bar, dialogs, preview and pasting. */
export const words = {};
