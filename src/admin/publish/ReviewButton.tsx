import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { buttonClass } from '#admin/ui/button-class.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { Publication } from './use-publication.ts';

/** Opens the list of what waits to go live. */
export function ReviewButton({ publication }: { publication: Publication }) {
  return (
    <DialogTrigger>
      <Button className={buttonClass('primary', 'w-full')}>Review and publish</Button>
      <ModalOverlay
        isDismissable
        className="fixed inset-0 z-40 grid place-items-end bg-veil sm:place-items-center sm:p-6"
      >
        <Modal className="w-full max-w-xl rounded-t-2xl border border-line bg-panel sm:rounded-2xl">
          <Dialog className="max-h-[85dvh] overflow-y-auto p-6 outline-none sm:p-8">
            {({ close }) => (
              <>
                <Heading slot="title" className="font-display text-screen">
                  Review and publish
                </Heading>
                <ReviewForm publication={publication} onDone={close} />
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
