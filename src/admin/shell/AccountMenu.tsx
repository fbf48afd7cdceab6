import { useStore } from '@nanostores/react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useSignOut } from '#admin/sign-in/SignOutButton.tsx';
import { ROLE_NAMES } from '#domain/accounts/role-names.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { $shortcutsOpen } from './shortcuts.ts';

const ITEM =
  'block min-h-11 cursor-pointer rounded-md px-3 py-2.5 outline-none data-focused:bg-shade';

export function AccountMenu() {
  const { user, profile, role } = useStore($session);
  const { leave } = useSignOut();
  const name = profile?.full_name || user?.email || '';
  return (
    <MenuTrigger>
      <Button className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-start hover:bg-shade">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-walnut text-label text-bone"
        >
          {initials(name)}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-label text-soft">
            {role && staff.screens[ROLE_NAMES[role]]}
          </span>
        </span>
      </Button>
      <Popover
        placement="top start"
        className="w-56 rounded-lg border border-line bg-panel p-1.5 shadow-lg"
      >
        <Menu aria-label={staff.shell.account} className="outline-none">
          <MenuItem href={STAFF.account} className={ITEM}>
            {staff.shell.account}
          </MenuItem>
          <MenuItem onAction={() => $shortcutsOpen.set(true)} className={ITEM}>
            {staff.shell.keyboardShortcuts}
          </MenuItem>
          <MenuItem href="/" target="_blank" className={ITEM}>
            {staff.shell.openTheWebsite}
          </MenuItem>
          <MenuItem onAction={() => leave()} className={ITEM}>
            {staff.shell.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** 'Anna Harrow' → 'AH'. */
function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
