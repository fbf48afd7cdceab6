import { isSameValue } from '#domain/documents/same-value.ts';
import { NO_CHANGES, overlaidSections } from './overlay.ts';
import type { FolderPage, PageChanges, PageContent, PlacedSection, Section } from './page.ts';

/** What staff changed of a page: what is null or absent follows the folder. */
export interface PageDraft extends PageChanges {
  /** Whether a page of the folder is off the site. */
  hidden: boolean;
}

/** Of a page, what its sections are compared with; a page of staff's own has none in the folder. */
export type Folder = Pick<FolderPage, 'sections'>;

export const DEFAULTS: PageDraft = { ...NO_CHANGES, hidden: false };

const anyKind = () => true;

/** Every section in its order, those of kinds that the code does not know too. */
export function allSections({ sections }: Folder, { content }: PageDraft): PlacedSection[] {
  return overlaidSections(sections, content, anyKind).sections;
}

/** Writes a field of a section; what says the same as the folder follows it. */
export function withField(
  draft: PageDraft,
  folder: Folder,
  key: string,
  name: string,
  value: unknown,
): PageDraft {
  const own = folder.sections.find((section) => section.key === key);
  const { [name]: _, ...others } = draft.content.fields?.[key] ?? {};
  const isFollowed = value === undefined || (own && isSameValue(own.fields[name] ?? null, value));
  return withFields(draft, key, isFollowed ? others : { ...others, [name]: value });
}

/** A section as the site came: all its fields follow the folder again, and it is shown. */
export function withFolderSection(draft: PageDraft, key: string): PageDraft {
  return withHidden(withFields(draft, key, {}), key, false);
}

export function withFields(
  draft: PageDraft,
  key: string,
  fields: Readonly<Record<string, unknown>>,
) {
  const { [key]: _, ...others } = draft.content.fields ?? {};
  const isEmpty = Object.keys(fields).length === 0;
  return withContent(draft, { fields: isEmpty ? others : { ...others, [key]: fields } });
}

export function withHidden(draft: PageDraft, key: string, isHidden: boolean): PageDraft {
  const others = (draft.content.hidden ?? []).filter((one) => one !== key);
  return withContent(draft, { hidden: isHidden ? [...others, key] : others });
}

/** @param shown keys of the sections that a person sees, in their new order; the others stay where they are. */
export function withOrder(draft: PageDraft, folder: Folder, shown: readonly string[]): PageDraft {
  const rest = [...shown];
  const all = allSections(folder, draft);
  const order = all.map((section) => {
    const key = shown.includes(section.key) ? rest.shift() : section.key;
    return all.find((one) => one.key === key) ?? section;
  });
  return ordered(draft, folder, order);
}

/** @param behind the section before it; the first one when there is none. */
export function withSection(
  draft: PageDraft,
  folder: Folder,
  section: Pick<Section, 'key' | 'kind'>,
  behind: string | null,
): PageDraft {
  const all = allSections(folder, draft);
  const at = all.findIndex(({ key }) => key === behind) + 1;
  return ordered(draft, folder, all.toSpliced(at, 0, { ...section, ...NEW }));
}

const NEW = { fields: {}, origin: 'staff', isHidden: false } as const;

/** Takes a section out. One of the folder can be put back, as it was. */
export function withoutSection(draft: PageDraft, folder: Folder, key: string): PageDraft {
  const others = allSections(folder, draft).filter((section) => section.key !== key);
  const isOfFolder = folder.sections.some((section) => section.key === key);
  const left = withHidden(isOfFolder ? draft : withFields(draft, key, {}), key, false);
  return ordered(left, folder, others);
}

/** Sections of the folder that staff have taken out. */
export function removedSections(folder: Folder, draft: PageDraft): Section[] {
  const there = new Set(allSections(folder, draft).map(({ key }) => key));
  return folder.sections.filter(({ key }) => !there.has(key));
}

function ordered(draft: PageDraft, folder: Folder, order: readonly Section[]): PageDraft {
  const isAsInFolder = isSameValue(order.map(keyAndKind), folder.sections.map(keyAndKind));
  return withContent(draft, {
    order: isAsInFolder ? undefined : order.map(keyAndKind),
    known: isAsInFolder ? undefined : folder.sections.map(({ key }) => key),
  });
}

export const keyAndKind = ({ key, kind }: Pick<Section, 'key' | 'kind'>) => ({ key, kind });

function withContent(draft: PageDraft, part: PageContent): PageDraft {
  return { ...draft, content: tidied({ ...draft.content, ...part }) };
}

/** Without what says nothing. */
export function tidied({ order, known, hidden = [], fields = {} }: PageContent): PageContent {
  return {
    ...(order && { order, known: known ?? [] }),
    ...(hidden.length > 0 && { hidden }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

/** Keys of the sections that staff hid, and of those of the folder that they took out. */
function outOfSight({ content: { hidden = [], known = [], order } }: PageDraft): string[] {
  const isPlaced = (key: string) => !order || order.some((section) => section.key === key);
  return [...hidden, ...known.filter((key) => !isPlaced(key))];
}

/** Two states of a page without the words that visitors see in neither: the database keeps those to staff, too. */
export function visibleDrafts(one: PageDraft, other: PageDraft): [PageDraft, PageDraft] {
  const isHidden = one.hidden || other.hidden;
  const keys = new Set([...outOfSight(one), ...outOfSight(other)]);
  const visible = (draft: PageDraft): PageDraft => {
    if (isHidden) return { ...draft, content: {} };
    const fields = Object.entries(draft.content.fields ?? {}).filter(([key]) => !keys.has(key));
    return { ...draft, content: { ...draft.content, fields: Object.fromEntries(fields) } };
  };
  return [visible(one), visible(other)];
}
