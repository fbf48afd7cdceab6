import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { binnedGalleries } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { binGallery, deleteGallery } from '#data/galleries/gallery-changes.ts';
import { pluralize } from '#domain/text/when.ts';

/** Binned galleries, until an editor deletes them. */
export function GalleryBin() {
  const { data = [] } = useQuery(binnedGalleries);
  const [doomed, setDoomed] = useState<GalleryState | null>(null);
  const restoring = useDataChange({
    run: (id: string) => binGallery(id, false),
    changes: ['galleries'],
  });
  const deleting = useDataChange({ run: deleteGallery, changes: ['galleries'] });
  if (data.length === 0) return null;
  return (
    <details className="border-line border-t pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        Bin: {pluralize(data.length, 'gallery', 'galleries')}
      </summary>
      <ChangeFailed change={restoring} />
      <List label="Galleries in the bin">
        {data.map((gallery) => {
          const title = gallery.title || 'Untitled';
          return (
            <Row
              key={gallery.id}
              title={title}
              end={
                <span className="flex flex-wrap gap-2">
                  <Button
                    isPending={restoring.isPending}
                    onClick={() => restoring.mutate(gallery.id)}
                  >
                    Restore<span className="sr-only"> “{title}”</span>
                  </Button>
                  <Button kind="danger" onClick={() => setDoomed(gallery)}>
                    Delete for good…<span className="sr-only"> “{title}”</span>
                  </Button>
                </span>
              }
            >
              {pluralize(gallery.pictures, 'picture')}
              {gallery.deletedAt && (
                <>
                  , thrown away <RelativeTime at={gallery.deletedAt} />
                </>
              )}
            </Row>
          );
        })}
      </List>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={`Delete “${doomed?.title || 'Untitled'}” for good?`}
        onCancel={() => setDoomed(null)}
        confirm="Delete for good"
        onConfirm={() => {
          if (doomed) deleting.mutate(doomed.id, { onSuccess: () => setDoomed(null) });
        }}
        change={deleting}
      >
        <p>
          Its words, captions and order are gone then. The pictures themselves stay in the library.
        </p>
      </ConfirmDialog>
    </details>
  );
}
