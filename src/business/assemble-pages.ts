import type { FolderPage, PageFile, PageKind, Price, Section, ServiceEntry } from './types.ts';

const ORDER: readonly PageKind[] = ['home', 'service', 'page', 'legal', 'not-found'];

/**
 * The pages of a language: home, the services' in the order of their list, the others by their keys.
 *
 * @param files by the page's key.
 */
export function pagesOf(
  files: Readonly<Record<string, PageFile>>,
  services: readonly ServiceEntry[],
  prices: Readonly<Record<string, readonly Price[]>>,
): FolderPage[] {
  const ofServices = services.flatMap(({ slug, name, shortName, navLabel, hint }) => {
    const file = files[slug];
    if (!file) return [];
    const names = { short: shortName, menu: navLabel, hint };
    const sections = file.sections.map((section) => sectionOf(section, prices[slug]));
    return { kind: 'service', slug, title: name, ...file, key: slug, names, sections };
  });
  const others = Object.entries(files)
    .filter(([key]) => !services.some(({ slug }) => slug === key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, file]) => ({
      ...{ ...file, key },
      sections: file.sections.map((section) => sectionOf(section)),
    }));
  // What a file lacks is told by the check, which runs before a page is made.
  const pages = [...ofServices, ...others] as FolderPage[];
  return ORDER.flatMap((kind) => pages.filter((page) => page.kind === kind));
}

/** @param prices of the service whose page it is on: they are written once, in `prices.json`. */
function sectionOf({ key, kind, fields }: Section, prices: readonly Price[] = []): Section {
  if (kind === 'prices') return { key, kind, fields: { items: prices, ...fields } };
  const { text } = fields;
  if (kind !== 'text' || !Array.isArray(text)) return { key, kind, fields };
  // A long text is a list of its paragraphs.
  return { key, kind, fields: { ...fields, text: text.join('\n\n') } };
}
