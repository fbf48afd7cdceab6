/** Whether the device has a copy of all but the last few letters; `refused`: the browser has no room. */
export type DeviceCopy = 'pending' | 'kept' | 'refused';

/** What was typed but not saved. */
export interface Draft<Value> {
  /** The saved version that the typing started from; 0 for a new thing. */
  version: number;
  /** That version itself, as far as it is known. */
  origin?: Value | null;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  value: Value;
  /** What was sent before that, newest first, where no answer has come: the server may have one of them. */
  unanswered?: readonly Value[];
  /** The id that a new thing gets. */
  newId?: string;
}

/** What was in the page and had to make way: it stays on the device until a person deletes it. */
export interface Kept<Value> {
  /** As of a draft; unknown of what earlier code kept. */
  version?: number;
  origin?: Value | null;
  /** When it was put aside, in milliseconds since 1970. */
  at: number;
  value: Value;
}

/** What closed tabs left of one thing; what was kept, newest first. */
export interface Left<Value> {
  draft: Draft<Value> | null;
  kept: readonly Kept<Value>[];
}

/** Entries of another form are left alone: newer code wrote them, or a browser came back after a long time. */
export const FORM = 2;

/** What is typed belongs to this until a first save has given it an id. */
export const NEW_THING = 'new';

interface Owned {
  form: number;
  /** The person and the thing. */
  owner: string;
}

export type DraftEntry<Value> = Owned & { kind: 'draft' } & Draft<Value>;

/** What this browser keeps of something that is written. */
export type Entry<Value> = DraftEntry<Value> | (Owned & { kind: 'kept' } & Kept<Value>);

/** Whether a person typed it into a thing: under its id, or as a new thing that was to get that id. */
export function isOf(entry: Entry<unknown>, userId: string, thing: string): boolean {
  if (entry.owner === ownerOf(userId, thing)) return true;
  const isNew = entry.kind === 'draft' && entry.owner === ownerOf(userId, NEW_THING);
  return isNew && entry.newId === thing;
}

export function ownerOf(userId: string, thing: string): string {
  return `${userId}/${thing}`;
}

/** Reads an entry; null for what this code can't read. */
export function readEntry<Value>(
  found: unknown,
  isValue: (value: unknown) => value is Value,
): Entry<Value> | null {
  const entry = found as Partial<Entry<unknown>> | null | undefined;
  const isKnown = entry?.kind === 'draft' || entry?.kind === 'kept';
  return isKnown && entry.form === FORM && isValue(entry.value) ? (entry as Entry<Value>) : null;
}
