/**
 * The file of a path, as with Astro’s `build.format: 'file'`.
 *
 * @param type of the route: `page` or `endpoint`.
 */
export function outputFile(pathname: string, type: string): string {
  const path = decodeURI(pathname).replace(/^\/|\/$/g, '');
  if (type === 'endpoint') return path;
  return path === '' ? 'index.html' : `${path}.html`;
}
