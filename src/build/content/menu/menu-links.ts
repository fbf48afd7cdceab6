import { type Elsewhere, elsewhere, within } from '#build/language.ts';
import { currentLanguage, pathHere } from '#business/language.ts';
import { mediaId } from '#domain/markdown/addresses.ts';
import { MENU_LABEL } from '#domain/pages/menu-label.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathOf, pathOfPage } from '#domain/pages/page-path.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { site } from '#site';
import { listFiles } from '../files.ts';
import { listPages } from '../pages.ts';
import type { MenuEntry } from '../schemas.ts';
import { listArticles, listGalleries } from '../site-content.ts';

/** An entry of the menu, as a page shows it. */
export interface MenuLink {
  label: string;
  href: string;
  /** Of one that leads to the main language from another. */
  elsewhere?: Elsewhere;
}

type Item = NonNullable<MenuEntry['items']>[number];

/**
 * The menu that staff arranged, in the language of the page: its order is one for all languages. An entry that is not
 * there in a language, or has no label in it, is not shown in it, or as the owner wants it.
 *
 * @param nameOf what a page without a label is called; '' where that is too long.
 */
export async function menuOf(
  items: readonly Item[],
  { untranslated }: Pick<BusinessSettings, 'untranslated'>,
  nameOf = shortName,
): Promise<MenuLink[]> {
  const main = await within('', () => Promise.all(items.map(linkOf)));
  if (currentLanguage() === '') return main.flatMap((link) => link ?? []);
  const links = items.map(async (item, nth): Promise<MenuLink[]> => {
    const own = await translatedLink(item, nameOf);
    if (own) return [own];
    // A page that is translated is never offered in the main language, even without a label.
    const isHere = 'page' in item && (await pageOf(item.page)) !== undefined;
    const link = untranslated && !isHere ? main[nth] : null;
    return link ? [{ ...link, elsewhere: elsewhere() }] : [];
  });
  return (await Promise.all(links)).flat();
}

/** In the main language. Null for what is not on the site. */
async function linkOf(item: Item): Promise<MenuLink | null> {
  const { label } = item;
  if ('page' in item) {
    const page = await pageOf(item.page);
    return page ? { label, href: pathOf(page) } : null;
  }
  const id = mediaId(item.href);
  if (id === null) return { label, href: item.href };
  const file = (await listFiles()).get(id);
  return file ? { label: `${label} ${file.note}`, href: file.path } : null;
}

/** In the language of the page. */
async function translatedLink(item: Item, nameOf = shortName): Promise<MenuLink | null> {
  const label = item.labels?.[currentLanguage()] ?? '';
  if ('page' in item) {
    const page = await pageOf(item.page);
    if (!page) return null;
    const href = pathOf(page);
    const said = label || ofFolder(href) || nameOf(page);
    return said ? { label: said, href } : null;
  }
  if (mediaId(item.href) !== null) return label ? linkOf({ ...item, label }) : null;
  const href = await addressHere(item.href);
  const said = href === null ? '' : label || ofFolder(href);
  return href !== null && said ? { label: said, href } : null;
}

const pageOf = async (key: string) => (await listPages()).find((page) => page.key === key);

/** What the folder's menu of this language calls the same place. */
const ofFolder = (href: string) =>
  site.navigation.find((entry) => entry.href === href)?.label ?? '';

/** The name of a page, if there is room for it. */
const shortName = ({ title }: MergedPage) =>
  countCharacters(title) > MENU_LABEL ? '' : title.toLocaleUpperCase(site.language);

/** @param key of a section, which is its anchor. */
const shows = ({ sections }: MergedPage, key: string) =>
  sections.some((section) => section.key === key && !section.isHidden);

/** Where the same is in the language of the page; null for nowhere. @param href as it is in the main language. */
async function addressHere(href: string): Promise<string | null> {
  if (!href.startsWith('/')) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (path === '/blog') return pathHere(href);
  const page = (await within('', listPages)).find((one) => pathOfPage('', one) === path);
  if (page) {
    const here = await pageOf(page.key);
    const key = rest.startsWith('#') ? rest.slice(1) : '';
    const isMissing = here && shows(page, key) && !shows(here, key);
    return here && !isMissing ? `${pathOf(here)}${rest}` : null;
  }
  const posts = async () => [
    ...(await listArticles()).map(({ id, translationOf, path }) => ({
      ...{ original: translationOf ?? id, path },
    })),
    // In each of its languages the same.
    ...(await listGalleries()).map(({ id, path }) => ({ original: id, path })),
  ];
  const post = (await within('', posts)).find((one) => one.path === path);
  // What is no page of a language, such as a file, is one for all.
  if (!post) return href;
  const here = (await posts()).find(({ original }) => original === post.original);
  return here ? `${here.path}${rest}` : null;
}
