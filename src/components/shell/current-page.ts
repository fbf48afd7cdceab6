/**
 * The value of `aria-current` for a link.
 *
 * @param pathname of the page that is built; may end in `.html`.
 */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  const path = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  return path === href ? 'page' : undefined;
}
