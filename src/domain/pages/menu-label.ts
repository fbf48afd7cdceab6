/** As many characters of a label as fit beside the others of the menu at 1,024 pixels. */
export const MENU_LABEL = 14;
