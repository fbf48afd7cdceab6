import { type Choices, type Merged, mergeDocuments } from '#domain/documents/merge.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import {
  allSections,
  type Folder,
  keyAndKind,
  type PageDraft,
  tidied,
  withField,
} from './draft.ts';

/** What two people made of the same page, field by field, and items of lists by their keys. */
export function mergeDrafts(
  folder: Folder,
  origin: PageDraft | null,
  mine: PageDraft,
  theirs: PageDraft,
  choices?: Choices,
): Merged<PageDraft> {
  const followed = folderFields(folder, [...(origin ? [origin] : []), mine, theirs]);
  const spell = (draft: PageDraft) => spelledOut(folder, draft, followed);
  const [base, left, right] = [origin && spell(origin), spell(mine), spell(theirs)];
  const merged = mergeDocuments(
    'parts',
    base,
    withWrittenSections(base, left, right),
    withWrittenSections(base, right, left),
    choices,
  );
  const { order, known, veiled, fields, ...parts } = merged.value;
  const isOrdered = !isSameValue(order, folder.sections.map(keyAndKind));
  const content = tidied({
    hidden: veiled.map(({ key }) => key),
    ...(isOrdered && { order, known: known.map(({ key }) => key) }),
  });
  let value: PageDraft = { ...parts, content };
  for (const [key, written] of Object.entries(fields)) {
    for (const [name, one] of Object.entries(written)) {
      value = withField(value, folder, key, name, one);
    }
  }
  return { ...merged, value };
}

/** Takes back what somebody did. What has been made of the same words since then stays. */
export function withoutStep(
  folder: Folder,
  { before, after }: { before: PageDraft; after: PageDraft },
  now: PageDraft,
): PageDraft {
  return mergeDrafts(folder, after, now, before).value;
}

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
function spelledOut(folder: Folder, draft: PageDraft, followed: WrittenFields) {
  const { content, ...parts } = draft;
  const keyed = (keys: readonly string[] = []) => keys.map((key) => ({ key }));
  const written = Object.entries(followed).map(([key, fields]) => [
    key,
    { ...fields, ...content.fields?.[key] },
  ]);
  return {
    ...parts,
    order: allSections(folder, draft).map(keyAndKind),
    known: keyed(folder.sections.map(({ key }) => key)),
    /** Of sections that are hidden. */
    veiled: keyed(content.hidden),
    fields: { ...content.fields, ...Object.fromEntries(written) } as WrittenFields,
  };
}

type Spelled = ReturnType<typeof spelledOut>;

/** With the sections that were taken out while the other one wrote in them, as items of lists stay that the other changed. */
function withWrittenSections(base: Spelled | null, own: Spelled, other: Spelled): Spelled {
  if (!base) return own;
  const has = ({ order }: Spelled, key: string) => order.some((one) => one.key === key);
  const isWritten = (key: string) => !isSameValue(base.fields[key] ?? {}, other.fields[key] ?? {});
  const stay = base.order.filter(({ key }) => !has(own, key) && has(other, key) && isWritten(key));
  const order = [...own.order];
  for (const section of stay) {
    const before = base.order.slice(0, base.order.indexOf(section));
    const neighbour = before.findLast(({ key }) => order.some((one) => one.key === key));
    order.splice(order.findIndex(({ key }) => key === neighbour?.key) + 1, 0, section);
  }
  const fields = stay.map(({ key }) => [key, own.fields[key] ?? base.fields[key] ?? {}]);
  return { ...own, order, fields: { ...own.fields, ...Object.fromEntries(fields) } };
}
