import { speaking } from '#business/language.ts';
import type { ServiceEntry } from '#business/types.ts';
import { staff } from '#languages/staff.ts';
import { folderPage } from './folder-page.ts';
import { type ListedPrice, listedPrices, visibleSections } from './overlay.ts';
import type { MergedPage } from './page.ts';
import { pathOf } from './page-path.ts';
import { type PublishedPage, shownPages } from './shown-pages.ts';

/** A service with its page as staff published it. */
export interface ShownService extends ServiceEntry {
  /** What enquiries, galleries and prices name it by. */
  key: string;
  path: string;
}

/** The services as visitors have them, and what each is called that anything may still name. */
export interface Services {
  shown: readonly (ShownService & { prices: readonly ListedPrice[] })[];
  /** Of one that is hidden or off the site too; '' without a key. */
  nameOf: (key: string | null) => string;
}

/** Keys of services that staff made. */
const IS_OWN = /^own-[0-9a-f]{8,}$/;

/** A working copy, whatever visitors have of it. */
interface Titled {
  key: string;
  title: string | null;
}

/** @param shown every page that visitors have. */
export function servicesOf(shown: readonly MergedPage[]): ShownService[] {
  return shown.filter(({ kind }) => kind === 'service').map(serviceOf);
}

export interface ServicePages {
  published: readonly PublishedPage[];
  /** Copies of services, in the bin too; those of the main language first, by which staff know a service. */
  working: readonly Titled[];
}

/** @param language in which they are shown; '' is the main one. */
export function staffServices({ published, working }: ServicePages, language = ''): Services {
  const rows = published.filter((row) => row.language === language);
  const shown = speaking(language, () =>
    shownPages(rows, () => true)
      .filter(({ kind }) => kind === 'service')
      .map((page) => ({ ...serviceOf(page), prices: pricesOf(page) })),
  );
  const titled = [...shown.map(({ key, name }) => ({ key, title: name })), ...working];
  return {
    shown,
    nameOf: (key) =>
      key === null
        ? ''
        : titled.find((one) => one.key === key && one.title)?.title ||
          folderPage('service', key)?.title ||
          (IS_OWN.test(key) ? staff.screens.deletedService : wordsOf(key)),
  };
}

const ofFolder = staffServices({ published: [], working: [] });

/** Those of the folder, while it is not known what staff have made of them. */
export const FOLDER_SERVICES: Services = {
  shown: ofFolder.shown,
  nameOf: (key) => (key && IS_OWN.test(key) ? '' : ofFolder.nameOf(key)),
};

function serviceOf({ names, ...page }: MergedPage): ShownService {
  return {
    ...{ key: page.key, slug: page.slug, path: pathOf(page), name: page.title },
    shortName: names?.short ?? page.title,
    navLabel: names?.menu ?? page.title,
    hint: names?.hint ?? '',
  };
}

/** A key once, and only what a form can hold: rows may be of another version of the code. */
function pricesOf(page: MergedPage): ListedPrice[] {
  const prices = listedPrices(visibleSections(page)).flatMap(({ key, name, from }) =>
    key && name && typeof from === 'number' ? [{ key, name, from }] : [],
  );
  return [...new Map(prices.map((price) => [price.key, price])).values()];
}

/** Of a key that no page has: 'stair-building' → 'Stair Building', as the database's `private.service_name`. */
function wordsOf(key: string): string {
  return key
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
