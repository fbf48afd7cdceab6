// What the files of this folder say, made into what the site reads; scripts/business checks them by the same.
import type { ByLanguage } from '#languages/rules.ts';
import type { ServiceEntry, Site, SiteFile } from './types.ts';

/** The public origin: a server's, or that of a build. */
const url = (globalThis.process?.env.SITE_URL ?? 'http://localhost:4321').replace(/\/+$/, '');

const inEach = <Said, Made>(said: ByLanguage<Said>, make: (own: Said, code: string) => Made) =>
  Object.fromEntries(
    Object.entries(said).map(([code, own]) => [code, make(own, code)]),
  ) as ByLanguage<Made>;

/** Field by field: what a language says otherwise stands over what the main one says. */
export const byField = <Said extends object>(files: ByLanguage<object>): ByLanguage<Said> =>
  inEach(files, (own) => ({ ...files[''], ...own }) as Said);

/** Whole: a list that is empty is that of the main language. */
export const byList = <Item>(files: ByLanguage<readonly object[]>): ByLanguage<readonly Item[]> =>
  inEach(files, (own) => (own.length > 0 ? own : files['']) as readonly Item[]);

export const sitesOf = (
  files: ByLanguage<object>,
  services: ByLanguage<readonly ServiceEntry[]>,
): ByLanguage<Site> =>
  inEach(byField<SiteFile>(files), (own, code) => ({
    ...{ url, ...own },
    services: services[code] ?? services[''],
  }));
