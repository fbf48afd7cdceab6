import { useState } from 'react';
import { useOpenArticle } from '#admin/articles/article-store.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { bringBackVersion, restoreRevision } from '#data/articles/article-revisions.ts';
import { type Article, discardChanges } from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';

/** What was done to the text as a whole, for as long as it can be taken back in one press. */
interface Undo {
  /** 'The waiting changes are discarded.' */
  sentence: string;
  /** Version of the article as it was before. */
  version: number;
}

/** Replaces the whole text by another version. Saves what is typed first, so that each exchange can be undone. */
export function useVersions() {
  const { dispatch, saveAll } = useOpenArticle();
  const [undo, setUndo] = useState<Undo | null>(null);

  async function exchange(sentence: string, replace: (saved: Article) => Promise<Article>) {
    const saved = await saveAll();
    if (!saved)
      throw new DataError('unavailable', { message: staff.articles.saveYourChangesFirst });
    const article = await replace(saved);
    dispatch({ type: 'replaced', saved: article, keptAt: Date.now() });
    setUndo({ sentence, version: saved.version });
  }

  const restoring = useDataChange({
    run: ({ id, from }: { id: string; from: string }) =>
      exchange(staff.articles.versionRestored(from), (saved) => restoreRevision(id, saved.version)),
    changes: ['posts'],
  });
  const discarding = useDataChange<void>({
    run: () =>
      exchange(staff.articles.changesDiscarded, (saved) => discardChanges(saved.id, saved.version)),
    changes: ['posts'],
  });
  const undoing = useDataChange({
    run: async ({ version }: Undo) => {
      const saved = await saveAll();
      if (!saved) throw new DataError('not-found');
      const article = await bringBackVersion(saved.id, version, saved.version);
      dispatch({ type: 'replaced', saved: article, keptAt: Date.now() });
      setUndo(null);
    },
    changes: ['posts'],
  });

  return { restoring, discarding, undoing, undo, dismissUndo: () => setUndo(null) };
}
