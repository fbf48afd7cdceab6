import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useNames } from '#admin/queries/people.ts';
import { useGoingLiveMessage } from '#admin/releases/use-going-live.ts';
import { keptMessage } from '#admin/saving/kept-message.tsx';
import type { Saver } from '#admin/saving/saver.ts';
import { useBinnedMessage } from '#admin/saving/use-binned-message.ts';
import { useOtherAuthor } from '#admin/saving/use-other-author.ts';
import { useSaverState } from '#admin/saving/use-saver.ts';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import type { DocumentKind, StoredDocument } from './document-kind.ts';
import type { DocumentChanges } from './use-document-changes.ts';
import type { DocumentStatus } from './use-document-status.ts';

interface DocumentBannerProps<Value, Saved extends StoredDocument> {
  kind: DocumentKind<Saved>;
  saver: Saver<Value, Saved>;
  status: DocumentStatus;
  changes: DocumentChanges<Saved>;
  /** What is wrong with what is typed, which the server would refuse; '' for nothing. */
  problem: string;
  /** Where each thing is mended: what is wrong, an address that is taken, and what keeps it from going live. */
  fix: Readonly<Record<'problem' | 'address' | 'publishing', () => void>>;
  onConflict: () => void;
  /** Before all others. */
  urgent?: Message | null | undefined;
}

/** The one thing that matters most now, and what can be done about it. */
export function DocumentBanner<Value, Saved extends StoredDocument>(
  props: DocumentBannerProps<Value, Saved>,
) {
  const { kind, saver, status, changes, fix, urgent } = props;
  const newest = useSaverState(saver, ({ theirs, saved }) => theirs ?? saved);
  const trouble = useSavingMessage(props);
  const binned = useBinnedMessage(newest, (id) => kind.bin(id, false), kind.entity);
  const going = useGoingLiveMessage({ status, publishing: changes }, fix.publishing);
  const kept = useKeptMessage(saver);
  const colleague = useColleagueMessage(kind, saver);
  const { asDeviceSawItLast: title, writeOnWhileAway: text } = staff.documents;
  const copy: Message | null = status.isCopy ? { tone: 'plain', title, text } : null;
  const done = undoMessage(changes) ?? going ?? leftOutMessage(status, changes);
  return (
    <StatusBanner message={urgent ?? trouble ?? binned ?? done ?? kept ?? colleague ?? copy} />
  );
}

/** Why what is typed is not on the server, if it is not. */
function useSavingMessage<Value, Saved extends StoredDocument>({
  saver,
  problem,
  fix,
  onConflict,
}: DocumentBannerProps<Value, Saved>): Message | null {
  const saving = useSaverState(saver, saver.saveStatus);
  const failure = useSaverState(saver, (state) => state.failure);
  const copy = useSaverState(saver, (state) => state.copy);
  const other = useOtherAuthor(useSaverState(saver, ({ theirs }) => theirs));
  const words = staff.documents;
  const save = () => void saver.save();
  const where = { kept: words.keptOnDevice, pending: '', refused: words.noRoomKeepOpen }[copy];
  switch (saving) {
    case 'conflict':
      return {
        tone: 'caution',
        title: other.sentence,
        text: words.typedIsStillHere(where),
        actions: [
          { label: staff.saving.compareAndChoose, 'aria-haspopup': 'dialog', onClick: onConflict },
        ],
      };
    case 'invalid':
      return {
        tone: 'bad',
        title: staff.saving.notSavedNow,
        text: `${problem} ${where}`,
        actions: [{ label: words.fix, onClick: fix.problem }],
      };
    case 'offline':
      // For a moment it is neither kept nor refused.
      if (copy === 'pending') return null;
      return {
        tone: 'caution',
        title: copy === 'kept' ? words.offlineKept : words.offlineNotSaved,
        text: words.savedWhenServerIsBack(copy === 'kept' ? '' : `${words.noRoomKeepOpen} `),
        actions: [{ label: words.tryNow, onClick: save }],
      };
    case 'failed':
      return {
        tone: 'bad',
        title: staff.saving.notSavedNow,
        text: `${failure?.message ?? ''} ${copy === 'refused' ? words.noRoomKeepOpen : ''}`.trim(),
        actions: [
          failure?.code === 'already-there'
            ? { label: words.fix, onClick: fix.address }
            : { label: staff.common.tryAgain, onClick: save },
        ],
      };
    case 'saved':
    case 'blank':
      return null;
    default:
      return copy === 'refused'
        ? { tone: 'caution', title: words.noRoomForCopy, text: words.notKeptUntilSaved }
        : null;
  }
}

/** What is newer than what was scheduled does not go live with it. */
function leftOutMessage<Saved>(
  { scheduledAt, isBeyondPlan }: DocumentStatus,
  { scheduling }: DocumentChanges<Saved>,
): Message | null {
  if (!scheduledAt || !isBeyondPlan) return null;
  const at = new Date(scheduledAt);
  return {
    tone: 'caution',
    title: staff.documents.writtenAfterScheduling(formatDateTime(at.getTime(), site.timeZone)),
    text: scheduling.error?.message,
    actions: [
      {
        label: staff.documents.includeIt,
        isPending: scheduling.isPending,
        onClick: () => scheduling.mutate(at),
      },
    ],
  };
}

/** What was done to the document as a whole, and the way back. */
function undoMessage<Saved>(changes: DocumentChanges<Saved>): Message | null {
  const { exchange, undoing, forgetExchange } = changes;
  if (!exchange) return null;
  return {
    tone: 'plain',
    title: exchange.sentence,
    text: undoing.error?.message,
    actions: [
      {
        label: staff.screens.undo,
        isPending: undoing.isPending,
        onClick: () => undoing.mutate(exchange),
      },
      { label: staff.common.close, kind: 'quiet', onClick: forgetExchange },
    ],
  };
}

/** What an earlier visit typed, or what had to make way. */
function useKeptMessage<Value, Saved extends StoredDocument>(
  saver: Saver<Value, Saved>,
): Message | null {
  const restoredFrom = useSaverState(saver, (state) => state.restoredFrom);
  const kept = useSaverState(saver, (state) => state.kept);
  const copy = useSaverState(saver, (state) => state.copy);
  const words = staff.documents;
  if (restoredFrom === null) {
    return keptMessage(words.anotherTextOfYours, { kept, copy }, saver.dispatch);
  }
  return {
    tone: 'plain',
    title: words.typedBeforeIsBack,
    text: (
      <RichText
        text={words.typedHereNeverSaved}
        parts={{ time: <RelativeTime at={restoredFrom} /> }}
      />
    ),
    actions: [
      { label: words.saveIt, onClick: () => void saver.save() },
      {
        label: words.discardIt,
        onClick: () => saver.dispatch({ type: 'unrestored', at: Date.now() }),
      },
    ],
  };
}

/** A colleague saved while this screen was open: what they changed is in it already. */
function useColleagueMessage<Value, Saved extends StoredDocument>(
  { written = ({ version }) => version }: DocumentKind<Saved>,
  saver: Saver<Value, Saved>,
): Message | null {
  const saved = useSaverState(saver, (state) => state.saved);
  const userId = useStore($session).user?.id;
  const nameOf = useNames();
  const version = saved ? written(saved) : 0;
  const [seen, setSeen] = useState(version);
  if (!saved || version <= seen || saved.updated_by === userId) return null;
  const { hasSavedANewer, newerIsShown } = staff.documents;
  return {
    tone: 'plain',
    title: hasSavedANewer(nameOf(saved.updated_by) ?? staff.screens.aColleague),
    text: newerIsShown,
    actions: [{ label: staff.common.close, kind: 'quiet', onClick: () => setSeen(version) }],
  };
}
