/**
 * The value of `aria-current` for a link.
 *
 * @param pathname of the page that is built; may end in `.html`.
 */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  return pathFrom(pathname) === href ? 'page' : undefined;
}

/** The address of a page. @param pathname of the page that is built; may end in `.html`. */
export function pathFrom(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}
