import { customCarpentry } from './pages/custom-carpentry.ts';
import { home } from './pages/home.ts';
import { interiorDesign } from './pages/interior-design.ts';
import { kitchenCarpentry } from './pages/kitchen-carpentry.ts';
import { notFound } from './pages/not-found.ts';
import { officeFurniture } from './pages/office-furniture.ts';
import { portfolio } from './pages/portfolio.ts';
import { privacy } from './pages/privacy.ts';
import { services } from './services.ts';
import type { FolderPage, ServicePage } from './types.ts';

/** The page of each service, by its slug. */
const servicePages: Readonly<Record<string, ServicePage>> = {
  'kitchen-carpentry': kitchenCarpentry,
  'custom-carpentry': customCarpentry,
  'interior-design': interiorDesign,
  'office-furniture': officeFurniture,
};

/** Every page that is made of sections. The services’ are in the order of `services.ts`. */
export const pages: readonly FolderPage[] = [
  home,
  ...services.map(({ slug, name, shortName, navLabel, hint }): FolderPage => {
    const page = servicePages[slug];
    if (!page) throw new Error(`src/business/pages.ts has no page for the service ${slug}.`);
    const names = { short: shortName, menu: navLabel, hint };
    return { ...page, key: slug, kind: 'service', slug, title: name, names };
  }),
  portfolio,
  privacy,
  notFound,
];
