import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { galleryById } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { OpenGallery } from '#data/galleries.ts';

/** Something that is done to a gallery, and how it is taken back. */
export interface GalleryChange {
  /** What was done, for the button that takes it back: 'moving “The island”'. */
  label: string;
  /**
   * Writes it.
   *
   * @param now the gallery as it is when its turn has come.
   * @returns what takes it back; nothing when that can't be.
   */
  run: (now: OpenGallery) => Promise<GalleryChange | undefined>;
  /** How the gallery looks with it, until the server says so. */
  show?: (open: OpenGallery) => OpenGallery;
}

/**
 * Changes to a gallery: each is seen at once, written one after the other, and can be taken back, the
 * newest first. What colleagues do meanwhile stays, because a change says only what it changes.
 */
export function useGalleryChanges(id: string) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<readonly GalleryChange[]>([]);
  const [done, setDone] = useState<readonly GalleryChange[]>([]);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const change = useDataChange({
    run: async (wanted: GalleryChange) => {
      const now = queries.getQueryData(galleryById(id).queryKey);
      return wanted.run(now ?? (await queries.fetchQuery(galleryById(id))));
    },
    changes: ['galleries'],
    inOrder: `gallery ${id}`,
  });

  /** @returns whether it was done. */
  async function apply(wanted: GalleryChange, isUndo = false): Promise<boolean> {
    setPending((all) => [...all, wanted]);
    // Comes back when the server's own state has been read again.
    const writing = change.mutateAsync(wanted);
    running.current = Promise.allSettled([running.current, writing]);
    try {
      const undo = await writing;
      if (undo && !isUndo) setDone((all) => [...all, undo]);
      return true;
    } catch {
      // What went wrong stands in the bar.
      return false;
    } finally {
      setPending((all) => all.filter((one) => one !== wanted));
    }
  }

  /** The gallery as it is once everything that was done has been written. */
  async function settled(): Promise<OpenGallery['gallery']> {
    await running.current;
    const now = queries.getQueryData(galleryById(id).queryKey);
    return (now ?? (await queries.fetchQuery(galleryById(id)))).gallery;
  }

  return {
    apply,
    settled,
    /** Takes note of something that was done by other means and can be taken back. */
    remember: (undo: GalleryChange) => setDone((all) => [...all, undo]),
    /** What the next undo takes back; null for nothing. */
    undoLabel: done.at(-1)?.label ?? null,
    undo: async () => {
      const last = done.at(-1);
      if (!last) return;
      setDone((all) => all.slice(0, -1));
      // What could not be taken back now can be tried again.
      if (!(await apply(last, true))) setDone((all) => [...all, last]);
    },
    isSaving: pending.length > 0,
    failure: change.error,
    dismissFailure: change.reset,
    /** The gallery with everything that is on its way. */
    withPending: (open: OpenGallery) =>
      pending.reduce((seen, { show }) => show?.(seen) ?? seen, open),
  };
}

export type GalleryChanges = ReturnType<typeof useGalleryChanges>;
