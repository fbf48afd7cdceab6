import type { PageName } from '#admin/queries/pages.ts';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { PageRow, PageState } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isRecord } from '#domain/documents/same-value.ts';
import { folderPages } from '#domain/pages/folder-page.ts';
import { overlaidPage } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { hasWords } from '#domain/search/staff-words.ts';
import { staff } from '#languages/staff.ts';
import { isKind, KINDS } from '#sections/kinds.ts';
import { type Result, rankOf } from './results.ts';

/** The pages of the folder with what staff changed: their words are known here alone. */
export function findFolderPages(
  words: readonly string[],
  rows: readonly PageRow[],
  states: readonly PageState[],
): Result[] {
  if (words.length === 0) return [];
  const all = ['', ...otherLanguages()].flatMap((language) =>
    folderPages(language).map((folder) => ({ folder, language })),
  );
  return all.flatMap(({ folder, language }) => {
    const { kind, key } = folder;
    const isOf = (row: PageName & { ofFolder: boolean }) =>
      row.ofFolder && row.kind === kind && row.key === key && row.language === language;
    const row = rows.find((one) => isOf({ ...one, ofFolder: one.of_folder }));
    const page = overlaidPage(folder, row ? draftOf(row) : null, isKind);
    const texts = textsOf(page);
    if (!hasWords([page.title, ...texts.map(({ text }) => text)].join('\n'), words)) return [];
    const missing = words.filter((word) => !hasWords(page.title, [word]));
    const best = bestOf(texts, missing);
    return {
      ...{ id: `folder-${kind}-${key}${language && `-${language}`}`, group: 'page' as const },
      to: STAFF.page(key, language),
      ...{ title: page.title, field: best?.field ?? null, passage: best?.text ?? null },
      state: stateOf(states.find(isOf)),
      rank: rankOf(page.title, words),
    };
  });
}

/** What staff call a part of a page of their own, by its kind. */
export function nameOfPart(field: string | null): string | null {
  return field && isKind(field) ? staff.sections[KINDS[field].name] : field;
}

interface FieldText {
  field: string;
  text: string;
}

/** Not words that visitors read. */
const SILENT = ['key', 'media', 'file', 'library', 'href', 'link'];

function textsOf({ sections, names, slug, seoTitle, description }: MergedPage): FieldText[] {
  return [
    ...sections.flatMap(({ kind, fields }) =>
      stringsIn(fields).map((text) => ({ field: nameOfPart(kind) ?? kind, text })),
    ),
    { field: 'names', text: Object.values(names ?? {}).join(' · ') },
    { field: 'seo', text: [seoTitle, description].join(' · ') },
    { field: 'address', text: slug },
  ];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    SILENT.includes(key) ? [] : stringsIn(one),
  );
}

/** The text with most of the words. */
function bestOf(texts: readonly FieldText[], words: readonly string[]): FieldText | undefined {
  const count = ({ text }: FieldText) => words.filter((word) => hasWords(text, [word])).length;
  return texts
    .filter((one) => count(one) > 0)
    .toSorted((one, other) => count(other) - count(one))
    .at(0);
}

function stateOf(row: PageState | undefined): string {
  if (!row) return 'as-it-came';
  if (row.publishedHidden === true) return 'hidden';
  return row.state;
}
