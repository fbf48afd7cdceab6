/** A kind of page, and the example that is measured. */
export interface PageKind {
  name: string;
  path: string;
  /** The page of the same kind in AstroWind's demo. */
  template?: string;
  /** Why a score is below 100 on purpose. */
  remark?: string;
}

/** Every kind of page of the site. */
export const PAGE_KINDS: PageKind[] = [
  { name: 'home', path: '/', template: '/' },
  { name: 'service', path: '/services/kitchen-carpentry', template: '/services' },
  { name: 'blog', path: '/blog', template: '/blog' },
  { name: 'tags', path: '/blog/tags/timber', template: '/tag/astro' },
  { name: 'article', path: '/blog/oak-or-walnut', template: '/astrowind-template-in-depth' },
  { name: 'job', path: '/portfolio/coastal-residence' },
  {
    name: 'not-found',
    path: '/no-such-page',
    template: '/no-such-page',
    remark: 'the status 404 and noindex cost points, and are right',
  },
  {
    name: 'sign-in',
    path: '/admin/login',
    remark: 'for information: an application, and noindex',
  },
];
