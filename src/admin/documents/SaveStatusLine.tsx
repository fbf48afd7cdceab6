import { useEffect, useState } from 'react';
import type { DeviceCopy } from '#admin/saving/draft-entry.ts';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type MessageKey, staff } from '#languages/staff.ts';

const WORDS: Record<Exclude<SaveStatus, 'saved' | 'offline' | 'blank'>, MessageKey<'documents'>> = {
  saving: 'saving',
  unsaved: 'notSavedYet',
  conflict: 'notSavedShort',
  invalid: 'notSavedShort',
  failed: 'notSavedShort',
};

/** Says “kept” only once it is. */
const OFFLINE_WORDS: Record<DeviceCopy, MessageKey<'documents'>> = {
  pending: 'offlineNotSavedYet',
  kept: 'offlineKeptOnThisDevice',
  refused: 'offlineNotSavedShort',
};

const TONES: Record<SaveStatus, Tone> = {
  blank: 'empty',
  saved: 'good',
  saving: 'waiting',
  unsaved: 'waiting',
  offline: 'waiting',
  conflict: 'bad',
  invalid: 'bad',
  failed: 'bad',
};

interface SaveStatusLineProps {
  status: SaveStatus;
  copy: DeviceCopy;
  updatedAt: string | undefined;
  /** Leads to what is not saved, where that can be elsewhere. */
  onTrouble?: (() => void) | undefined;
}

/** Where the typed text is. */
export function SaveStatusLine(props: SaveStatusLineProps) {
  const { status, copy, updatedAt, onTrouble } = props;
  const isTrouble = onTrouble && status === 'failed';
  const announcement = useAnnouncement(status);
  return (
    <div className="flex items-center gap-2 text-note text-soft">
      <Dot tone={TONES[status]} />
      <span>
        {status === 'saved' && updatedAt && (
          <RichText
            text={staff.documents.saved}
            parts={{ time: <RelativeTime at={updatedAt} /> }}
          />
        )}
        {status === 'offline' && staff.documents[OFFLINE_WORDS[copy]]}
        {status === 'blank' && staff.documents.nothingWrittenYet}
        {isTrouble && (
          <button
            type="button"
            className="min-h-11 cursor-pointer font-medium text-bad underline underline-offset-4"
            aria-label={staff.documents.goToWhatIsNotSaved}
            onClick={onTrouble}
          >
            {staff.documents.notSavedShort}
          </button>
        )}
        {!isTrouble &&
          status !== 'saved' &&
          status !== 'offline' &&
          status !== 'blank' &&
          staff.documents[WORDS[status]]}
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
  return wasTrouble && status === 'saved' ? staff.documents.savedShort : '';
}
