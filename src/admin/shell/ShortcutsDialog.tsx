import { useStore } from '@nanostores/react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { $shortcutsOpen, $singleKeys, SEARCH_KEYS, SHORTCUTS, setSingleKeys } from './shortcuts.ts';

export function ShortcutsDialog() {
  const isOpen = useStore($shortcutsOpen);
  const hasSingleKeys = useStore($singleKeys);
  return (
    <Dialog
      isOpen={isOpen}
      title="Keyboard shortcuts"
      width="narrow"
      onClose={() => $shortcutsOpen.set(false)}
    >
      <dl>
        <Line keys="⌘ S, Ctrl S" label="Save what you are writing" />
        <Line keys={SEARCH_KEYS} label="Search everything, or go to a screen" />
        {SHORTCUTS.map(({ keys, label }) => (
          <Line key={keys} keys={keys} label={label} isOff={!hasSingleKeys} />
        ))}
      </dl>
      <Checkbox checked={hasSingleKeys} onChange={setSingleKeys}>
        Single keys do something when nobody is typing
      </Checkbox>
      <Button className="justify-self-end" onClick={() => $shortcutsOpen.set(false)}>
        Close
      </Button>
    </Dialog>
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
