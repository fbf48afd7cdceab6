import {
  allSections,
  type Folder,
  keyAndKind,
  type PageDraft,
  tidied,
  withField,
} from './draft.ts';
import { isRecord, isSameValue } from './same-value.ts';

/** A field that two people changed differently, by its path: `fields`, `hero`, `line`. */
export interface Clash {
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

export interface Merged<Value> {
  value: Value;
  /** In these one's own stands. */
  clashes: readonly Clash[];
}

/** What two people made of the same page, field by field, and items of lists by their keys. */
export function mergeDrafts(
  folder: Folder,
  origin: PageDraft,
  mine: PageDraft,
  theirs: PageDraft,
): Merged<PageDraft> {
  const drafts = [origin, mine, theirs];
  const followed = folderFields(folder, drafts);
  const [base, own, other] = drafts.map((draft) => spelledOut(folder, draft, followed));
  const { value, clashes } = mergeValues(base, own, other, []);
  const { order, known, hidden, isOff, fields, ...parts } = value as Spelled;
  const isOrdered = !isSameValue(order, folder.sections.map(keyAndKind));
  const content = tidied({
    hidden: hidden.map(({ key }) => key),
    ...(isOrdered && { order, known: known.map(({ key }) => key) }),
  });
  let merged: PageDraft = { ...parts, hidden: isOff, content };
  for (const [key, written] of Object.entries(fields)) {
    for (const [name, one] of Object.entries(written)) {
      merged = withField(merged, folder, key, name, one);
    }
  }
  return { value: merged, clashes };
}

/** Takes back what somebody did. What has been made of the same words since then stays. */
export function withoutStep(
  folder: Folder,
  { before, after }: { before: PageDraft; after: PageDraft },
  now: PageDraft,
): PageDraft {
  return mergeDrafts(folder, after, now, before).value;
}

type Keyed = Readonly<Record<string, unknown>> & { key: string };
type Spelled = Omit<PageDraft, 'content' | 'hidden'> & {
  isOff: boolean;
  order: { key: string; kind: string }[];
  known: { key: string }[];
  hidden: { key: string }[];
  fields: WrittenFields;
};
type WrittenFields = NonNullable<PageDraft['content']['fields']>;

/** What the folder says in the fields that a draft has written. */
function folderFields({ sections }: Folder, drafts: readonly PageDraft[]): WrittenFields {
  return Object.fromEntries(
    sections.map(({ key, fields }) => {
      const isWritten = (name: string) =>
        drafts.some(({ content }) => content.fields?.[key]?.[name] !== undefined);
      return [key, Object.fromEntries(Object.entries(fields).filter(([name]) => isWritten(name)))];
    }),
  );
}

/** With an order and the folder's words in any case, so that two people can each be the first to change them. */
function spelledOut(folder: Folder, draft: PageDraft, followed: WrittenFields): Spelled {
  const { content, hidden: isOff, ...parts } = draft;
  const keyed = (keys: readonly string[] = []) => keys.map((key) => ({ key }));
  const written = Object.entries(followed).map(([key, fields]) => [
    key,
    { ...fields, ...content.fields?.[key] },
  ]);
  return {
    ...{ ...parts, isOff },
    order: allSections(folder, draft).map(keyAndKind),
    known: keyed(folder.sections.map(({ key }) => key)),
    hidden: keyed(content.hidden),
    fields: { ...content.fields, ...Object.fromEntries(written) },
  };
}

function mergeValues(
  origin: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[],
): Merged<unknown> {
  if (isSameValue(mine, theirs) || isSameValue(theirs, origin)) return { value: mine, clashes: [] };
  if (isSameValue(mine, origin)) return { value: theirs, clashes: [] };
  if (isMap(mine) && isMap(theirs))
    return mergeMaps(isMap(origin) ? origin : {}, mine, theirs, path);
  if (isList(mine) && isList(theirs)) {
    const merged = mergeLists(isList(origin) ? origin : [], mine, theirs, path);
    if (merged) return merged;
  }
  return { value: mine, clashes: [{ path, mine, theirs }] };
}

type Fields = Readonly<Record<string, unknown>>;

/** A picture counts as a whole: its file and what it shows belong together. */
function isMap(value: unknown): value is Fields {
  return isRecord(value) && !['file', 'media', 'library'].some((name) => name in value);
}

function isList(value: unknown): value is Keyed[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && 'key' in item);
}

function mergeMaps(
  origin: Fields,
  mine: Fields,
  theirs: Fields,
  path: readonly string[],
): Merged<Fields> {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map((name) => ({
    name,
    ...mergeValues(origin[name], mine[name], theirs[name], [...path, name]),
  }));
  const kept = parts.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    clashes: parts.flatMap(({ clashes }) => clashes),
  };
}

/** @returns null when both have put the same items into another order. */
function mergeLists(
  origin: Keyed[],
  mine: Keyed[],
  theirs: Keyed[],
  path: readonly string[],
): Merged<Keyed[]> | null {
  const keys = mergeOrders(
    ...([origin, mine, theirs].map(keysOf) as [string[], string[], string[]]),
  );
  if (!keys) return null;
  const [base, own, other] = [origin, mine, theirs].map(
    (list) => new Map(list.map((item) => [item.key, item])),
  );
  const items = keys.map((key) => {
    const [before, left, right] = [base?.get(key), own?.get(key), other?.get(key)];
    // One that the other person took out stays when it was changed here.
    if (!left || !right) return { value: left ?? right, clashes: [] };
    return mergeMaps(before ?? {}, left, right, [...path, key]);
  });
  return {
    value: items.flatMap(({ value }) => (value ? [value as Keyed] : [])),
    clashes: items.flatMap(({ clashes }) => clashes),
  };

  function mergeOrders(before: string[], left: string[], right: string[]): string[] | null {
    const common = before.filter((key) => left.includes(key) && right.includes(key));
    const ofCommon = (list: string[]) => list.filter((key) => common.includes(key));
    const isMoved = (list: string[]) => !isSameValue(ofCommon(list), common);
    if (isMoved(left) && isMoved(right) && !isSameValue(ofCommon(left), ofCommon(right)))
      return null;
    const [lead, follow] = isMoved(right) ? [right, left] : [left, right];
    const isChanged = (key: string, list: Keyed[]) =>
      !isSameValue(origin.find(isOf(key)), list.find(isOf(key)));
    const goes = (key: string) =>
      before.includes(key) &&
      ((!left.includes(key) && !isChanged(key, theirs)) ||
        (!right.includes(key) && !isChanged(key, mine)));
    const merged = lead.filter((key) => !goes(key));
    for (const [nth, key] of follow.entries()) {
      if (merged.includes(key) || goes(key)) continue;
      const neighbour = follow.slice(0, nth).findLast((one) => merged.includes(one));
      merged.splice(neighbour ? merged.indexOf(neighbour) + 1 : 0, 0, key);
    }
    return merged;
  }
}

const keysOf = (list: readonly Keyed[]) => list.map(({ key }) => key);
const isOf =
  (wanted: string) =>
  ({ key }: Keyed) =>
    key === wanted;
