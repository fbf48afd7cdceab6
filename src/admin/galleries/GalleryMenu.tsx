import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { GoingLive } from '#admin/releases/use-going-live.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { binGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { discarding } from './changes.ts';
import { useOpenGallery } from './gallery-context.ts';
import type { GalleryStatus } from './use-gallery-status.ts';

interface GalleryMenuProps {
  status: GalleryStatus;
  publishing: GoingLive;
  onPreview: () => void;
  onRevisions: () => void;
}

/** What is done to a gallery now and then. */
export function GalleryMenu({ status, publishing, onPreview, onRevisions }: GalleryMenuProps) {
  const { open, changes } = useOpenGallery();
  const [question, setQuestion] = useState<'remove' | 'bin' | null>(null);
  const close = () => setQuestion(null);
  const { gallery, published } = open;
  const navigate = useNavigate();
  const binning = useDataChange<void>({
    run: () => binGallery(gallery.id, true),
    changes: ['galleries', 'releases'],
    leave: () => navigate(STAFF.galleries),
  });
  return (
    <>
      <ActionMenu
        label="More"
        isSign
        actions={[
          { id: 'preview', label: 'Preview', run: onPreview },
          { id: 'revisions', label: 'Revisions', run: onRevisions },
          status.changes.length > 0 && {
            id: 'discard',
            label: 'Discard the waiting changes',
            run: () => void changes.apply(discarding),
          },
          published && {
            id: 'remove',
            label: 'Take it off the site…',
            run: () => setQuestion('remove'),
          },
          {
            id: 'bin',
            label: 'Move to the bin…',
            isDangerous: true,
            run: () => setQuestion('bin'),
          },
        ]}
      >
        ⋯
      </ActionMenu>
      <ConfirmDialog
        isOpen={question === 'remove'}
        title="Take this gallery off the site?"
        onCancel={close}
        confirm="Take it off the site"
        onConfirm={() => {
          close();
          publishing.send('remove');
        }}
      >
        <p>
          Until the site is built again visitors still have it. After that{' '}
          <span className="wrap-anywhere font-medium">/portfolio/{published?.slug}</span> says that
          the page is not there. Everything stays here as a draft, and you can publish it again any
          time.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'bin'}
        title="Move this gallery to the bin?"
        onCancel={close}
        confirm="Move to the bin"
        onConfirm={() => binning.mutate()}
        change={binning}
      >
        <p>
          It can be restored from the bin, as a draft, with all its pictures.
          {published && ' Visitors see it until the site is published the next time.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
