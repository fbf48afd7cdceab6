import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveStatus } from '#admin/articles/article-saver.ts';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import type { ArticlePart } from '#admin/articles/fields.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useNames } from '#admin/queries/people.ts';
import { useGoingLiveMessage } from '#admin/releases/use-going-live.ts';
import { useOtherAuthor } from '#admin/saving/ConflictDialog.tsx';
import { keptMessage } from '#admin/saving/kept-message.tsx';
import { useBinnedMessage } from '#admin/saving/use-binned-message.ts';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { changeArticles } from '#data/articles/article-list.ts';
import { type ArticleText, findProblems } from '#domain/articles/article-text.ts';
import { missingPicturesIn } from '#domain/markdown/picture-words.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import type { BarProps } from './use-article-bar.ts';

const noRoom = () => staff.articles.noRoomKeepOpen;

/** The one thing that matters most now, and what can be done about it. */
export function ArticleStatusBanner({ bar }: BarProps) {
  const saving = useSavingMessage(bar);
  const { state } = useOpenArticle();
  const newest = useArticle(({ theirs, saved }) => theirs ?? saved);
  const binned = useBinnedMessage(newest, (id) => changeArticles([id], 'restore'), 'posts');
  const fix = () => bar.fix(partInTheWay(state.get().typed));
  const going = useGoingLiveMessage(bar, fix) ?? leftOutMessage(bar);
  const undo = undoMessage(bar.versions);
  const kept = useKeptTextMessage();
  const copy = useCopyMessage();
  const colleague = useColleagueMessage();
  return <StatusBanner message={saving ?? binned ?? undo ?? going ?? kept ?? colleague ?? copy} />;
}

/** What keeps a refused article from going live: a missing part or picture, or one without a description. */
function partInTheWay({ title, body }: ArticleText): ArticlePart {
  if (title.trim() === '') return 'title';
  if (body.trim() === '') return 'body';
  return missingPicturesIn(body) > 0 ? 'missing' : 'picture';
}

/** Why what is typed is not on the server, if it is not. */
function useSavingMessage({ open, fix }: BarProps['bar']): Message | null {
  const { save } = useOpenArticle();
  const status = useArticle(saveStatus);
  const failure = useArticle((state) => state.failure);
  const copy = useArticle((state) => state.copy);
  const typed = useArticle((state) => state.typed);
  const [problem] = findProblems(typed);
  const other = useOtherAuthor(useArticle(({ theirs }) => theirs));
  const where = { kept: staff.articles.keptOnDevice, pending: '', refused: noRoom() }[copy];
  if (status === 'conflict') {
    return {
      tone: 'caution',
      title: other.sentence,
      text: staff.articles.typedIsStillHere(where),
      actions: [
        {
          label: staff.articles.compareAndChoose,
          'aria-haspopup': 'dialog',
          onClick: () => open('conflict'),
        },
      ],
    };
  }
  if (status === 'invalid' && problem) {
    return {
      tone: 'bad',
      title: staff.articles.notSaved,
      text: `${problem.text} ${where}`,
      actions: [{ label: staff.articles.fix, onClick: () => fix(problem.field) }],
    };
  }
  if (status === 'offline') {
    // For a moment it is neither kept nor refused.
    if (copy === 'pending') return null;
    return {
      tone: 'caution',
      title:
        copy === 'kept' ? staff.articles.bannerOfflineKept : staff.articles.bannerOfflineNotSaved,
      text: staff.articles.savedWhenServerIsBack(copy === 'kept' ? '' : `${noRoom()} `),
      actions: [{ label: staff.articles.tryNow, onClick: () => save() }],
    };
  }
  if (status === 'failed' && failure) {
    return {
      tone: 'bad',
      title: staff.articles.notSaved,
      text: copy === 'refused' ? `${failure.message} ${noRoom()}` : failure.message,
      actions: [
        failure.code === 'already-there'
          ? { label: staff.articles.fix, onClick: () => fix('slug') }
          : { label: staff.articles.tryAgain, onClick: () => save() },
      ],
    };
  }
  if (copy === 'refused' && status !== 'saved' && status !== 'blank') {
    return {
      tone: 'caution',
      title: staff.articles.noRoomForCopy,
      text: staff.articles.notKeptUntilSaved,
    };
  }
  return null;
}

/** Text that is newer than the one that was scheduled does not go live with it. */
function leftOutMessage({ status, publishing }: BarProps['bar']): Message | null {
  const { scheduledAt, isBeyondPlan } = status;
  const { scheduling } = publishing;
  if (!scheduledAt || !isBeyondPlan) return null;
  const at = new Date(scheduledAt);
  return {
    tone: 'caution',
    title: staff.articles.writtenAfterScheduling(formatDateTime(at.getTime(), site.timeZone)),
    text: scheduling.error?.message,
    actions: [
      {
        label: staff.articles.includeIt,
        isPending: scheduling.isPending,
        onClick: () => scheduling.mutate(at),
      },
    ],
  };
}

/** What was done to the text as a whole, and the way back. */
function undoMessage({ undo, undoing, dismissUndo }: BarProps['bar']['versions']): Message | null {
  if (!undo) return null;
  return {
    tone: 'plain',
    title: undo.sentence,
    text: undoing.error?.message,
    actions: [
      {
        label: staff.articles.undo,
        isPending: undoing.isPending,
        onClick: () => undoing.mutate(undo),
      },
      { label: staff.articles.close, kind: 'quiet', onClick: dismissUndo },
    ],
  };
}

/** A colleague saved while this page was open: what they changed is in it already. */
function useColleagueMessage(): Message | null {
  const saved = useArticle((state) => state.saved);
  const userId = useStore($session).user?.id;
  const nameOf = useNames();
  const [seen, setSeen] = useState(saved?.version ?? 0);
  if (!saved || saved.version <= seen || saved.updated_by === userId) return null;
  return {
    tone: 'plain',
    title: staff.articles.hasSavedANewer(nameOf(saved.updated_by) ?? staff.articles.aColleague),
    text: staff.articles.newerIsShown,
    actions: [
      { label: staff.articles.close, kind: 'quiet', onClick: () => setSeen(saved.version) },
    ],
  };
}

/** Texts of an earlier visit, or that had to make way. */
function useKeptTextMessage(): Message | null {
  const { dispatch } = useOpenArticle();
  const restoredFrom = useArticle((state) => state.restoredFrom);
  const kept = useArticle((state) => state.kept);
  const copy = useArticle((state) => state.copy);
  if (restoredFrom !== null) {
    return {
      tone: 'plain',
      title: staff.articles.typedBeforeIsBack,
      text: (
        <>
          <RichText
            text={staff.articles.typedHereNeverSaved}
            parts={{ time: <RelativeTime at={restoredFrom} /> }}
          />
        </>
      ),
      actions: [
        {
          label: staff.articles.discardIt,
          onClick: () => dispatch({ type: 'unrestored', at: Date.now() }),
        },
      ],
    };
  }
  return keptMessage(staff.articles.anotherTextOfYours, { kept, copy }, dispatch);
}

/** The article was opened without a server. */
function useCopyMessage(): Message | null {
  const id = useArticle(({ saved }) => saved?.id);
  const { data } = useQuery({ ...articleById(id ?? ''), enabled: false });
  if (!id || data) return null;
  return {
    tone: 'plain',
    title: staff.articles.asDeviceSawItLast,
    text: staff.articles.writeOnWhileAway,
  };
}
