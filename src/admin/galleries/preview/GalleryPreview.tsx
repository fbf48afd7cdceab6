import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageFrame } from '#admin/editor/preview/PageFrame.tsx';
import { PHONE_WIDTH, PreviewWidth } from '#admin/editor/preview/PreviewWidth.tsx';
import { useOpenGallery } from '#admin/galleries/gallery-context.ts';
import { useServices } from '#admin/queries/services.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';

/** The gallery as its page will look. */
export function GalleryPreview({ onClose }: { onClose: () => void }) {
  const { open } = useOpenGallery();
  const { gallery, pictures } = open;
  const [isPhone, setIsPhone] = useState(false);
  const { shown: services } = useServices();
  const page = useQuery({
    queryKey: ['galleries', 'preview', gallery, pictures, services],
    // Its reader of stories is large, and few look.
    queryFn: async () => (await import('./gallery-page.ts')).galleryPage(open, services),
  });
  return (
    <Dialog isOpen title="Preview" width="screen" onClose={onClose}>
      <Loading label="Making the preview" what="The preview" query={page} />
      {page.data === null && (
        <Callout tone="caution" title="There is no page to show it on yet">
          The preview borrows the page of a job that is live, with a story and two pictures, and
          none is. Publish this one, and look at its own page.
        </Callout>
      )}
      {page.data && (
        <>
          <PreviewWidth isPhone={isPhone} onChange={setIsPhone} className="max-sm:hidden" />
          <div className="grid [&_iframe]:h-[58dvh]">
            <PageFrame
              page={page.data}
              title={`Preview of ${gallery.title || 'the gallery'}`}
              width={isPhone ? PHONE_WIDTH : null}
            />
          </div>
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
