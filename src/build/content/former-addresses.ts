import { currentLanguage } from '#business/language.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { folderPageOf, listPages } from './pages.ts';
import { galleryIn } from './redirects.ts';
import { listArticles, listGalleries } from './site-content.ts';
import { currentSnapshot } from './snapshot.ts';

const FORMER = ['postRedirects', 'galleryRedirects', 'pageRedirects'] as const;

/** Former addresses of the articles, galleries and pages of a language, with their paths now. */
export async function listRedirects(): Promise<{ from: string; to: string }[]> {
  const sections = (await listPages()).map((page) => ({
    ...{ id: `${currentLanguage()}/${page.kind}/${page.key}`, path: pathOf(page) },
    folderPath: pathOf(folderPageOf(page) ?? page),
  }));
  const galleries = (await listGalleries()).map(({ id, path }) => ({
    ...{ id: galleryIn(currentLanguage(), id), path },
  }));
  const snapshot = await currentSnapshot();
  const pages = [...(await listArticles()), ...galleries, ...sections];
  const addresses = new Set(pages.map(({ path }) => path));
  const former = [
    ...FORMER.flatMap((kind) => [...snapshot.entries(kind).values()]).map(({ path, to }) => ({
      ...{ from: path, id: to },
    })),
    // A page of the folder that staff gave another address has no row for the one that it had there.
    ...sections.map(({ id, folderPath }) => ({ from: folderPath, id })),
  ];
  const leading = new Map(former.map((one) => [one.from, one]));
  const byPage = Map.groupBy(
    [...leading.values()]
      .filter(({ from }) => !addresses.has(from))
      .sort((one, other) => one.from.localeCompare(other.from)),
    ({ id }) => id,
  );
  return pages.flatMap(({ id, path }) =>
    (byPage.get(id) ?? []).map(({ from }) => ({ from, to: path })),
  );
}
