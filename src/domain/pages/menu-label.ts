/** As many characters of a label as fit beside the others of the menu at 1,024 pixels, and as the database takes. */
export const MENU_LABEL = 14;
export const FOOT_LABEL = 40;

/** An entry of the menu is known by where it leads: a page by its key, anything else by its address. */
const leadsTo = ({ page, href }: { page?: string; href?: string }) => page ?? href ?? '';
export const MENU_SHAPE = { items: leadsTo, foot: leadsTo };
