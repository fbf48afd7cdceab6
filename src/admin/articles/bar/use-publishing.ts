import { useState } from 'react';
import { useOpenArticle } from '#admin/articles/article-store.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { releaseAfter } from '#admin/releases/release-after.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { type Post, publishPost, unpublishPost, unschedulePost } from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';

const INCOMPLETE = 'Give the article a title and a text before you publish it.';

/**
 * Takes the article from the working copy to visitors, and back. What becomes of it after that is
 * seen on the live site (`useStanding`).
 */
export function usePublishing() {
  const { state, saveAll } = useOpenArticle();
  const { liveVersion } = usePublication();
  const [title, setTitle] = useState('');
  const publishing = useDataChange<void>({
    run: async () => {
      setTitle('Not published');
      const post = await saveComplete();
      // Why it could not be saved stands in the bar already.
      if (!post) return;
      await publishPost(post.id, post.version);
      setTitle('Approved for visitors, but the site could not be built');
      await releaseAfter(liveVersion);
    },
    changes: ['posts', 'releases'],
  });
  const removing = useDataChange({
    run: async (post: Post) => {
      setTitle('Not taken off the site');
      await unpublishPost(post.id);
      setTitle('Approved for removal, but the site could not be built');
      await releaseAfter(liveVersion);
    },
    changes: ['posts', 'releases'],
  });

  const scheduling = useDataChange({
    /** Whether it is scheduled now; why it could not be saved stands in the bar already. */
    run: async (at: Date): Promise<boolean> => {
      const post = await saveComplete();
      if (post) await publishPost(post.id, post.version, at);
      return post !== null;
    },
    changes: ['posts'],
  });
  const unscheduling = useDataChange<void>({
    run: async () => {
      const { saved } = state.get();
      if (saved) await unschedulePost(saved.id);
    },
    changes: ['posts'],
  });

  async function saveComplete(): Promise<Post | null> {
    const { title, body } = state.get().typed;
    const missing = title.trim() === '' || body.trim() === '';
    const post = await saveAll();
    if (missing) throw new DataError('invalid', { message: INCOMPLETE });
    return post;
  }

  const error = publishing.error ?? removing.error;
  return {
    publish: () => {
      removing.reset();
      if (!publishing.isPending) publishing.mutate();
    },
    remove: (post: Post) => {
      publishing.reset();
      removing.mutate(post);
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
