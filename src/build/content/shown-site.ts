import { currentLanguage } from '#business/language.ts';
import { type PictureFile, withoutWords } from '#domain/media/media.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { type ShownService, servicesOf } from '#domain/pages/services.ts';
import { type BusinessSettings, withSettings } from '#domain/settings/business-settings.ts';
import { shownWords } from '#domain/settings/words.ts';
import { site } from '#site';
import { MENU_ID } from './menu/menu.ts';
import { type MenuLink, menuOf } from './menu/menu-links.ts';
import { listPages } from './pages.ts';
import { findMedia, listOfferedTeasers } from './site-content.ts';
import { perSnapshot } from './snapshot.ts';

/** What every page shows of other pages. */
export interface Navigation {
  services: readonly ShownService[];
  /** Follows the services. */
  navigation: readonly MenuLink[];
  /** What staff chose for the footer, then the other pages that bind in law. */
  foot: readonly MenuLink[];
  /** Of the first page: what search engines are told of the business. */
  description: string;
  /** In place of the name in the header: on light grounds and on dark ones. */
  logo: { light: PictureFile; dark: PictureFile } | null;
  /** In place of the folder's. */
  icon: PictureFile | null;
  /** Whether there is something to read: a business that writes no articles leads nobody to an empty list. */
  hasArticles: boolean;
}

/** The services that are shown, and the menu: the same object while they are unchanged. */
export const shownNavigation = perSnapshot(async (snapshot): Promise<Navigation> => {
  const shown = await listPages();
  const services = servicesOf(shown);
  const { items, foot: chosen } = snapshot.entries('menu').get(MENU_ID) ?? {};
  const navigation = items ? await menuOf(items, snapshot.settings) : site.navigation;
  const legal = shown
    .filter(({ kind }) => kind === 'legal')
    .map((page) => ({ href: pathOf(page), label: page.title }));
  const own = await menuOf(chosen ?? [], snapshot.settings, ({ title }) => title);
  const foot = [...own, ...legal.filter(({ href }) => !own.some((one) => one.href === href))];
  const home = shown.find(({ kind }) => kind === 'home');
  const description = home?.description ?? site.defaults.description;
  const [logo, icon] = [await logoOf(snapshot.settings), await iconOf(snapshot.settings)];
  const hasArticles = (await listOfferedTeasers()).length > 0;
  const made = { services, navigation, foot, description, logo, icon, hasArticles };
  const text = JSON.stringify(made);
  const last = lasts.get(currentLanguage());
  if (last?.text === text) return last.made;
  lasts.set(currentLanguage(), { text, made });
  return made;
});

const lasts = new Map<string, { text: string; made: Navigation }>();

/** Pictures that are gone from the library leave the name. */
async function logoOf({ logo }: BusinessSettings): Promise<Navigation['logo']> {
  const light = logo && (await findMedia(logo.media));
  if (!light) return null;
  const dark = (logo.dark && (await findMedia(logo.dark))) || light;
  return { light: withoutWords(light), dark: withoutWords(dark) };
}

async function iconOf({ icon }: BusinessSettings): Promise<PictureFile | null> {
  const found = icon && (await findMedia(icon));
  return found ? withoutWords(found) : null;
}

/**
 * The business with its owner’s settings, services and menu. Code that shows a number, an address or hours
 * asks here, not `#site`, which is what the folder says.
 */
export const shownSite = perSnapshot(async ({ settings }) => {
  const words = shownWords(settings.words);
  const { description, ...navigation } = await shownNavigation();
  return {
    ...withSettings(site, settings),
    counts: settings.counts,
    ...{ words, tagline: words.tagline, defaults: { ...site.defaults, description } },
    ...navigation,
  };
});
