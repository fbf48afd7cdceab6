import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';

/** What of these pages can be shown on another one, each by what names it there. */
export function sharedSections(pages: readonly MergedPage[]) {
  return pages.flatMap((page) =>
    visibleSections(page).flatMap((section) =>
      section.kind === 'prices' || section.kind === 'questions'
        ? [
            {
              slug: `${page.key}/${section.key}`,
              page,
              section,
              kind: section.kind as 'prices' | 'questions',
            },
          ]
        : [],
    ),
  );
}
