import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cssFor, dressed, heightOf, Sections } from '#admin/pages/frame/PageView.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { useOtherPages } from '#admin/pages/open/use-other-pages.ts';
import { useUntranslated } from '#admin/pages/translations/use-original.ts';
import { linkingTexts, pageThere, siteMenu } from '#admin/queries/pages.ts';
import { speaking } from '#business/language.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { site } from '#site';
import { followerProblems, useChosenProblems } from './chosen-problems.ts';
import { linkProblems, pathLinks } from './link-problems.ts';
import { seenIn } from './seen-problems.ts';

/** Windows that a page is looked at in, in CSS pixels. */
const WIDTHS = [390, 1024, 1440];
/** What moves has not arrived when it is looked at. */
const AT_REST = '*, ::before, ::after { transition: none !important; animation: none !important; }';
/** After the last key, in milliseconds. */
const PAUSE_MS = 600;

/** Looks at the page as visitors get it, out of sight, whenever it has changed. */
export function PageWatch() {
  const { name, page, draft, setSeen, canLook } = useOpenPage();
  const chosen = useChosenProblems(page, name.language);
  const leading = useLinkProblems(page, name.language);
  const missing = useMissingTargets(page, name.language);
  const isKnown = chosen !== null && leading !== null && missing !== null;
  const links = [...(leading ?? []), ...(missing ?? []), ...(chosen ?? []), ...useUntranslated()];
  const frame = useRef<HTMLIFrameElement>(null);
  const looking = useRef<Promise<readonly PageProblem[]>>(Promise.resolve([]));
  const [body, setBody] = useState<HTMLElement | null>(null);

  const look = useEffectEvent(async () => {
    const element = frame.current;
    const inside = element?.contentDocument;
    if (!element || !inside) return links;
    const found = await seenIn(inside, page, WIDTHS, (width) => {
      element.style.width = `${width}px`;
      element.style.height = `${heightOf(width)}px`;
      inside.adoptedStyleSheets[0]?.replaceSync(cssFor(width) + AT_REST);
    });
    return [...links, ...found];
  });
  /** One look after the other: each needs the frame at widths of its own. */
  const lookNext = useEffectEvent(() => {
    const next = looking.current.then(
      () => look(),
      () => look(),
    );
    looking.current = next;
    return next;
  });

  useEffect(() => {
    if (!body) return;
    canLook(() => lookNext());
  }, [body, canLook]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with these.
  useEffect(() => {
    if (!body) return;
    let isOver = false;
    const timer = setTimeout(
      () =>
        void lookNext().then(
          (problems) => isOver || setSeen({ problems, of: isKnown ? draft : null }),
        ),
      PAUSE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [body, draft, links.length, isKnown]);

  return (
    <div
      aria-hidden="true"
      inert
      className="invisible fixed top-0 inset-s-0 size-px overflow-hidden"
    >
      <iframe
        ref={frame}
        title={staff.pages.pageOutOfSight}
        tabIndex={-1}
        srcDoc="<!doctype html>"
        onLoad={() => setBody(dressed(frame.current, '')?.document.body ?? null)}
        className="absolute top-0 inset-s-0"
        style={{ width: WIDTHS[0], height: heightOf(390) }}
      />
      {body && createPortal(<Sections mode="marked" width={390} />, body)}
    </div>
  );
}

/** Links to where visitors find no page; null while it is looked at. */
function useMissingTargets(page: MergedPage, language: string): PageProblem[] | null {
  const links = pathLinks(page, pathOfPage(language, page));
  const looks = useQueries({ queries: links.map(({ path }) => pageThere(path)) });
  if (looks.some(({ isLoading }) => isLoading)) return null;
  return links.flatMap(({ path, where, key, at }, nth): PageProblem[] =>
    looks[nth]?.data === false
      ? [{ level: 'caution', key, at, text: staff.pages.leadsToNoPage(where, path) }]
      : [],
  );
}

/** Links that lead to no section of this page, and of this page to none; null while they are fetched. */
function useLinkProblems(page: MergedPage, language: string): PageProblem[] | null {
  const others = useOtherPages();
  const menu = useQuery(siteMenu);
  const texts = useQuery(linkingTexts(pathOfPage(language, page)));
  if (!others || !menu.data || !texts.data) return null;
  const items = (menu.data.items ?? site.navigation).flatMap((item) =>
    'href' in item
      ? [{ from: staff.pages.ofTheMenu(item.label), to: STAFF.menu, text: item.href }]
      : [],
  );
  const { articles, galleries } = texts.data;
  return speaking(language, () => [
    ...followerProblems(page, others),
    ...linkProblems(page, others, [
      ...items,
      ...articles.map(({ id, title, text }) => ({
        ...{ from: staff.pages.theArticle(title), to: STAFF.article(id), text },
      })),
      ...galleries.map(({ id, title, text }) => ({
        ...{ from: staff.pages.theGallery(title), to: STAFF.gallery(id), text },
      })),
    ]),
  ]);
}
