import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { buttonClass } from '#admin/ui/button-class.ts';

/** An item of a menu. */
export interface Action {
  id: string;
  label: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  run: () => void;
}

interface ActionMenuProps {
  label: string;
  children: string;
  /** Those that are possible. */
  actions: readonly (Action | false | null)[];
  isDisabled?: boolean;
  /** It shows a sign that needs no arrow. */
  isSign?: boolean;
  /** The button's look. */
  className?: string;
}

/** A button with a menu of actions. Arrow keys only look; Enter does it. */
export function ActionMenu({
  label,
  children,
  actions,
  isDisabled = false,
  isSign = false,
  className = buttonClass('secondary', 'disabled:cursor-default disabled:opacity-60'),
}: ActionMenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} isDisabled={isDisabled} className={className}>
        {children}
        {!isSign && <span aria-hidden="true">▾</span>}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-52 rounded-lg border border-line bg-panel p-1.5 shadow-lg"
      >
        <Menu aria-label={label} className="outline-none">
          {actions
            .filter((action) => action !== false && action !== null)
            .map(({ id, label: name, isDangerous, isDisabled: isOff = false, run }) => (
              <MenuItem
                key={id}
                id={id}
                isDisabled={isOff}
                onAction={run}
                className={`block min-h-11 cursor-pointer rounded-md px-3 py-2.5 outline-none data-disabled:cursor-default data-focused:bg-shade data-disabled:opacity-50 ${isDangerous ? 'text-bad' : ''}`}
              >
                {name}
              </MenuItem>
            ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
