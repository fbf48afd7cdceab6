/** `storage.from(bucket).list()` of supabase-js. */
export interface ListQuery {
  prefix?: string;
  limit?: number;
  offset?: number;
  search?: string;
  sortBy?: { column?: string; order?: string };
}

/** A stored object as the library lists it. */
export interface ListedObject {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
  metadata: Record<string, unknown>;
}

/** A line of hosted Supabase's listing; a folder has only a name. */
export type ListEntry = {
  [Field in keyof ListedObject]: Field extends 'name' ? string : ListedObject[Field] | null;
};

const SORTABLE = ['name', 'created_at', 'updated_at', 'last_accessed_at'] as const;
const DEFAULT_LIMIT = 100;

/**
 * The library lists all objects below a prefix; hosted Supabase lists one folder: names without its
 * path, deeper objects as folders, `search` as the beginning of a name.
 */
export function listFolder(objects: readonly ListedObject[], query: ListQuery): ListEntry[] {
  const folder = query.prefix ? `${query.prefix.replace(/\/+$/, '')}/` : '';
  const search = (query.search ?? '').toLowerCase();
  const entries = new Map<string, ListEntry>();
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue;
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/');
    if (!name.toLowerCase().startsWith(search)) continue;
    if (deeper.length > 0) entries.set(`${name}/`, entryOf(name));
    else entries.set(name, entryOf(name, object));
  }
  const offset = query.offset ?? 0;
  return [...entries.values()]
    .sort(comparison(query.sortBy))
    .slice(offset, offset + (query.limit ?? DEFAULT_LIMIT));
}

/** Without an object a folder. */
function entryOf(name: string, object: Partial<ListedObject> = {}): ListEntry {
  const { id = null, updated_at = null, created_at = null } = object;
  const { last_accessed_at = null, metadata = null } = object;
  return { name, id, updated_at, created_at, last_accessed_at, metadata };
}

function comparison(sortBy: ListQuery['sortBy']): (a: ListEntry, b: ListEntry) => number {
  const column = SORTABLE.find((candidate) => candidate === sortBy?.column) ?? 'name';
  const direction = sortBy?.order === 'desc' ? -1 : 1;
  return (a, b) => {
    const [left, right] = [a[column] ?? '', b[column] ?? ''];
    if (left === right) return a.name < b.name ? -1 : 1;
    return left < right ? -direction : direction;
  };
}
