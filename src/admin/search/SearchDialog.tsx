import { useStore } from '@nanostores/react';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { $isSearchOpen } from '#admin/ui/search-key.ts';
import { staff } from '#languages/staff.ts';
import { SearchBox } from './SearchBox.tsx';

/** One search over all that staff may read: on all of a phone, near the top of a wider window. */
export function SearchDialog() {
  const isOpen = useStore($isSearchOpen);
  const close = () => $isSearchOpen.set(false);
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && close()}
      className="fixed inset-x-0 top-0 z-40 h-(--visual-viewport-height) bg-veil sm:px-6 sm:pt-[10vh]"
    >
      <Modal className="mx-auto w-full max-w-2xl border-line bg-panel max-sm:h-full sm:rounded-2xl sm:border">
        <Dialog
          aria-label={staff.search.search}
          className="relative flex flex-col outline-none max-sm:h-full sm:max-h-[calc(var(--visual-viewport-height)*0.8)]"
        >
          <SearchBox onClose={close} />
          {/* Last in the order of the keyboard. */}
          <Button
            slot="close"
            aria-label={staff.search.close}
            className="absolute top-2.5 inset-e-2.5 grid size-11 cursor-pointer place-items-center rounded-lg text-soft hover:bg-shade hover:text-text"
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
