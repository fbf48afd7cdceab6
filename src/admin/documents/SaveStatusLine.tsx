import { useEffect, useState } from 'react';
import type { DeviceCopy } from '#admin/saving/draft-entry.ts';
import type { Saver } from '#admin/saving/saver.ts';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { useSaverState } from '#admin/saving/use-saver.ts';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type MessageKey, staff } from '#languages/staff.ts';
import type { StoredDocument } from './document-kind.ts';

/** What is said of each, and in which colour; what is saved, or kept on the device, says more. */
const STATES: Readonly<Record<SaveStatus, { tone: Tone; words?: MessageKey<'documents'> }>> = {
  blank: { tone: 'empty', words: 'nothingWrittenYet' },
  saved: { tone: 'good' },
  saving: { tone: 'waiting', words: 'saving' },
  unsaved: { tone: 'waiting', words: 'notSavedYet' },
  offline: { tone: 'waiting' },
  conflict: { tone: 'bad', words: 'notSavedShort' },
  invalid: { tone: 'bad', words: 'notSavedShort' },
  failed: { tone: 'bad', words: 'notSavedShort' },
};

/** Says “kept” only once it is. */
const OFFLINE_WORDS: Record<DeviceCopy, MessageKey<'documents'>> = {
  pending: 'offlineNotSavedYet',
  kept: 'offlineKeptOnThisDevice',
  refused: 'offlineNotSavedShort',
};

interface SaveStatusLineProps<Value, Saved extends StoredDocument> {
  saver: Saver<Value, Saved>;
  /** Whether something else of it is being saved. */
  isBusy?: boolean;
}

/** Where the typed text is. */
export function SaveStatusLine<Value, Saved extends StoredDocument>({
  saver,
  isBusy = false,
}: SaveStatusLineProps<Value, Saved>) {
  const typed = useSaverState(saver, saver.saveStatus);
  const copy = useSaverState(saver, (state) => state.copy);
  const updatedAt = useSaverState(saver, ({ saved }) => saved?.updated_at);
  const status = typed === 'saved' && isBusy ? 'saving' : typed;
  const { tone, words = status === 'offline' ? OFFLINE_WORDS[copy] : undefined } = STATES[status];
  const announcement = useAnnouncement(status);
  return (
    <div className="flex items-center gap-2 text-note text-soft">
      <Dot tone={tone} />
      <span>
        {status === 'saved' && updatedAt && (
          <RichText
            text={staff.documents.saved}
            parts={{ time: <RelativeTime at={updatedAt} /> }}
          />
        )}
        {words && staff.documents[words]}
      </span>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Reads out the end of a trouble, not each save; the trouble itself is read out by the banner under the bar. */
function useAnnouncement(status: SaveStatus): string {
  const [wasTrouble, setTrouble] = useState(false);
  const isTrouble = ['offline', 'conflict', 'invalid', 'failed'].includes(status);
  useEffect(() => {
    if (isTrouble) setTrouble(true);
  }, [isTrouble]);
  return wasTrouble && status === 'saved' ? staff.saving.saved : '';
}
