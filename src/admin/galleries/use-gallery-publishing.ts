import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { releaseAfter } from '#admin/releases/release-after.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { DataError } from '#data/errors.ts';
import { publishGallery, unpublishGallery } from '#data/galleries/gallery-changes.ts';
import { useOpenGallery } from './gallery-context.ts';

const NOT_SAVED = 'Something that is typed is not saved yet. Its field says why.';

/** Takes the gallery to visitors, and back. What becomes of it after that is seen on the live site. */
export function useGalleryPublishing() {
  const { open, fields, changes } = useOpenGallery();
  const { liveVersion } = usePublication();
  const [title, setTitle] = useState('');
  const { id } = open.gallery;
  const change = useDataChange({
    run: async (wanted: 'publish' | 'remove') => {
      setTitle(wanted === 'publish' ? 'Not published' : 'Not taken off the site');
      if (wanted === 'remove') await unpublishGallery(id);
      else await publishSeen();
      setTitle('Approved, but the site could not be built');
      await releaseAfter(liveVersion);
    },
    changes: ['galleries', 'releases'],
  });

  /** Everything that is on the screen, and nothing that a colleague has done since. */
  async function publishSeen(): Promise<void> {
    if (!(await fields.flush())) throw new DataError('invalid', { message: NOT_SAVED });
    await publishGallery(await changes.settled());
  }

  return {
    send: (wanted: 'publish' | 'remove') => {
      if (!change.isPending) change.mutate(wanted);
    },
    retry: () => change.mutate(change.variables ?? 'publish'),
    dismiss: change.reset,
    isSending: change.isPending,
    failure: change.error && { title, reason: change.error.message },
  };
}

export type GalleryPublishing = ReturnType<typeof useGalleryPublishing>;
