import { useGoingLive } from '#admin/releases/use-going-live.ts';
import { DataError } from '#data/errors.ts';
import { publishGallery, unpublishGallery } from '#data/galleries/gallery-changes.ts';
import { useOpenGallery } from './gallery-context.ts';

const NOT_SAVED = 'Something that is typed is not saved yet. Its field says why.';

/** Takes the gallery to visitors, and back. */
export function useGalleryPublishing() {
  const { open, fields, changes } = useOpenGallery();

  /** Everything that is on the screen, and nothing that a colleague has done since. */
  async function publishSeen(): Promise<void> {
    if (!(await fields.flush())) throw new DataError('invalid', { message: NOT_SAVED });
    await publishGallery(await changes.settled());
  }

  return useGoingLive('galleries', {
    publish: { approve: publishSeen, approved: 'Approved' },
    remove: { approve: () => unpublishGallery(open.gallery.id), approved: 'Approved' },
  });
}
