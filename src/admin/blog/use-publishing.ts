import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePublication } from '#admin/publish/use-publication.ts';
import { DataError } from '#data/errors.ts';
import { type Post, publishPost } from '#data/posts.ts';
import { fetchContentVersion, requestRelease } from '#data/releases.ts';
import { noteFailure } from '#stores/session.ts';

/** How far the article has come on its way to visitors, since Publish was pressed here. */
export type PublishingState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'building' }
  | { step: 'live' }
  | { step: 'failed'; title: string; reason: string };

/** What has to be seen on the live site before the word is 'Live'. */
interface Goal {
  contentVersion: number;
  release: number;
}

/**
 * Takes an article from the working copy to the live page and follows it there.
 *
 * @param saveAll saves what is typed; null when that failed.
 */
export function usePublishing(saveAll: () => Promise<Post | null>) {
  const publication = usePublication();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ title: string; reason: string } | null>(null);
  const [goal, setGoal] = useState<Goal | null>(null);

  async function publish() {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    setGoal(null);
    let title = 'Not published';
    try {
      const post = await saveAll();
      if (!post) return;
      await publishPost(post.id, post.version);
      title = 'Approved for visitors, but the site could not be built';
      const contentVersion = await fetchContentVersion();
      const release = contentVersion > publication.liveVersion ? (await requestRelease()).id : 0;
      setGoal({ contentVersion, release });
    } catch (cause) {
      if (!(cause instanceof DataError)) throw cause;
      setFailure({ title, reason: cause.message });
      noteFailure(cause);
    } finally {
      setSending(false);
      void queries.invalidateQueries();
    }
  }

  function state(): PublishingState {
    if (isSending) return { step: 'sending' };
    if (failure) return { step: 'failed', ...failure };
    if (!goal) return { step: 'idle' };
    if (publication.liveVersion >= goal.contentVersion) return { step: 'live' };
    const { failed, running } = publication;
    if (failed && !running && failed.id >= goal.release) {
      return { step: 'failed', title: 'The site could not be built', reason: failed.message };
    }
    return { step: 'building' };
  }

  return { publish, state: state() };
}
