import { isSameValue } from '#domain/documents/same-value.ts';
import { allSections, DEFAULTS, type Folder, keyAndKind, type PageDraft, tidied } from './draft.ts';
import type { FolderPage } from './page.ts';

const NO_SECTIONS: Folder = { sections: [] };

/** A page with all that it says, whether that is from the folder or from staff: as it is translated. */
export function wholePage(folder: FolderPage | null, draft: PageDraft): PageDraft {
  const sections = allSections(folder ?? NO_SECTIONS, draft);
  const said = sections.filter(({ fields }) => Object.keys(fields).length > 0);
  const names = folder?.names || draft.names ? { ...folder?.names, ...draft.names } : null;
  return {
    // Not of its words: each language has its own.
    ...{ slug: null, noindex: null, hidden: false, names },
    title: draft.title ?? folder?.title ?? null,
    seoTitle: draft.seoTitle ?? (draft.title === null ? folder?.seoTitle : null) ?? null,
    seoDescription: draft.seoDescription ?? folder?.description ?? null,
    content: tidied({
      order: sections.map(keyAndKind),
      hidden: sections.filter(({ isHidden }) => isHidden).map(({ key }) => key),
      fields: Object.fromEntries(said.map(({ key, fields }) => [key, fields])),
    }),
  };
}

/** A page of the main language and what it said when its translation was last brought up to it. */
export interface Original {
  now: PageDraft;
  before: PageDraft;
  isBehind: boolean;
}

interface Sources {
  /** What the folder has of it in the main language. */
  folder: FolderPage | null;
  /** What staff made of that, or their own page; null for one of the folder as it came. */
  draft: PageDraft | null;
  /** What was noted; null where nobody has noted anything yet. */
  noted: PageDraft | null;
}

/** @returns null for a page that has no original: it is in this language alone. */
export function originalOf({ folder, draft, noted }: Sources): Original | null {
  if (!folder && !draft) return null;
  const now = wholePage(folder, draft ?? DEFAULTS);
  // What the folder has in another language was made of what it has in the main one.
  const came = folder ? wholePage(folder, DEFAULTS) : now;
  const before = noted ? wholePage(null, noted) : came;
  return { now, before, isBehind: !isSameValue(before, now) };
}
