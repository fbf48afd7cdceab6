import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { draftProblem } from '#admin/pages/page-saver.ts';
import { openPage } from '#admin/queries/pages.ts';
import { useNames } from '#admin/queries/people.ts';
import { useGoingLiveMessage } from '#admin/releases/use-going-live.ts';
import { keptMessage } from '#admin/saving/kept-message.tsx';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { useBinnedMessage } from '#admin/saving/use-binned-message.ts';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { binPage } from '#data/pages/page-changes.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import type { PageChangesState, PageStatus } from './use-page-changes.ts';

const noRoom = () => staff.pages.noRoomKeepOpen;

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
  const { theirs, saved } = useOpenPage().state;
  const binned = useBinnedMessage(theirs ?? saved, (id) => binPage(id, false), 'pages');
  const left = useLeftMessage();
  const copy = useCopyMessage();
  const colleague = useColleagueMessage();
  const rest = left ?? copy ?? colleague;
  return <StatusBanner message={trouble ?? binned ?? undoMessage(changes) ?? going ?? rest} />;
}

/** Why what is typed is not on the server, if it is not. */
function useSavingMessage(saving: SaveStatus, onConflict: () => void): Message | null {
  const { name, state, saver } = useOpenPage();
  const nameOf = useNames();
  const { copy, failure, typed, theirs } = state;
  const where = { kept: staff.pages.keptOnDevice, pending: '', refused: noRoom() }[copy];
  switch (saving) {
    case 'conflict':
      return {
        tone: 'caution',
        title: staff.pages.changedSameWords(nameOf(theirs?.updated_by) ?? staff.pages.somebody),
        text: staff.pages.typedIsStillHere(where),
        actions: [
          { label: staff.pages.compareAndChoose, 'aria-haspopup': 'dialog', onClick: onConflict },
        ],
      };
    case 'invalid':
      return {
        tone: 'bad',
        title: staff.pages.notSaved,
        text: `${draftProblem(typed, name.kind)} ${where}`,
      };
    case 'offline':
      // For a moment it is neither kept nor refused.
      if (copy === 'pending') return null;
      return {
        tone: 'caution',
        title: copy === 'kept' ? staff.pages.offlineKept : staff.pages.offlineNotSaved,
        text: staff.pages.savedWhenServerIsBack(copy === 'kept' ? '' : `${noRoom()} `),
        actions: [{ label: staff.pages.tryNow, onClick: () => void saver.save() }],
      };
    case 'failed':
      return {
        tone: 'bad',
        title: staff.pages.notSaved,
        text: `${failure?.message ?? ''} ${copy === 'refused' ? noRoom() : ''}`,
        actions: [{ label: staff.pages.tryAgain, onClick: () => void saver.save() }],
      };
    default:
      return null;
  }
}

/** What was done to the page as a whole, and the way back. */
function undoMessage({ exchange, undoing, forgetExchange }: PageChangesState): Message | null {
  if (!exchange) return null;
  return {
    tone: 'plain',
    title: exchange.sentence,
    text: undoing.error?.message,
    actions: [
      {
        label: staff.pages.undo,
        isPending: undoing.isPending,
        onClick: () => undoing.mutate(exchange),
      },
      { label: staff.pages.close, kind: 'quiet', onClick: forgetExchange },
    ],
  };
}

/** What an earlier visit typed, or what had to make way. */
function useLeftMessage(): Message | null {
  const { state, saver } = useOpenPage();
  if (state.restoredFrom !== null) {
    return {
      tone: 'plain',
      title: staff.pages.typedBeforeIsBack,
      text: (
        <>
          <RichText
            text={staff.pages.typedHereNeverSaved}
            parts={{ time: <RelativeTime at={state.restoredFrom} /> }}
          />
        </>
      ),
      actions: [
        { label: staff.pages.saveIt, onClick: () => void saver.save() },
        {
          label: staff.pages.discardIt,
          onClick: () => saver.dispatch({ type: 'unrestored', at: Date.now() }),
        },
      ],
    };
  }
  return keptMessage(staff.pages.anotherStateOfYours, state, saver.dispatch);
}

/** The page was opened without a server. */
function useCopyMessage(): Message | null {
  const { name } = useOpenPage();
  const { data } = useQuery({ ...openPage(name), enabled: false });
  if (data !== undefined) return null;
  return {
    tone: 'plain',
    title: staff.pages.asDeviceSawItLast,
    text: staff.pages.writeOnWhileAway,
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
    title: staff.pages.hasChangedThisPage(nameOf(saved.updated_by) ?? staff.pages.aColleague),
    text: staff.pages.youSeeBoth,
    actions: [{ label: staff.pages.close, kind: 'quiet', onClick: () => setSeen(saved.version) }],
  };
}
