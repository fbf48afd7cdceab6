import { folderPages } from '#domain/pages/folder-page.ts';
import { staff } from '#languages/staff.ts';

/** What is not content with a title of its own. */
const NAMED = ['menu', 'gallery', 'testimonial', 'address'];
const ORDER_OF_GALLERIES = 'The order of the galleries';

/**
 * The title of something that changed. The log names a page of the folder by its key, in another language as
 * `pt/home`, a setting by its column, and the menu, old addresses, the order of galleries and testimonials
 * in English.
 */
export function changeTitle(entity: string, title: string): string {
  if (entity === 'page') return titleOfPage(title);
  if (entity === 'settings') {
    const settings: Readonly<Record<string, { label: string }>> = staff.settings.fields;
    return settings[title]?.label ?? title;
  }
  const names: Readonly<Record<string, string>> = staff.releases.namesOfChanges;
  const isNamed = entity !== 'gallery' || title === ORDER_OF_GALLERIES;
  return (NAMED.includes(entity) && isNamed && names[title]) || title;
}

function titleOfPage(title: string): string {
  const [, language = '', key = title] = /^([a-z]{2,3})\/(.+)$/.exec(title) ?? [];
  return folderPages(language).find((page) => page.key === key)?.title ?? title;
}
