import { isRecord } from '#domain/documents/same-value.ts';
import { randomId } from '#domain/text/random-id.ts';
import {
  type Folder,
  keyAndKind,
  type PageDraft,
  tidied,
  withFields,
  withSection,
} from './draft.ts';
import type { MergedPage, PageContent, PlacedSection } from './page.ts';

type Amounts = Readonly<Record<string, number>>;

/** @param amounts of the page, by the keys of its prices: the owner's, where the settings have one. */
const withAmounts = (item: unknown, amounts: Amounts): unknown =>
  isRecord(item) && typeof item.key === 'string' && item.key in amounts
    ? { ...item, from: amounts[item.key] }
    : item;

/** @param keyOf that of a copied item: a price is known on its page by its key. */
function copiedFields(
  { kind, fields }: PlacedSection,
  amounts: Amounts,
  keyOf = (key: unknown) => key,
) {
  const copied = (value: unknown) => {
    if (!Array.isArray(value)) return value;
    const items = kind === 'prices' ? value.map((item) => withAmounts(item, amounts)) : value;
    return items.map((item) => (isRecord(item) ? { ...item, key: keyOf(item.key) } : item));
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, copied(value)]));
}

/** A section once more, behind itself. What follows the folder is written down in the copy. @param key of the copy. */
export function withCopy(
  draft: PageDraft,
  folder: Folder,
  section: PlacedSection,
  { key, amounts }: { key: string; amounts: Amounts },
): PageDraft {
  const fields = copiedFields(section, amounts, () => `i${randomId().slice(0, 7)}`);
  const placed = withSection(draft, folder, { key, kind: section.kind }, section.key);
  return withFields(placed, key, fields);
}

/** The sections of a page, for one of staff's own that stands by itself. */
export function copiedContent({ sections }: MergedPage, amounts: Amounts): PageContent {
  return tidied({
    ...{ order: sections.map(keyAndKind), known: [] },
    hidden: sections.filter(({ isHidden }) => isHidden).map(({ key }) => key),
    fields: Object.fromEntries(
      sections.map((section) => [section.key, copiedFields(section, amounts)]),
    ),
  });
}
