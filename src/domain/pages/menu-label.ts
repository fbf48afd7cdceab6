/** As many characters of a label as fit beside the others of the menu at 1,024 pixels. */
export const MENU_LABEL = 14;

/** An entry of the menu is known by where it leads: a page by its key, anything else by its address. */
export const MENU_SHAPE = {
  items: ({ page, href }: { page?: string; href?: string }) => page ?? href ?? '',
};
