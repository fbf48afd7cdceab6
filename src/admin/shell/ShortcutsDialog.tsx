import { useStore } from '@nanostores/react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { staff } from '#languages/staff.ts';
import { $shortcutsOpen, $singleKeys, SHORTCUTS, searchKeys, setSingleKeys } from './shortcuts.ts';

export function ShortcutsDialog() {
  const isOpen = useStore($shortcutsOpen);
  const hasSingleKeys = useStore($singleKeys);
  return (
    <Dialog
      isOpen={isOpen}
      title={staff.shell.keyboardShortcuts}
      width="narrow"
      onClose={() => $shortcutsOpen.set(false)}
    >
      <dl>
        <Line keys={staff.shell.saveKeys} label={staff.shell.saveHelp} />
        <Line keys={searchKeys()} label={staff.shell.searchHelp} />
        {SHORTCUTS.map(({ keys, label }) => (
          <Line key={keys} keys={keys} label={staff.shell[label]} isOff={!hasSingleKeys} />
        ))}
      </dl>
      <Checkbox checked={hasSingleKeys} onChange={setSingleKeys}>
        {staff.shell.singleKeysLabel}
      </Checkbox>
      <Button className="justify-self-end" onClick={() => $shortcutsOpen.set(false)}>
        {staff.shell.close}
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
            dir="ltr"
            className="whitespace-nowrap rounded-md border border-line bg-paper px-2 py-0.5 font-text text-note"
          >
            {alternative}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
