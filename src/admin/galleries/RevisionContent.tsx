import { useQuery } from '@tanstack/react-query';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { mediaByIds } from '#admin/queries/media.ts';
import { Differences } from '#admin/releases/ChangedWords.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { contentOf } from '#data/galleries/gallery-content.ts';
import type { GalleryContent } from '#domain/galleries/gallery-changes.ts';
import { staff } from '#languages/staff.ts';
import { useOpenGallery } from './gallery-context.ts';

/** A kept state of the gallery: its words against those of now, and its pictures in their order. */
export function RevisionContent({ content }: { content: GalleryContent }) {
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
