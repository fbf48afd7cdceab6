import { useQuery } from '@tanstack/react-query';
import { RevisionComparison, RevisionsDialog } from '#admin/documents/RevisionsDialog.tsx';
import type { DocumentChanges } from '#admin/documents/use-document-changes.ts';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { galleryRevisions } from '#admin/queries/galleries.ts';
import { mediaByIds } from '#admin/queries/media.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { contentOf } from '#data/galleries/galleries.ts';
import { describeGalleryChanges, type GalleryContent } from '#domain/galleries/gallery-changes.ts';
import { staff } from '#languages/staff.ts';
import { useOpenGallery } from './gallery-context.ts';
import type { StoredGallery } from './gallery-saver.ts';

interface GalleryRevisionsProps {
  changes: DocumentChanges<StoredGallery>;
  onClose: () => void;
}

/** Of the gallery, with its pictures and their order. */
export function GalleryRevisions({ changes, onClose }: GalleryRevisionsProps) {
  const { open } = useOpenGallery();
  const now = contentOf(open);
  return (
    <RevisionsDialog
      {...{ changes, onClose }}
      query={useQuery(galleryRevisions(open.gallery.id))}
      nameOf={({ content: { title, pictures } }) =>
        `${title || staff.screens.untitled} · ${staff.screens.pictureCount(pictures.length)}`
      }
      noteOn={({ content }) => {
        // The address stays as it is.
        const differences = describeGalleryChanges({ ...content, slug: now.slug }, now);
        const isSame = differences.length === 0;
        const would = staff.galleries.restoringWouldChange(differences.join(', '));
        return { isSame, text: isSame ? staff.documents.isLikeThisNow : would };
      }}
      compare={({ content }) => <Comparison content={content} />}
    />
  );
}

/** Its words against those of now, and its pictures in their order. */
function Comparison({ content }: { content: GalleryContent }) {
  const now = contentOf(useOpenGallery().open);
  const media = useQuery(mediaByIds(content.pictures.map(({ media_id }) => media_id)));
  return (
    <RevisionComparison>
      <Loading what={staff.media.thePictures} query={media} />
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
    </RevisionComparison>
  );
}
