import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasChanges, useArticle, useOpenArticle } from '#admin/articles/article-saver.ts';
import { type ArticlePart, focusField, isOnSheet } from '#admin/articles/fields.ts';
import { afterDrawing } from '#admin/documents/after-drawing.ts';
import type { OpenDialog } from '#admin/documents/DocumentEditorBar.tsx';
import { articleKind } from '#admin/documents/document-kind.ts';
import { useDocumentChanges } from '#admin/documents/use-document-changes.ts';
import { useDocumentStatus } from '#admin/documents/use-document-status.ts';
import { whatIsWaiting } from '#admin/editor/blocks/waiting-pictures.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';

type ArticleDialog = OpenDialog | 'details' | 'untranslated';

/** What the parts of an article's bar share: its status, its changes, and which dialog is open. */
export function useArticleBar() {
  const store = useOpenArticle();
  const [dialog, setDialog] = useState<ArticleDialog | null>(null);
  const isWide = useMediaQuery(WIDE);

  return {
    status: useArticleStatus(),
    changes: useDocumentChanges(articleKind, store, {
      refusal() {
        const { title, body } = store.state.get().typed;
        const isWhole = title.trim() !== '' && body.trim() !== '';
        // What is still being sent is not in the text that goes live.
        return whatIsWaiting() || (isWhole ? '' : staff.articles.titleAndTextNeeded);
      },
    }),
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    /** Goes to the part that mends what is wrong. */
    fix(part: ArticlePart) {
      if (isOnSheet(part)) setDialog(null);
      else if (!isWide) setDialog('details');
      afterDrawing(() => focusField(part));
    },
  };
}

export interface BarProps {
  bar: ReturnType<typeof useArticleBar>;
}

/** Where the open article stands for its visitors, counting what is typed but not saved yet. */
function useArticleStatus() {
  const id = useArticle(({ saved }) => saved?.id ?? '');
  const version = useArticle((state) => (state.saved?.version ?? 0) + (hasChanges(state) ? 1 : 0));
  const { data } = useQuery({ ...articleById(id), enabled: id !== '' });
  const { published = null, scheduled = null, change = null } = data ?? {};
  const status = useDocumentStatus({
    ...{ version, published, scheduled, change },
    isArchived: (data?.article.archived_at ?? null) !== null,
    isKnown: id === '' ? 'new' : data !== undefined,
  });
  return {
    ...status,
    published,
    path: published && pathIn(published.language, `/blog/${published.slug}`),
  };
}
