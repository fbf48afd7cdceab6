import { useStore } from '@nanostores/react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '#admin/ui/Button.tsx';
import { $shortcutsOpen, $singleKeys, SHORTCUTS, setSingleKeys } from './shortcuts.ts';

/** Every shortcut, and the switch for those of a single key. */
export function ShortcutsDialog() {
  const isOpen = useStore($shortcutsOpen);
  const hasSingleKeys = useStore($singleKeys);
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => $shortcutsOpen.set(open)}
      className="fixed inset-0 z-40 grid place-items-end bg-veil sm:place-items-center sm:p-6"
    >
      <Modal className="w-full max-w-md rounded-t-2xl border border-line bg-panel sm:rounded-2xl">
        <Dialog className="grid max-h-[85dvh] gap-5 overflow-y-auto p-6 outline-none sm:p-8">
          <Heading slot="title" className="font-display text-screen">
            Keyboard shortcuts
          </Heading>
          <dl>
            <Line keys="⌘ S, Ctrl S" label="Save the article" />
            {SHORTCUTS.map(({ keys, label }) => (
              <Line key={keys} keys={keys} label={label} isOff={!hasSingleKeys} />
            ))}
          </dl>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-4.5 accent-(--accent)"
              checked={hasSingleKeys}
              onChange={(event) => setSingleKeys(event.target.checked)}
            />
            Single keys do something when nobody is typing
          </label>
          <Button className="justify-self-end" onClick={() => $shortcutsOpen.set(false)}>
            Close
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Line({ keys, label, isOff = false }: { keys: string; label: string; isOff?: boolean }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t py-2 last:border-b">
      <dt className={isOff ? 'text-soft line-through' : undefined}>{label}</dt>
      <dd className="flex gap-1">
        {keys.split(', ').map((alternative) => (
          <kbd
            key={alternative}
            className="rounded-md border border-line bg-paper px-2 py-0.5 font-text text-note"
          >
            {alternative}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
