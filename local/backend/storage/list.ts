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

/** `storage.from(bucket).listV2()` of supabase-js. */
export interface PageQuery extends Pick<ListQuery, 'prefix' | 'limit' | 'sortBy'> {
  cursor?: string;
  with_delimiter?: boolean;
}

/** A page of hosted Supabase's second listing: whole names, folders apart. */
export interface ListPage {
  hasNext: boolean;
  folders: { name: string }[];
  objects: ListEntry[];
  nextCursor?: string;
}

const MAX_PAGE = 1000;

/** A page of names with the prefix; `with_delimiter` groups deeper objects as folders. */
export function listPage(objects: readonly ListedObject[], query: PageQuery): ListPage {
  const prefix = query.prefix ?? '';
  const found = new Map<string, ListEntry>();
  for (const object of objects.filter(({ name }) => name.startsWith(prefix))) {
    const end = query.with_delimiter ? object.name.indexOf('/', prefix.length) : -1;
    const entry = end < 0 ? entryOf(object.name, object) : entryOf(object.name.slice(0, end + 1));
    found.set(entry.name, entry);
  }
  const sorted = [...found.values()].sort(comparison(query.sortBy));
  const after = query.cursor ? Buffer.from(query.cursor, 'base64url').toString() : null;
  const start = after === null ? 0 : sorted.findIndex(({ name }) => name === after) + 1;
  const size = Math.min(query.limit || MAX_PAGE, MAX_PAGE);
  const page = sorted.slice(start, start + size);
  const last = page.at(-1)?.name;
  const hasNext = start + size < sorted.length;
  return {
    hasNext,
    folders: page.flatMap(({ id, name }) => (id === null ? [{ name }] : [])),
    objects: page.filter(({ id }) => id !== null),
    ...(hasNext && last && { nextCursor: Buffer.from(last).toString('base64url') }),
  };
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
