import { useEffect, useState } from 'react';
import { type ArticlePart, focusField, isOnSheet } from '#admin/articles/fields.ts';
import { usePublicationStatus } from '#admin/articles/use-publication-status.ts';
import { useVersions } from '#admin/articles/versions/use-versions.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { usePublishing } from './use-publishing.ts';

type ArticleDialog =
  | 'details'
  | 'conflict'
  | 'schedule'
  | 'revisions'
  | 'discard'
  | 'remove'
  | 'untranslated';

/** What the parts of an article's bar share: its status, its changes, and which dialog is open. */
export function useArticleBar() {
  const [dialog, setDialog] = useState<ArticleDialog | null>(null);
  const [partToFix, setPartToFix] = useState<ArticlePart | null>(null);
  const isWide = useMediaQuery(WIDE);

  // What is on the sheet once the details are closed, and have given the focus back.
  useEffect(() => {
    if (!partToFix || (isOnSheet(partToFix) && dialog !== null)) return;
    focusField(partToFix);
    setPartToFix(null);
  }, [dialog, partToFix]);

  return {
    status: usePublicationStatus(),
    publishing: usePublishing(),
    versions: useVersions(),
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    /** Goes to the part that mends what is wrong. */
    fix(part: ArticlePart) {
      setPartToFix(part);
      if (isOnSheet(part)) setDialog(null);
      else if (!isWide) setDialog('details');
    },
  };
}

export interface BarProps {
  bar: ReturnType<typeof useArticleBar>;
}
