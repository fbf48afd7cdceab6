import { useQuery } from '@tanstack/react-query';
import { binnedGalleries } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Bin } from '#admin/ui/lists/Bin.tsx';
import { binGallery, deleteGallery } from '#data/galleries/gallery-changes.ts';
import { staff } from '#languages/staff.ts';

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
      what={staff.galleries.galleries}
      summary={staff.lists.bin(staff.galleries.galleryCount(data.length))}
      items={data.map(({ id, title, pictures, deletedAt }) => ({
        ...{ id, title: title || staff.galleries.untitled, deletedAt },
        note: staff.screens.pictureCount(pictures),
      }))}
      {...{ restoring, deleting }}
    >
      <p>{staff.galleries.deleteForGoodHint}</p>
    </Bin>
  );
}
