import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import type { ButtonKind } from '#admin/ui/button-class.ts';
import { Dialog } from '#admin/ui/Dialog.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { Publication } from './use-publication.ts';

interface ReviewButtonProps {
  publication: Publication;
  /** `primary` where nothing on the screen is more obvious. */
  kind?: ButtonKind;
}

/** Opens the list of what waits to go live. */
export function ReviewButton({ publication, kind = 'secondary' }: ReviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={kind} className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Review and publish
      </Button>
      <Dialog isOpen={isOpen} title="Review and publish" width="wide" onClose={close}>
        <ReviewForm publication={publication} onDone={close} />
      </Dialog>
    </>
  );
}
