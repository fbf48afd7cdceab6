import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { GoingLive } from '#admin/releases/use-going-live.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { binGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
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
        label={staff.galleries.more}
        isSign
        actions={[
          { id: 'preview', label: staff.galleries.preview, run: onPreview },
          { id: 'revisions', label: staff.galleries.revisions, run: onRevisions },
          status.changes.length > 0 && {
            id: 'discard',
            label: staff.galleries.discardTheWaitingChanges,
            run: () => void changes.apply(discarding()),
          },
          published && {
            id: 'remove',
            label: staff.galleries.takeOffSite,
            run: () => setQuestion('remove'),
          },
          {
            id: 'bin',
            label: staff.galleries.moveToBinMenu,
            isDangerous: true,
            run: () => setQuestion('bin'),
          },
        ]}
      >
        ⋯
      </ActionMenu>
      <ConfirmDialog
        isOpen={question === 'remove'}
        title={staff.galleries.askTakeOffSite}
        onCancel={close}
        confirm={staff.galleries.confirmTakeOffSite}
        onConfirm={() => {
          close();
          publishing.send('remove');
        }}
      >
        <p>
          <RichText
            text={staff.galleries.takeOffSiteHint}
            parts={{
              span: (
                <span className="wrap-anywhere font-medium">
                  <RichText text={'/portfolio/<part></part>'} parts={{ part: published?.slug }} />
                </span>
              ),
            }}
          />
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'bin'}
        title={staff.galleries.askMoveToBin}
        onCancel={close}
        confirm={staff.galleries.confirmMoveToBin}
        onConfirm={() => binning.mutate()}
        change={binning}
      >
        <p>{staff.galleries.binHint(Boolean(published))}</p>
      </ConfirmDialog>
    </>
  );
}
