import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { draftProblem } from '#admin/pages/page-saver.ts';
import { openPage } from '#admin/queries/pages.ts';
import { useNames } from '#admin/queries/people.ts';
import { useGoingLiveMessage } from '#admin/releases/use-going-live-message.tsx';
import { keptMessage } from '#admin/saving/kept-message.tsx';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { $session } from '#stores/session.ts';
import type { PageChangesState } from './use-page-changes.ts';
import type { PageStatus } from './use-page-status.ts';

const NO_ROOM = 'This browser has no room for a copy: leave this page open.';

interface PageBannerProps {
  saving: SaveStatus;
  status: PageStatus;
  changes: PageChangesState;
  fix: () => void;
  onConflict: () => void;
}

/** The one thing that matters most now, and what can be done about it. */
export function PageBanner({ saving, status, changes, fix, onConflict }: PageBannerProps) {
  const going = useGoingLiveMessage({ status, publishing: changes }, fix);
  const trouble = useSavingMessage(saving, onConflict);
  const left = useLeftMessage();
  const copy = useCopyMessage();
  const colleague = useColleagueMessage();
  const rest = left ?? copy ?? colleague;
  return <StatusBanner message={trouble ?? undoMessage(changes) ?? going ?? rest} />;
}

/** Why what is typed is not on the server, if it is not. */
function useSavingMessage(saving: SaveStatus, onConflict: () => void): Message | null {
  const { name, state, saver } = useOpenPage();
  const nameOf = useNames();
  const { copy, failure, typed, theirs } = state;
  const where = { kept: 'It is kept on this device.', pending: '', refused: NO_ROOM }[copy];
  switch (saving) {
    case 'conflict':
      return {
        tone: 'caution',
        title: `${nameOf(theirs?.updated_by) ?? 'Somebody'} has changed the same words meanwhile.`,
        text: `What you typed is still in the page. ${where}`,
        actions: [{ label: 'Compare and choose', 'aria-haspopup': 'dialog', onClick: onConflict }],
      };
    case 'invalid':
      return {
        tone: 'bad',
        title: 'Not saved.',
        text: `${draftProblem(typed, name.kind)} ${where}`,
      };
    case 'offline':
      // For a moment it is neither kept nor refused.
      if (copy === 'pending') return null;
      return {
        tone: 'caution',
        title: copy === 'kept' ? 'Offline, kept on this device.' : 'Offline, not saved.',
        text: `${copy === 'kept' ? '' : `${NO_ROOM} `}It is saved by itself as soon as the server can be reached.`,
        actions: [{ label: 'Try now', onClick: () => void saver.save() }],
      };
    case 'failed':
      return {
        tone: 'bad',
        title: 'Not saved.',
        text: `${failure?.message ?? ''} ${copy === 'refused' ? NO_ROOM : ''}`,
        actions: [{ label: 'Try again', onClick: () => void saver.save() }],
      };
    default:
      return null;
  }
}

/** What was done to the page as a whole, and the way back. */
function undoMessage({ exchange, restoring, forgetExchange }: PageChangesState): Message | null {
  if (!exchange) return null;
  const { sentence, revision } = exchange;
  return {
    tone: 'plain',
    title: sentence,
    text: restoring.error?.message,
    actions: [
      {
        label: 'Undo',
        isPending: restoring.isPending,
        onClick: () => restoring.mutate({ id: revision, sentence: 'It is as it was before.' }),
      },
      { label: 'Close', kind: 'quiet', onClick: forgetExchange },
    ],
  };
}

/** What an earlier visit typed, or what had to make way. */
function useLeftMessage(): Message | null {
  const { state, saver } = useOpenPage();
  if (state.restoredFrom !== null) {
    return {
      tone: 'plain',
      title: 'What you typed last time is back.',
      text: (
        <>
          It was typed <RelativeTime at={state.restoredFrom} /> on this device and never saved.
        </>
      ),
      actions: [
        { label: 'Save it', onClick: () => void saver.save() },
        {
          label: 'Discard it',
          onClick: () => saver.dispatch({ type: 'unrestored', at: Date.now() }),
        },
      ],
    };
  }
  return keptMessage('Another state of yours', state, saver.dispatch);
}

/** The page was opened without a server. */
function useCopyMessage(): Message | null {
  const { kind, key } = useOpenPage().name;
  const { data } = useQuery({ ...openPage(kind, key), enabled: false });
  if (data !== undefined) return null;
  return {
    tone: 'plain',
    title: 'This is the page as this device saw it last.',
    text: 'Write on: it is kept here, and saved by itself as soon as the server can be reached.',
  };
}

/** A colleague saved while this page was open: what they changed is in it already. */
function useColleagueMessage(): Message | null {
  const { saved } = useOpenPage().state;
  const userId = useStore($session).user?.id;
  const nameOf = useNames();
  const [seen, setSeen] = useState(saved?.version ?? 0);
  if (!saved || saved.version <= seen || saved.updated_by === userId) return null;
  return {
    tone: 'plain',
    title: `${nameOf(saved.updated_by) ?? 'A colleague'} has changed this page too.`,
    text: 'You see both.',
    actions: [{ label: 'Close', kind: 'quiet', onClick: () => setSeen(saved.version) }],
  };
}
