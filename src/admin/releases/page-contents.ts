import { draftOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { DEFAULTS, visibleDrafts } from '#domain/pages/draft.ts';
import { folderPage } from '#domain/pages/folder-page.ts';
import { overlaidPage, ownPage } from '#domain/pages/overlay.ts';
import type { Comparison, StoredContent } from '#domain/releases/content-comparison.ts';
import { staff } from '#languages/staff.ts';
import { differencesOf } from '#sections/describe-changes.ts';
import { isKind } from '#sections/kinds.ts';
import { pageProblems } from '#sections/page-problems.ts';

/** How many of its changes a page is told by. */
const MOST = 3;

/** Compares what visitors see of a page with what they are to see; without a row one of the folder is as the site came. */
export function comparePages(seen: StoredContent | null, next: StoredContent | null): Comparison {
  const { kind, key, language } = (next ?? seen ?? {}) as Partial<PageRow>;
  const folder = kind && key ? folderPage(kind, key, language) : null;
  if (!folder && !(seen && next)) {
    return {
      summary: next ? staff.releases.newOnTheSite : staff.releases.leavesTheSite,
      parts: [],
    };
  }
  const [before, after] = visibleDrafts(stateOf(seen), stateOf(next));
  const differences = differencesOf(folder ?? { sections: [] }, before, after);
  const names = differences.slice(0, MOST).map(({ name }) => name);
  const more = differences.length - names.length;
  const all = more > 0 ? [...names, staff.releases.more(more)] : names;
  return {
    summary: all.join('; ') || staff.releases.nothingNoticeable,
    // Of a picture there are no words to compare.
    parts: differences.filter(({ before, after }) => before !== after),
  };
}

/** What keeps a page from being published. */
export function problemsOfPage(content: StoredContent): string[] {
  const { kind, key, language } = content as unknown as PageRow;
  const draft = stateOf(content);
  const folder = folderPage(kind, key, language);
  const { slug, title } = draft;
  const page = folder
    ? overlaidPage(folder, draft, isKind)
    : ownPage({ ...draft, kind, key, slug: slug ?? '', title: title ?? '' }, isKind);
  return pageProblems(page)
    .filter(({ level }) => level === 'must')
    .map(({ text }) => text);
}

function stateOf(content: StoredContent | null) {
  return content ? draftOf(content as unknown as PageRow) : DEFAULTS;
}
