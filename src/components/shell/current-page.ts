/**
 * The value of `aria-current` for a link, on the page at `pathname`.
 *
 * @param pathname of the page that is being built; it may end in `.html`.
 */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  const path = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  return path === href ? 'page' : undefined;
}
