import type {
  FolderPage,
  LeftOut,
  MergedPage,
  OwnPage,
  PageChanges,
  PageContent,
  PlacedSection,
  Section,
} from './page.ts';

export const NO_CHANGES: PageChanges = {
  slug: null,
  title: null,
  seoTitle: null,
  seoDescription: null,
  noindex: null,
  names: null,
  content: {},
};

type IsKind = (kind: string) => boolean;

/** A page of the folder with what staff changed, field by field. */
export function overlaidPage(
  page: FolderPage,
  changes: PageChanges | null,
  isKind: IsKind,
): MergedPage {
  const { slug, title, seoTitle, seoDescription, noindex, names, content } = changes ?? NO_CHANGES;
  return {
    ...page,
    slug: slug ?? page.slug,
    title: title ?? page.title,
    // A new name is not followed by the folder's title for search engines.
    seoTitle: seoTitle ?? (title === null ? page.seoTitle : undefined) ?? title ?? page.title,
    description: seoDescription ?? page.description,
    noindex: noindex ?? false,
    ...(page.names ? { names: { ...page.names, ...names } } : {}),
    ...overlaidSections(page.sections, content, isKind),
  };
}

/** A page that only staff have made. */
export function ownPage(row: OwnPage, isKind: IsKind): MergedPage {
  const { key, kind, slug, title, names } = row;
  const page: FolderPage = { key, kind, slug, title, description: '', keywords: [], sections: [] };
  const folderNames = { short: title, menu: title, hint: '' };
  return overlaidPage(
    kind === 'service' ? { ...page, names: folderNames } : page,
    { ...row, names },
    isKind,
  );
}

/** The sections that visitors see. */
export function visibleSections({ sections }: Pick<MergedPage, 'sections'>): PlacedSection[] {
  return sections.filter(({ isHidden }) => !isHidden);
}

/** A price that a page lists, with its own amount. */
export interface ListedPrice {
  key: string;
  name: string;
  from: number;
}

export function listedPrices(sections: readonly Section[]): ListedPrice[] {
  return sections
    .filter(({ kind }) => kind === 'prices')
    .flatMap(({ fields }) => (fields.items ?? []) as ListedPrice[]);
}

/**
 * The folder's sections with what staff changed.
 *
 * @returns in `leftOut` what can't be shown, and stays in the row.
 */
export function overlaidSections(
  folder: readonly Section[],
  content: PageContent,
  isKind: IsKind,
): { sections: PlacedSection[]; leftOut: LeftOut[] } {
  const { order, known = [], hidden = [], fields = {} } = content;
  const own = new Map(folder.map((section) => [section.key, section]));
  const placed = new Map<string, Omit<PlacedSection, 'isHidden'>>();
  for (const { key, kind } of order ?? folder) {
    const section = placedSection({ key, kind }, own.get(key), known.includes(key), fields[key]);
    if (section && !placed.has(key)) placed.set(key, section);
  }
  const all = [...placed.values()];
  if (order) {
    for (const [index, section] of folder.entries()) {
      if (known.includes(section.key) || placed.has(section.key)) continue;
      const before = folder.slice(0, index).findLast(({ key }) => all.some(isOf(key)));
      const at = before ? all.findIndex(isOf(before.key)) + 1 : 0;
      all.splice(at, 0, ofFolder(section, fields[section.key]));
    }
  }
  const lost = Object.keys(fields).filter((key) => !all.some(isOf(key)) && !own.has(key));
  return {
    sections: all
      .filter(({ kind }) => isKind(kind))
      .map((section) => ({ ...section, isHidden: hidden.includes(section.key) })),
    leftOut: [
      ...all
        .filter(({ kind }) => !isKind(kind))
        .map(({ key, kind }): LeftOut => ({ key, kind, reason: 'kind' })),
      ...lost.map((key): LeftOut => ({ key, kind: null, reason: 'dropped' })),
    ],
  };
}

type Written = Readonly<Record<string, unknown>> | undefined;

/** @returns null for one that the folder dropped, and in which staff wrote nothing. */
function placedSection(
  { key, kind }: Pick<Section, 'key' | 'kind'>,
  folder: Section | undefined,
  isKnown: boolean,
  written: Written,
): Omit<PlacedSection, 'isHidden'> | null {
  if (folder && (folder.kind === kind || !written)) return ofFolder(folder, written);
  if (isKnown && !written) return null;
  // The folder's section of this key may be of another kind by now: staff keep theirs.
  return { key, kind, fields: written ?? {}, origin: isKnown ? 'dropped' : 'staff' };
}

function ofFolder(section: Section, written: Written): Omit<PlacedSection, 'isHidden'> {
  return { ...section, fields: { ...section.fields, ...written }, origin: 'folder' };
}

const isOf =
  (wanted: string) =>
  ({ key }: { key: string }) =>
    key === wanted;
