import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { discardChanges, restoreRevision } from '#data/documents/documents.ts';
import { discardPictureChanges } from '#data/media/unapproved-pictures.ts';
import { putBackChange } from '#data/releases/releases.ts';
import type { SavedChange, WaitingItem } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';

const CHANGED = ['posts', 'galleries', 'pages', 'media', 'releases'] as const;

/** A discarded change, while it can be undone. */
interface Undo {
  sentence: string;
  run: () => Promise<unknown>;
}

/** Discards a waiting change, which can be undone; visitors keep what they see. */
export function useDiscard(liveVersion: number) {
  const [undo, setUndo] = useState<Undo | null>(null);
  const discarding = useDataChange({
    run: async (item: WaitingItem) => {
      const run = item.saved ? await discardSaved(item.saved) : await takeBack(item, liveVersion);
      setUndo({ sentence: sentenceFor(item), run });
    },
    changes: CHANGED,
  });
  const undoing = useDataChange({
    run: async (wanted: Undo) => {
      await wanted.run();
      setUndo(null);
    },
    changes: CHANGED,
  });
  return { discarding, undoing, undo };
}

export type Discard = ReturnType<typeof useDiscard>;

/** @returns the undo: restores the revision with what was discarded. */
async function discardSaved({ entity, id, version, picturesVersion }: SavedChange) {
  if (entity === 'media') return discardPictureChanges(id, version);
  const seen = { id, version, pictures_version: picturesVersion };
  const { document, revision } = await discardChanges(entity, seen);
  return () => restoreRevision(entity, revision, document, true);
}

async function takeBack({ entity, id }: WaitingItem, liveVersion: number) {
  const before = await putBackChange(entity, id, liveVersion);
  return () => putBackChange(entity, id, before);
}

/** The button's label. */
export function discardLabel({ saved, approved, entity }: WaitingItem): string {
  if (saved || entity === 'media') return staff.releases.discardThisChange;
  if (approved?.action === 'unpublished' || approved?.action === 'deleted') {
    return staff.releases.keepOnSite;
  }
  return approved?.action === 'reordered' ? staff.releases.keepOldOrder : staff.releases.takeItBack;
}

function sentenceFor({ title, saved, entity, approved }: WaitingItem): string {
  if (saved || entity === 'media') return staff.releases.changeDiscarded(title);
  if (approved?.action === 'updated') {
    return staff.releases.takenBackNewerWaits(title);
  }
  if (approved?.action === 'published') return staff.releases.takenBackToDraft(title);
  return staff.releases.staysAsItIs(title);
}
