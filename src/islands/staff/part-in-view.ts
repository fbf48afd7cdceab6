/** The headings and pictures of an article. */
const ARTICLE_PARTS = '.prose > [id], .prose figure';
const GALLERY_PARTS = 'figure[id]';

/**
 * The id of the last heading or photo that begins in the upper half of the window; pictures of an
 * article have no id and are counted. '' above the first.
 *
 * @param editAt where the page is edited.
 */
export function partInView(editAt: string): string {
  const isGallery = editAt.startsWith('/admin/galleries/');
  let pictures = 0;
  let part = '';
  for (const element of document.querySelectorAll(isGallery ? GALLERY_PARTS : ARTICLE_PARTS)) {
    if (element.getBoundingClientRect().top >= innerHeight / 2) continue;
    if (!element.id) pictures += 1;
    part = element.id || `picture-${pictures}`;
  }
  return part;
}
