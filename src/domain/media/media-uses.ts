import { type KeyOfText, type MessageKey, type StaffMessages, staff } from '#languages/staff.ts';
import { site } from '#site';

/** A line of what the database notes: 'post', 'cover' and the article's id. */
export interface UsageRow {
  /** The working copy of an article, gallery or page; with a word before it, what visitors see of it; or settings. */
  kind: string;
  entity_id: string;
  field: string;
}

export interface MediaUse {
  id: string;
  entity: 'article' | 'gallery' | 'page' | 'menu' | 'settings';
  title: string;
  /** What it uses the picture for, in words: 'cover and text'. */
  as: string;
  /** Whether only its published copy has the picture still. */
  isPublishedOnly: boolean;
  isBinned: boolean;
}

const FIELDS: Record<string, KeyOfText<StaffMessages['media']['usedAs']>> = {
  cover: 'cover',
  image: 'picture',
  before: 'before',
  body: 'text',
};

/** What there is once, and uses one thing. */
const ONCE: Partial<Record<MediaUse['entity'], MessageKey<'media'>>> = {
  menu: 'menu',
  settings: 'logo',
};

/** What uses a picture, one line for each article, gallery and page, and for the menu and the settings, by title. */
export function describeUses(
  rows: readonly UsageRow[],
  titles: ReadonlyMap<string, { title: string; isBinned: boolean }>,
): MediaUse[] {
  const uses = [...Map.groupBy(rows, ({ entity_id }) => entity_id)].map(([id, lines]): MediaUse => {
    const fields = new Set(lines.map(({ field }) => field));
    const known = titles.get(id);
    const entity = entityOf(lines[0]?.kind ?? '');
    const once = ONCE[entity];
    if (once) {
      const title = staff.media[once];
      return { id, entity, title, as: '', isPublishedOnly: false, isBinned: false };
    }
    return {
      id,
      entity,
      title: known?.title || staff.screens.untitled,
      as: Object.entries(FIELDS)
        .filter(([field]) => fields.has(field))
        .map(([, key]) => staff.media.usedAs[key])
        .join(', '),
      isPublishedOnly: lines.every(({ kind }) => kind.includes('_')),
      isBinned: known?.isBinned ?? false,
    };
  });
  return uses.sort((one, other) => one.title.localeCompare(other.title, site.language));
}

function entityOf(kind: string): MediaUse['entity'] {
  if (kind.endsWith('gallery')) return 'gallery';
  if (kind === 'menu' || kind === 'settings') return kind;
  return kind.endsWith('page') ? 'page' : 'article';
}
