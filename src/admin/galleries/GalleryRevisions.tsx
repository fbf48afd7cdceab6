import { useQuery } from '@tanstack/react-query';
import { RevisionRow } from '#admin/articles/versions/RevisionRow.tsx';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { galleryRevisions } from '#admin/queries/galleries.ts';
import { mediaByIds } from '#admin/queries/media.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { contentOf } from '#data/galleries/galleries.ts';
import type { GalleryRevision } from '#data/galleries/gallery-revisions.ts';
import { describeGalleryChanges, type GalleryContent } from '#domain/galleries/gallery-changes.ts';
import { formatRelative } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { restoring } from './changes.ts';
import { useOpenGallery } from './gallery-context.ts';

/** Earlier states of the gallery, each of which can be looked at and brought back. */
export function GalleryRevisions({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title={staff.galleries.revisions} width="full" onClose={onClose}>
      <Revisions onClose={onClose} />
    </Dialog>
  );
}

function Revisions({ onClose }: { onClose: () => void }) {
  const { open, changes, fields } = useOpenGallery();
  const revisions = useQuery(galleryRevisions(open.gallery.id));
  if (!revisions.data) {
    return (
      <Loading
        label={staff.galleries.fetchingTheRevisions}
        what={staff.galleries.theRevisions}
        query={revisions}
      />
    );
  }

  async function restore(revision: GalleryRevision) {
    // What is typed belongs to what is kept.
    if (!(await fields.flush())) return;
    onClose();
    const when = formatRelative(revision.createdAt, Date.now(), site.timeZone);
    await changes.apply(restoring(revision.id, staff.galleries.stateFrom(when)));
  }

  return (
    <>
      <p className="max-w-prose text-soft">
        <RichText
          text={staff.galleries.revisionsExplained}
          parts={{ em: (words) => <em>{words}</em> }}
        />
      </p>
      {revisions.data.length === 0 ? (
        <p>{staff.galleries.noEarlierState}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {revisions.data.map((revision) => (
            <KeptState key={revision.id} revision={revision} onRestore={() => restore(revision)} />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>{staff.galleries.close}</Button>
      </DialogActions>
    </>
  );
}

const REASONS = {
  publish: 'wasPublished',
  discard: 'discarded',
  restore: 'replaced',
} as const;

function KeptState({ revision, onRestore }: { revision: GalleryRevision; onRestore: () => void }) {
  const { content, reason } = revision;
  const words = reason === 'save' ? '' : staff.galleries[REASONS[reason]];
  const now = contentOf(useOpenGallery().open);
  // The address stays as it is.
  const differences = describeGalleryChanges({ ...content, slug: now.slug }, now);
  const isSame = differences.length === 0;
  return (
    <RevisionRow
      revision={revision}
      name={`${content.title || staff.galleries.untitled} · ${staff.screens.pictureCount(content.pictures.length)}`}
      reason={{ tone: reason === 'discard' ? 'empty' : 'plain', words }}
      look={staff.galleries.lookAtIt}
      onRestore={isSame ? null : onRestore}
      note={
        isSame
          ? staff.galleries.isLikeThisNow
          : staff.galleries.restoringWouldChange(differences.join(', '))
      }
    >
      <RevisionContent content={content} />
    </RevisionRow>
  );
}

/** A kept state of the gallery: its words against those of now, and its pictures in their order. */
function RevisionContent({ content }: { content: GalleryContent }) {
  const now = contentOf(useOpenGallery().open);
  const media = useQuery(mediaByIds(content.pictures.map(({ media_id }) => media_id)));
  return (
    <section
      aria-label={staff.galleries.whatWasKept}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
      tabIndex={0}
      className="grid max-h-96 gap-3 overflow-y-auto rounded-lg border border-line bg-paper p-3.5"
    >
      <Loading
        label={staff.galleries.fetchingThePictures}
        what={staff.galleries.thePictures}
        query={media}
      />
      {media.isSuccess && (
        <ol
          className="grid grid-cols-3 gap-2 sm:grid-cols-6"
          aria-label={staff.galleries.itsPicturesInOrder}
        >
          {content.pictures.map(({ media_id, caption }) => {
            const one = media.data.get(media_id);
            return (
              <li key={media_id} className="grid content-start gap-1">
                <span className="block aspect-4/3 overflow-hidden rounded-md bg-shade">
                  {one && <Thumbnail media={one} alt={one.alt || one.title} />}
                </span>
                <span className="wrap-anywhere line-clamp-2 text-note text-soft">
                  {one ? caption : staff.galleries.deletedSince}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <div className="font-semibold">
        <Differences before={now.title} after={content.title} />
      </div>
      <Differences before={now.summary} after={content.summary} />
      <Differences before={now.story} after={content.story} />
    </section>
  );
}
