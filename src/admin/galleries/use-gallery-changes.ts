import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { galleryById } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { toFailure } from '#admin/ui/feedback/failure.ts';
import type { DataError } from '#data/errors.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';

/** Something that is done to a gallery, and how it is taken back. */
export interface GalleryChange {
  /** What was done, for the button that takes it back: 'moving “The island”'. */
  label: string;
  /** Writes it on top of the gallery `now`. @returns what takes it back, if anything does. */
  run: (now: OpenGallery) => Promise<GalleryChange | undefined>;
  /** How the gallery looks with it, until the server says so. */
  show?: (open: OpenGallery) => OpenGallery;
}

interface Pending extends GalleryChange {
  isUndo: boolean;
}

/**
 * Optimistic changes to a gallery, written one after the other and undone newest first. Each writes only
 * what it changes, so that what colleagues do meanwhile stays.
 */
export function useGalleryChanges(id: string) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const done = useRef<GalleryChange[]>([]);
  const [doneLabel, setDoneLabel] = useState<string | null>(null);
  const [failure, setFailure] = useState<DataError | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const undoing = useRef<Promise<void>>(Promise.resolve());
  const change = useDataChange({
    run: async (wanted: GalleryChange) => {
      const now = queries.getQueryData(galleryById(id).queryKey);
      return wanted.run(now ?? (await queries.query(galleryById(id))));
    },
    changes: ['galleries'],
    inOrder: `gallery ${id}`,
  });

  /** @returns whether it was done. */
  function apply(wanted: GalleryChange, isUndo = false): Promise<boolean> {
    const applying = write(wanted, isUndo);
    running.current = Promise.all([running.current, applying]);
    return applying;
  }

  async function write(wanted: GalleryChange, isUndo: boolean): Promise<boolean> {
    const waiting = { ...wanted, isUndo };
    setPending((all) => [...all, waiting]);
    try {
      // Comes back when the server's own state has been read again.
      const undo = await change.mutateAsync(wanted);
      if (undo && !isUndo) remember(undo);
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    } finally {
      setPending((all) => all.filter((one) => one !== waiting));
    }
  }

  /** The gallery as it is once everything that was done has been written. */
  async function settled(): Promise<OpenGallery['gallery']> {
    await running.current;
    // Waits for what is being read again, and asks only when what is here is no longer true.
    const query = { ...galleryById(id), staleTime: Number.POSITIVE_INFINITY };
    return (await queries.query(query)).gallery;
  }

  function forget(): void {
    done.current = [];
    setDoneLabel(null);
  }

  function remember(undo: GalleryChange): void {
    done.current.push(undo);
    setDoneLabel(undo.label);
  }

  /** Takes back the last change, also one that is still on its way. */
  async function undoLast(): Promise<void> {
    await running.current;
    const last = done.current.pop();
    if (!last) return;
    setDoneLabel(done.current.at(-1)?.label ?? null);
    // What could not be taken back now can be tried again.
    if (!(await apply(last, true))) remember(last);
  }

  return {
    apply,
    settled,
    /** Forgets what can be taken back. */
    forget,
    /** Takes note of something that was done by other means and can be taken back. */
    remember,
    /** What the next undo takes back; null for nothing. */
    undoLabel: pending.findLast(({ isUndo }) => !isUndo)?.label ?? doneLabel,
    undo: () => {
      undoing.current = undoing.current.then(undoLast);
      return undoing.current;
    },
    isSaving: pending.length > 0,
    /** Why the last change failed, until the message is dismissed. */
    failure,
    dismissFailure: () => setFailure(null),
    /** The gallery with everything that is on its way. */
    withPending: (open: OpenGallery) =>
      pending.reduce((seen, { show }) => show?.(seen) ?? seen, open),
  };
}

export type GalleryChanges = ReturnType<typeof useGalleryChanges>;
