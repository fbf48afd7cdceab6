import { useQuery } from '@tanstack/react-query';
import { binnedGalleries } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Bin } from '#admin/ui/lists/Bin.tsx';
import { binGallery, deleteGallery } from '#data/galleries/gallery-changes.ts';
import { pluralize } from '#domain/text/when.ts';

/** Binned galleries, until an editor deletes them. */
export function GalleryBin() {
  const { data = [] } = useQuery(binnedGalleries);
  const restoring = useDataChange({
    run: (id: string) => binGallery(id, false),
    changes: ['galleries'],
  });
  const deleting = useDataChange({ run: deleteGallery, changes: ['galleries'] });
  return (
    <Bin
      what="Galleries"
      summary={`Bin: ${pluralize(data.length, 'gallery', 'galleries')}`}
      items={data.map(({ id, title, pictures, deletedAt }) => ({
        ...{ id, title: title || 'Untitled', deletedAt },
        note: pluralize(pictures, 'picture'),
      }))}
      {...{ restoring, deleting }}
    >
      <p>
        Its words, captions and order are gone then. The pictures themselves stay in the library.
      </p>
    </Bin>
  );
}
