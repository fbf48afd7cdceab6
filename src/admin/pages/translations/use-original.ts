import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { openPage } from '#admin/queries/pages.ts';
import { stillTheSame } from '#admin/translations/Left.tsx';
import { draftOf } from '#data/pages/page-drafts.ts';
import { notedOriginal } from '#data/pages/page-translations.ts';
import { isRecord } from '#domain/documents/same-value.ts';
import { allSections, type PageDraft } from '#domain/pages/draft.ts';
import { folderPage } from '#domain/pages/folder-page.ts';
import { type Original, originalOf, wholePage } from '#domain/pages/original.ts';
import { type Untranslated, untranslated } from '#domain/text/untranslated.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { pageTexts } from '#sections/page-texts.ts';

const NO_FOLDER = { sections: [] };

/** What the open page is made from, and what of it is still to be translated; nothing of a page of the main language. */
export function useOriginal() {
  const { name, state, draft } = useOpenPage();
  const isTranslation = name.language !== '';
  const main = useQuery({ ...openPage({ ...name, language: '' }), enabled: isTranslation });
  const { data: own } = useQuery({ ...openPage(name), enabled: false });
  // What was noted is no change of the page: the saver does not hear of it.
  const row = own?.page ?? state.saved;
  const { data } = main;
  const { kind, key, language } = name;
  const found = useMemo(() => {
    if (!isTranslation || data === undefined || data?.page.deleted_at) return null;
    const original: Original | null = originalOf({
      folder: folderPage(kind, key),
      draft: data && draftOf(data.page),
      noted: row && notedOriginal(row),
    });
    const said = wholePage(folderPage(kind, key, language), draft);
    return original && { original, left: leftOf(original.now, said) };
  }, [data, row, draft, kind, key, language, isTranslation]);
  return { main, original: found?.original ?? null, left: found?.left ?? null };
}

/** What is left of the original goes live only if somebody says so. */
export function useUntranslated(): PageProblem[] {
  const { left } = useOriginal();
  return left && left.same > 0
    ? [{ level: 'caution', key: null, at: null, text: stillTheSame(left) }]
    : [];
}

/** What of a page is still its original. @param said `now` of the two: whole, as `wholePage` has them. */
export const leftOf = (original: PageDraft, said: PageDraft): Untranslated =>
  untranslated(textsOf(original), textsOf(said));

/** All that visitors read or hear of a page. */
function textsOf(page: PageDraft): string[] {
  const sections = allSections(NO_FOLDER, page);
  const texts = pageTexts({ sections }).filter(({ type }) => type !== 'link');
  const about = [
    page.title,
    page.seoTitle,
    page.seoDescription,
    ...Object.values(page.names ?? {}),
  ];
  const shown = sections.filter(({ isHidden }) => !isHidden).map(({ fields }) => fields);
  return [...about.map((text) => text ?? ''), ...texts.map(({ text }) => text), ...altsIn(shown)];
}

/** What is said of pictures, wherever a field has one. */
function altsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(altsIn);
  if (!isRecord(value)) return [];
  const alt = typeof value.alt === 'string' ? [value.alt] : [];
  return [...alt, ...Object.values(value).flatMap(altsIn)];
}
