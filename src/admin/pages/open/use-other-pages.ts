import { useQuery } from '@tanstack/react-query';
import { livePages } from '#admin/queries/pages.ts';
import { speaking } from '#business/language.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { shownPages } from '#domain/pages/shown-pages.ts';
import { isKind } from '#sections/kinds.ts';
import { sectionName } from '#sections/section-names.ts';
import { sharedSections } from '#sections/shared/shared-sections.ts';
import { useOpenPage } from './page-context.ts';

/** The other pages as visitors have them, in the language of the open one; undefined while they are fetched. */
export function useOtherPages(isWanted = true): readonly MergedPage[] | undefined {
  const { page, name } = useOpenPage();
  const { data } = useQuery({ ...livePages, enabled: isWanted });
  const rows = data?.filter(({ language }) => language === name.language);
  return (
    rows &&
    speaking(name.language, () =>
      shownPages(rows, isKind).filter(({ key, kind }) => key !== page.key || kind !== page.kind),
    )
  );
}

/** What of them can be shown here too. */
export function useSharedChoices(isWanted: boolean) {
  const others = useOtherPages(isWanted);
  return (
    others &&
    sharedSections(others).map(({ slug, page, section }) => ({
      ...{ slug, title: `${page.title}: ${sectionName(section, page.sections)}` },
    }))
  );
}
