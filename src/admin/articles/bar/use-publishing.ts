import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { whatIsWaiting } from '#admin/editor/blocks/waiting-pictures.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { useGoingLive } from '#admin/releases/use-going-live.ts';
import { publishArticle, unpublishArticle, unscheduleArticle } from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';

const incomplete = () => staff.articles.titleAndTextNeeded;

/** Publishes, schedules and removes the article; `usePublicationStatus` says what the live site shows. */
export function usePublishing() {
  const { state, saveAll } = useOpenArticle();
  const version = useArticle(({ saved }) => saved?.version ?? 0);

  /** @returns whether it was approved; why it could not be saved stands in the bar already. */
  async function approve(at?: Date): Promise<boolean> {
    // What is still being sent is not in the text that goes live.
    const waiting = whatIsWaiting();
    if (waiting) throw new DataError('invalid', { message: waiting });
    const { title, body } = state.get().typed;
    const article = await saveAll();
    if (title.trim() === '' || body.trim() === '') {
      throw new DataError('invalid', { message: incomplete() });
    }
    if (article) await publishArticle(article.id, article.version, at);
    return article !== null;
  }

  const withdraw = async (from: typeof unpublishArticle) => {
    const { saved } = state.get();
    if (saved) await from(saved.id);
  };

  const going = useGoingLive(
    'posts',
    {
      publish: { approve: () => approve(), approved: staff.articles.approvedForVisitors },
      remove: {
        approve: () => withdraw(unpublishArticle),
        approved: staff.articles.approvedForRemoval,
      },
    },
    version,
  );
  const scheduling = useDataChange({ run: (at: Date) => approve(at), changes: ['posts'] });
  const unscheduling = useDataChange<void>({
    run: () => withdraw(unscheduleArticle),
    changes: ['posts'],
  });
  return { ...going, scheduling, unscheduling };
}
