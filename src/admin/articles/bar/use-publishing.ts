import { useState } from 'react';
import { useOpenArticle } from '#admin/articles/article-store.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { releaseAfter } from '#admin/releases/release-after.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import {
  type Article,
  publishArticle,
  unpublishArticle,
  unscheduleArticle,
} from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';

const INCOMPLETE = 'Give the article a title and a text before you publish it.';

/** Publishes, schedules and removes the article; `usePublicationStatus` says what the live site shows. */
export function usePublishing() {
  const { state, saveAll } = useOpenArticle();
  const { liveVersion } = usePublication();
  const [title, setTitle] = useState('');
  const publishing = useDataChange<void>({
    run: async () => {
      setTitle('Not published');
      const article = await saveComplete();
      // Why it could not be saved stands in the bar already.
      if (!article) return;
      await publishArticle(article.id, article.version);
      setTitle('Approved for visitors, but the site could not be built');
      await releaseAfter(liveVersion);
    },
    changes: ['posts', 'releases'],
  });
  const removing = useDataChange({
    run: async (article: Article) => {
      setTitle('Not taken off the site');
      await unpublishArticle(article.id);
      setTitle('Approved for removal, but the site could not be built');
      await releaseAfter(liveVersion);
    },
    changes: ['posts', 'releases'],
  });

  const scheduling = useDataChange({
    /** Whether it is scheduled now; why it could not be saved stands in the bar already. */
    run: async (at: Date): Promise<boolean> => {
      const article = await saveComplete();
      if (article) await publishArticle(article.id, article.version, at);
      return article !== null;
    },
    changes: ['posts'],
  });
  const unscheduling = useDataChange<void>({
    run: async () => {
      const { saved } = state.get();
      if (saved) await unscheduleArticle(saved.id);
    },
    changes: ['posts'],
  });

  async function saveComplete(): Promise<Article | null> {
    const { title, body } = state.get().typed;
    const missing = title.trim() === '' || body.trim() === '';
    const article = await saveAll();
    if (missing) throw new DataError('invalid', { message: INCOMPLETE });
    return article;
  }

  const error = publishing.error ?? removing.error;
  return {
    publish: () => {
      removing.reset();
      if (!publishing.isPending) publishing.mutate();
    },
    remove: (article: Article) => {
      publishing.reset();
      removing.mutate(article);
    },
    /** Tries once more what failed. */
    retry: () => {
      if (removing.variables && removing.isError) removing.mutate(removing.variables);
      else publishing.mutate();
    },
    dismiss: () => {
      publishing.reset();
      removing.reset();
    },
    scheduling,
    unscheduling,
    isSending: publishing.isPending || removing.isPending,
    failure: error && { title, reason: error.message },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
