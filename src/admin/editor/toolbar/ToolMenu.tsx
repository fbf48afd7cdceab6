import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

interface ToolMenuProps {
  label: string;
  children: string;
  items: readonly { id: string; label: string; hint?: string | undefined; run: () => void }[];
}

export function ToolMenu({ label, children, items }: ToolMenuProps) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className="flex min-h-11 shrink-0 cursor-pointer items-center gap-1 rounded-md px-2.5 text-small hover:bg-shade"
      >
        {children}
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover
        placement="bottom start"
        className="max-h-96 min-w-60 overflow-y-auto rounded-lg border border-line bg-panel p-1.5 shadow-lg"
      >
        <Menu aria-label={label} className="outline-none">
          {items.map(({ id, label: name, hint, run }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              onAction={run}
              className="flex min-h-11 cursor-pointer items-baseline justify-between gap-4 rounded-md px-3 py-2.5 outline-none data-focused:bg-shade"
            >
              {name}
              {hint && <span className="text-note text-soft">{hint}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
