import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { buttonClass } from '#admin/ui/Button.tsx';

export interface Action {
  id: string;
  label: string;
  hint?: string | undefined;
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
  /** In a toolbar: without a border, and it opens to the right. */
  isTool?: boolean;
  /** The button's look. */
  className?: string;
}

const TOOL =
  'flex min-h-11 shrink-0 cursor-pointer items-center gap-1 rounded-md px-2.5 text-small hover:bg-shade';

/** A button with a menu of actions. Arrow keys only look; Enter does it. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, children, actions, isDisabled = false, isSign = false, isTool = false } = props;
  const look = isTool
    ? TOOL
    : (props.className ?? buttonClass('secondary', 'disabled:cursor-default disabled:opacity-60'));
  return (
    <MenuTrigger>
      <Button aria-label={label} isDisabled={isDisabled} className={look}>
        {children}
        {!isSign && <span aria-hidden="true">▾</span>}
      </Button>
      <Popover
        placement={isTool ? 'bottom start' : 'bottom end'}
        className={`max-h-96 overflow-y-auto rounded-lg border border-line bg-panel p-1.5 shadow-lg ${isTool ? 'min-w-60' : 'min-w-52'}`}
      >
        <Menu aria-label={label} className="outline-none">
          {actions
            .filter((action) => action !== false && action !== null)
            .map(({ id, label: name, hint, isDangerous, isDisabled: isOff = false, run }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={name}
                isDisabled={isOff}
                onAction={run}
                className={`flex min-h-11 cursor-pointer items-baseline justify-between gap-4 rounded-md px-3 py-2.5 outline-none data-disabled:cursor-default data-focused:bg-shade data-disabled:opacity-50 ${isDangerous ? 'text-bad' : ''}`}
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
