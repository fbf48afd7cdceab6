/** A line of what the database notes: 'post', 'cover' and the article's id. */
export interface UsageRow {
  /** The working copy of an article, gallery or page, or, with a word before it, what visitors see of it. */
  kind: string;
  entity_id: string;
  field: string;
}

export interface MediaUse {
  id: string;
  entity: 'article' | 'gallery' | 'page' | 'menu';
  title: string;
  /** What it uses the picture for, in words: 'cover and text'. */
  as: string;
  /** Whether only its published copy has the picture still. */
  isPublishedOnly: boolean;
  isBinned: boolean;
}

const FIELDS: Record<string, string> = {
  cover: 'cover',
  image: 'picture',
  before: 'view before the work',
  body: 'text',
};

/** What uses a picture, one line for each article, gallery and page, by title. */
export function describeUses(
  rows: readonly UsageRow[],
  titles: ReadonlyMap<string, { title: string; isBinned: boolean }>,
): MediaUse[] {
  const uses = [...Map.groupBy(rows, ({ entity_id }) => entity_id)].map(([id, lines]): MediaUse => {
    const fields = new Set(lines.map(({ field }) => field));
    const known = titles.get(id);
    const entity = entityOf(lines[0]?.kind ?? '');
    return {
      id,
      entity,
      title: entity === 'menu' ? 'Menu' : known?.title || 'Untitled',
      as: Object.keys(FIELDS)
        .filter((field) => fields.has(field))
        .map((field) => FIELDS[field])
        .join(', '),
      isPublishedOnly: lines.every(({ kind }) => kind.includes('_')),
      isBinned: known?.isBinned ?? false,
    };
  });
  return uses.sort((one, other) => one.title.localeCompare(other.title, 'en-GB'));
}

function entityOf(kind: string): MediaUse['entity'] {
  if (kind.endsWith('gallery')) return 'gallery';
  if (kind === 'menu') return 'menu';
  return kind.endsWith('page') ? 'page' : 'article';
}
