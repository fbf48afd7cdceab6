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
import { staff } from '#languages/staff.ts';

/** The gallery as its page will look. */
export function GalleryPreview({ onClose }: { onClose: () => void }) {
  const { open, language } = useOpenGallery();
  const { gallery, pictures } = open;
  const [isPhone, setIsPhone] = useState(false);
  const { shown: services } = useServices(language);
  const page = useQuery({
    queryKey: ['galleries', 'preview', gallery, pictures, services, language],
    // Its reader of stories is large, and few look.
    queryFn: async () => (await import('./gallery-page.ts')).galleryPage(open, services, language),
  });
  return (
    <Dialog isOpen title={staff.documents.preview} width="screen" onClose={onClose}>
      <Loading what={staff.galleries.thePreview} query={page} />
      {page.data === null && (
        <Callout tone="caution" title={staff.galleries.noPageForPreview}>
          {staff.galleries.previewNeedsLiveJob}
        </Callout>
      )}
      {page.data && (
        <>
          <PreviewWidth isPhone={isPhone} onChange={setIsPhone} className="max-sm:hidden" />
          <div className="grid [&_iframe]:h-[58dvh]">
            <PageFrame
              page={page.data}
              title={staff.galleries.previewOf(gallery.title || staff.galleries.theGallery)}
              width={isPhone ? PHONE_WIDTH : null}
            />
          </div>
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{staff.common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
