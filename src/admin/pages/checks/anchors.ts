import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';

/** A link of the site, or a text with links in it. */
export interface Linking {
  /** What has it, as in `The menu’s “WORK”`. */
  from: string;
  /** The screen where it is written. */
  to: string;
  /** An address, or Markdown. */
  text: string;
}

/** A section that something leads to, and that the page does not show. */
export interface BrokenAnchor {
  anchor: string;
  from: string;
  to: string;
}

/** The anchors of a page: each section has its key, but for the head. */
export function anchorsOf(page: Pick<MergedPage, 'sections'>): Set<string> {
  return new Set(visibleSections(page).flatMap(({ key, kind }) => (kind === 'head' ? [] : [key])));
}

/** The addresses with an anchor that a text leads to; `path` is that of the page it stands on. */
export function anchorLinks(text: string, path: string): { path: string; anchor: string }[] {
  const found = text.matchAll(/(?:^|\]\(<?|href=["']?)(\/[^\s()<>"'#?]*)?#([\w-]+)/g);
  return [...found].map(([, to = path, anchor = '']) => ({ path: to, anchor }));
}

/** What leads to an anchor of this page that is not on it. */
export function brokenAnchors(
  page: Pick<MergedPage, 'sections'>,
  path: string,
  all: readonly Linking[],
): BrokenAnchor[] {
  const there = anchorsOf(page);
  return all.flatMap(({ from, to, text }) => {
    const missing = anchorLinks(text, '')
      .filter((link) => link.path === path && !there.has(link.anchor))
      .map(({ anchor }) => anchor);
    return [...new Set(missing)].map((anchor) => ({ anchor, from, to }));
  });
}
