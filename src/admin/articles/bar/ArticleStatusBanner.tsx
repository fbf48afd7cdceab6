import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveStatus } from '#admin/articles/article-saver.ts';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import type { ArticlePart } from '#admin/articles/fields.ts';
import { useOtherAuthor } from '#admin/articles/versions/use-other-author.ts';
import { articleById } from '#admin/queries/articles.ts';
import { useNames } from '#admin/queries/people.ts';
import { useGoingLiveMessage } from '#admin/releases/use-going-live-message.tsx';
import { keptMessage } from '#admin/saving/kept-message.tsx';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { type ArticleText, findProblems } from '#domain/articles/article-text.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import type { BarProps } from './use-article-bar.ts';

const NO_ROOM = 'This browser has no room for a copy: leave this page open.';

/** The one thing that matters most now, and what can be done about it. */
export function ArticleStatusBanner({ bar }: BarProps) {
  const saving = useSavingMessage(bar);
  const { state } = useOpenArticle();
  const fix = () => bar.fix(partInTheWay(state.get().typed));
  const going = useGoingLiveMessage(bar, fix) ?? leftOutMessage(bar);
  const undo = undoMessage(bar.versions);
  const kept = useKeptTextMessage();
  const copy = useCopyMessage();
  const colleague = useColleagueMessage();
  return <StatusBanner message={saving ?? undo ?? going ?? kept ?? colleague ?? copy} />;
}

/** What keeps a refused article from going live: a missing part, or a picture without a description. */
function partInTheWay({ title, body }: ArticleText): ArticlePart {
  if (title.trim() === '') return 'title';
  if (body.trim() === '') return 'body';
  return 'picture';
}

/** Why what is typed is not on the server, if it is not. */
function useSavingMessage({ open, fix }: BarProps['bar']): Message | null {
  const { save } = useOpenArticle();
  const status = useArticle(saveStatus);
  const failure = useArticle((state) => state.failure);
  const copy = useArticle((state) => state.copy);
  const typed = useArticle((state) => state.typed);
  const [problem] = findProblems(typed);
  const other = useOtherAuthor();
  const where = { kept: 'It is kept on this device.', pending: '', refused: NO_ROOM }[copy];
  if (status === 'conflict') {
    return {
      tone: 'caution',
      title: other.sentence,
      text: `What you typed is still in the page. ${where}`,
      actions: [
        { label: 'Compare and choose', 'aria-haspopup': 'dialog', onClick: () => open('conflict') },
      ],
    };
  }
  if (status === 'invalid' && problem) {
    return {
      tone: 'bad',
      title: 'Not saved.',
      text: `${problem.text} ${where}`,
      actions: [{ label: 'Fix', onClick: () => fix(problem.field) }],
    };
  }
  if (status === 'offline') {
    // For a moment it is neither kept nor refused.
    if (copy === 'pending') return null;
    return {
      tone: 'caution',
      title: copy === 'kept' ? 'Offline, kept on this device.' : 'Offline, not saved.',
      text: `${copy === 'kept' ? '' : `${NO_ROOM} `}It is saved by itself as soon as the server can be reached.`,
      actions: [{ label: 'Try now', onClick: () => save() }],
    };
  }
  if (status === 'failed' && failure) {
    return {
      tone: 'bad',
      title: 'Not saved.',
      text: copy === 'refused' ? `${failure.message} ${NO_ROOM}` : failure.message,
      actions: [
        failure.code === 'already-there'
          ? { label: 'Fix', onClick: () => fix('slug') }
          : { label: 'Try again', onClick: () => save() },
      ],
    };
  }
  if (copy === 'refused' && status !== 'saved' && status !== 'blank') {
    return {
      tone: 'caution',
      title: 'This browser has no room for a copy.',
      text: 'What you type is not kept on this device until it is saved.',
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
    title: `What you wrote since is not part of what goes live at ${formatDateTime(at.getTime(), site.timeZone)}.`,
    text: scheduling.error?.message,
    actions: [
      {
        label: 'Include it',
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
      { label: 'Undo', isPending: undoing.isPending, onClick: () => undoing.mutate(undo) },
      { label: 'Close', kind: 'quiet', onClick: dismissUndo },
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
    title: `${nameOf(saved.updated_by) ?? 'A colleague'} has saved a newer version.`,
    text: 'It is what you see now.',
    actions: [{ label: 'Close', kind: 'quiet', onClick: () => setSeen(saved.version) }],
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
      title: 'What you typed last time is back.',
      text: (
        <>
          It was typed <RelativeTime at={restoredFrom} /> on this device and never saved.
        </>
      ),
      actions: [
        {
          label: 'Discard it',
          onClick: () => dispatch({ type: 'unrestored', at: Date.now() }),
        },
      ],
    };
  }
  return keptMessage('Another text of yours', { kept, copy }, dispatch);
}

/** The article was opened without a server. */
function useCopyMessage(): Message | null {
  const id = useArticle(({ saved }) => saved?.id);
  const { data } = useQuery({ ...articleById(id ?? ''), enabled: false });
  if (!id || data) return null;
  return {
    tone: 'plain',
    title: 'This is the article as this device saw it last.',
    text: 'Write on: it is kept here, and saved by itself as soon as the server can be reached.',
  };
}
