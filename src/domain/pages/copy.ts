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

/**
 * @param amounts of the page, by the keys of its prices: the owner's, where the settings have one.
 * @param keyOf that of a copied item: a price is known on its page by its key.
 */
function copiedFields(
  { kind, fields }: PlacedSection,
  amounts: Amounts,
  keyOf = (key: string) => key,
) {
  const copied = (item: { key: string } & object) => ({
    ...{ ...item, key: keyOf(item.key) },
    ...(kind === 'prices' && item.key in amounts && { from: amounts[item.key] }),
  });
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) && isRecord(value[0]) ? value.map(copied) : value,
    ]),
  );
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
