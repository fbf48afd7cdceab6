import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageFrame } from '#admin/editor/preview/PageFrame.tsx';
import { useDesk } from '#admin/galleries/gallery-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/Dialog.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';

const PHONE_WIDTH = 390;

interface GalleryPreviewProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The gallery as its page will look. */
export function GalleryPreview({ isOpen, onClose }: GalleryPreviewProps) {
  return (
    <Dialog isOpen={isOpen} title="Preview" width="screen" onClose={onClose}>
      <Preview />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview() {
  const { open } = useDesk();
  const { gallery, pictures } = open;
  const [isPhone, setIsPhone] = useState(false);
  const page = useQuery({
    queryKey: ['galleries', 'preview', gallery, pictures],
    // Its reader of stories is large, and few look.
    queryFn: async () => (await import('./gallery-page.ts')).galleryPage(open),
  });
  if (page.isPending) return <Spinner label="Making the preview" />;
  if (page.isError) return <LoadingFailed what="The preview" query={page} />;
  if (!page.data) {
    return (
      <Notice tone="caution" title="There is no page to show it on yet">
        The preview borrows the page of a job that is live, with a story and two pictures, and none
        is. Publish this one, and look at its own page.
      </Notice>
    );
  }
  return (
    <>
      <fieldset className="flex gap-2 max-sm:hidden">
        <legend className="sr-only">Width of the preview</legend>
        <Button
          className="aria-pressed:bg-shade"
          aria-pressed={isPhone}
          onClick={() => setIsPhone(true)}
        >
          Phone
        </Button>
        <Button
          className="aria-pressed:bg-shade"
          aria-pressed={!isPhone}
          onClick={() => setIsPhone(false)}
        >
          Desktop
        </Button>
      </fieldset>
      <div className="grid [&_iframe]:h-[58dvh]">
        <PageFrame
          page={page.data}
          title={`Preview of ${gallery.title || 'the gallery'}`}
          width={isPhone ? PHONE_WIDTH : null}
        />
      </div>
    </>
  );
}
