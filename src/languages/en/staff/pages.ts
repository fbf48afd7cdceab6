/** The list, menu and editor of pages. */
export const words = {};
