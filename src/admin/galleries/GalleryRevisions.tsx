import { useQuery } from '@tanstack/react-query';
import { RevisionRow } from '#admin/articles/versions/RevisionRow.tsx';
import { galleryRevisions } from '#admin/queries/galleries.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { contentOf } from '#data/galleries/gallery-content.ts';
import type { GalleryRevision } from '#data/galleries/gallery-revisions.ts';
import { describeGalleryChanges } from '#domain/galleries/gallery-changes.ts';
import { formatRelative, pluralize } from '#domain/text/when.ts';
import { site } from '#site';
import { restoring } from './changes.ts';
import { useOpenGallery } from './gallery-context.ts';
import { RevisionContent } from './RevisionContent.tsx';

/** Earlier states of the gallery, each of which can be looked at and brought back. */
export function GalleryRevisions({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title="Revisions" width="full" onClose={onClose}>
      <Revisions onClose={onClose} />
    </Dialog>
  );
}

function Revisions({ onClose }: { onClose: () => void }) {
  const { open, changes, fields } = useOpenGallery();
  const revisions = useQuery(galleryRevisions(open.gallery.id));
  if (!revisions.data) {
    return <Loading label="Fetching the revisions" what="The revisions" query={revisions} />;
  }

  async function restore(revision: GalleryRevision) {
    // What is typed belongs to what is kept.
    if (!(await fields.flush())) return;
    onClose();
    const when = formatRelative(revision.createdAt, Date.now(), site.timeZone);
    await changes.apply(restoring(revision.id, `the state from ${when}`));
  }

  return (
    <>
      <p className="max-w-prose text-soft">
        A state is kept each time the gallery is published, and when one is given up for another.
        Bring one back, with its pictures and their order: visitors notice nothing until you
        publish, what stands here now becomes a revision itself, and <em>Undo</em> takes it back.
      </p>
      {revisions.data.length === 0 ? (
        <p>There is no earlier state yet.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {revisions.data.map((revision) => (
            <KeptState key={revision.id} revision={revision} onRestore={() => restore(revision)} />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}

const REASONS = { publish: 'Was published', discard: 'Discarded', restore: 'Replaced', save: '' };

function KeptState({ revision, onRestore }: { revision: GalleryRevision; onRestore: () => void }) {
  const { content, reason } = revision;
  const now = contentOf(useOpenGallery().open);
  // The address stays as it is.
  const differences = describeGalleryChanges({ ...content, slug: now.slug }, now);
  const isSame = differences.length === 0;
  return (
    <RevisionRow
      revision={revision}
      name={`${content.title || 'Untitled'} · ${pluralize(content.pictures.length, 'picture')}`}
      reason={{ tone: reason === 'discard' ? 'empty' : 'plain', words: REASONS[reason] }}
      look="Look at it"
      onRestore={isSame ? null : onRestore}
      note={
        isSame
          ? 'The gallery is like this now.'
          : `Restoring would change: ${differences.join(', ')}.`
      }
    >
      <RevisionContent content={content} />
    </RevisionRow>
  );
}
