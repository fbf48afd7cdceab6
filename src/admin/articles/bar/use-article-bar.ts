import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasChanges } from '#admin/articles/article-saver.ts';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { type ArticlePart, focusField, isOnSheet } from '#admin/articles/fields.ts';
import { useVersions } from '#admin/articles/versions/RevisionsDialog.tsx';
import { whatIsWaiting } from '#admin/editor/blocks/waiting-pictures.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { useGoingLive } from '#admin/releases/use-going-live.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { publishArticle, unpublishArticle, unscheduleArticle } from '#data/articles/articles.ts';
import { DataError } from '#data/errors.ts';
import { isOnSite, publicationStatus } from '#domain/articles/publication-status.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';

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

const incomplete = () => staff.articles.titleAndTextNeeded;

/** Publishes, schedules and removes the article; `usePublicationStatus` says what the live site shows. */
function usePublishing() {
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

/** Where the open article stands for its visitors, counting what is typed but not saved yet. */
function usePublicationStatus() {
  const id = useArticle(({ saved }) => saved?.id ?? '');
  const version = useArticle((state) => (state.saved?.version ?? 0) + (hasChanges(state) ? 1 : 0));
  const publication = usePublication();
  const { data } = useQuery({ ...articleById(id), enabled: id !== '' });
  const { published = null, scheduled = null, change = null } = data ?? {};
  const status = publicationStatus(
    {
      version,
      published: published && {
        version: published.version,
        publishedAt: new Date(published.published_at),
      },
      change: change && { ...change, at: new Date(change.at) },
      isArchived: (data?.article.archived_at ?? null) !== null,
      liveVersion: publication.liveVersion,
      comingVersion: publication.comingVersion,
    },
    new Date(),
  );
  const planned = [
    { at: published?.published_at, version: published?.version ?? 0 },
    { at: scheduled?.publish_at, version: scheduled?.version ?? 0 },
  ].find(({ at }) => at !== undefined && Date.parse(at) > Date.now());
  // Before anything is known nothing is said: least of all that something is live.
  const isKnown = id === '' || (data !== undefined && publication.isKnown);
  return {
    status: isKnown ? status : null,
    published,
    /** Whether there is text that is newer than the published one, saved or not. */
    hasNewer: published !== null && version > published.version,
    /** When the article, or a change to it, is to go live, ISO 8601. */
    scheduledAt: planned?.at ?? null,
    /** Whether newer text is left out of that. */
    isBeyondPlan: planned !== undefined && version > planned.version,
    publication,
    address:
      published && publication.isSettled && isOnSite(status)
        ? pathIn(published.language, `/blog/${published.slug}`)
        : null,
  };
}
